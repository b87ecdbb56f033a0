import { expect } from '../fixtures.ts';
import { slow } from '../slow.ts';
import { linkBank, payByBankFile, seePage, withdraw } from './payout-steps.ts';
import { journeys } from './shop-currencies.ts';
import { testAtStripe } from './stripe-site.ts';
import { checkMoneyPages, openBuyer, openShop, sellAndRefund } from './walk-shop.ts';

const test = testAtStripe({
  ...{ PAYOUT_ACCOUNT_NAME: 'Snapbazaar', PAYOUT_ACCOUNT_NUMBER: 'DE89 3704 0044 0532 0130 00' },
  PAYOUT_ACCOUNT_BIC: 'COBADEFF',
});

const bank = { holder: 'Somchai Jaidee', number: '012-3-45678-9', bic: 'KASITHBK' };

for (const journey of journeys.filter(({ currency }) => currency !== 'EUR')) {
  const { currency, withdrawal } = journey;
  test(`a shop in ${currency} sells, refunds a line, and is paid out by a file for the bank`, { tag: slow }, async ({
    page,
    browser,
    site,
  }) => {
    test.setTimeout(300_000);
    const shop = await openShop(page, journey);
    const buyer = await openBuyer(browser, site, journey);
    await sellAndRefund(shop, buyer, site, journey);
    await checkMoneyPages(shop.seller, journey);
    await linkBank(shop.seller, bank);
    await withdraw(shop.seller, withdrawal.typed, withdrawal.review);
    const printed = await payByBankFile(site, currency);
    expect(printed.join('\n')).toContain(currency);
    await seePage(shop.seller, '/wallet-bank', [withdrawal.paid]);
    await buyer.page.context().close();
  });
}
