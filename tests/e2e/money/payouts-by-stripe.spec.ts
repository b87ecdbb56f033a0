import { withDatabase } from '../../../server/platform/db/with-database.ts';
import { earn } from '../../support/money/earn.ts';
import { expect } from '../fixtures.ts';
import { openAccount, password, store } from '../identity/account-steps.ts';
import { slow } from '../slow.ts';
import { payAtStripe, seePage, setUpAtStripe, withdraw } from './payout-steps.ts';
import { journeys } from './shop-currencies.ts';
import { connectSettings, testAtStripe } from './stripe-site.ts';
import { checkMoneyPages, openBuyer, openShop, sellAndRefund } from './walk-shop.ts';

const test = testAtStripe(connectSettings('DE'));

test('a seller sets up payouts at Stripe, withdraws, and sees the payout arrive', { tag: slow }, async ({
  page,
  site,
}) => {
  test.slow();
  const seller = await openAccount(page.request, 'seller');
  await withDatabase(
    site.config,
    () => undefined,
    ({ db }) => earn(db, Number(seller.post.id), 20_000),
  );
  await store(page, 'snapbazaar.session', JSON.stringify(seller));
  await page.goto('/wallet-bank');
  await page.getByLabel('Country of your bank account').selectOption('US');
  await page.getByRole('button', { name: 'Set up payouts' }).click();
  await page.getByRole('link', { name: 'Save for later' }).click();
  await expect(
    page.getByText('Your payout account is not ready yet. Still needed: your personal details, a bank account.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Agree and submit' }).click();
  await expect(page.getByText('Payouts are set up. Your money is paid to STRIPE TEST BANK ••6789.')).toBeVisible();

  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const amount = page.getByRole('textbox', { name: 'Amount in USD' });
  await amount.fill('100');
  await amount.press('Enter');
  await page.getByRole('textbox', { name: 'Current Password' }).fill(password);
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  const payout = page.getByRole('row').filter({ hasText: 'STRIPE TEST BANK ••6789' }).filter({ hasText: '$ 99.50' });
  await expect(payout).toBeVisible();
  expect(await payAtStripe(site)).toEqual({ amount: 9950, currency: 'usd' });
  await page.reload();
  await expect(payout.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByText('$ 100.00', { exact: true }).first()).toBeVisible();
});

for (const journey of journeys.filter(({ currency }) => currency === 'EUR')) {
  const { currency, withdrawal } = journey;
  test(`a shop in ${currency} sells, refunds a line, and is paid out by Stripe`, { tag: slow }, async ({
    page,
    browser,
    site,
  }) => {
    test.setTimeout(300_000);
    const shop = await openShop(page, journey);
    const buyer = await openBuyer(browser, site, journey);
    await sellAndRefund(shop, buyer, site, journey);
    await checkMoneyPages(shop.seller, journey);
    await setUpAtStripe(shop.seller, 'ES');
    await withdraw(shop.seller, withdrawal.typed, withdrawal.review);
    expect(await payAtStripe(site)).toEqual({ amount: 3028, currency: 'eur' });
    await seePage(shop.seller, '/wallet-bank', [withdrawal.paid]);
    await buyer.page.context().close();
  });
}
