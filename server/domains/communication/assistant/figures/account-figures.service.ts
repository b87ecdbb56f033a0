import { eq } from 'drizzle-orm';
import { formatDate } from '../../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../../i18n/format-money.ts';
import { formatDecimal } from '../../../../../i18n/format-number.ts';
import { helpLinksText } from '../../../../../i18n/generated/help-links.ts';
import { sellerShellText } from '../../../../../i18n/generated/seller-shell.ts';
import { shopFiguresText } from '../../../../../i18n/generated/shop-figures.ts';
import { tasksText } from '../../../../../i18n/generated/tasks.ts';
import { joinFacts } from '../../../../../i18n/join-text.ts';
import { getLocale } from '../../../../../i18n/locale.ts';
import { accounts } from '../../../../schema/identity/accounts.ts';
import { toRating } from '../../../marketplace/listings/rating.service.ts';
import { getBalances } from '../../../money/ledger/journal.service.ts';
import { readShopCurrency } from '../../../money/ledger/shop-currency.service.ts';
import { findTasks } from '../../../ordering/tasks/tasks.service.ts';
import { type FigureQuestion, type FigureSources, maxRows, type WriteAnswer } from './figure-answer.ts';

const linkToOrders = () => ({ to: '/storefront/orders', label: helpLinksText('orders') });

/** What the seller's books hold: what can be taken out, what waits, what is on its way, what is owed. */
export async function readBalance({ db }: FigureSources, { sellerId }: FigureQuestion): Promise<WriteAnswer> {
  const currency = await readShopCurrency(db, sellerId);
  const { available, held, leaving, payout, debt } = await getBalances(db, sellerId, { currency });
  const amount = (minor: number) => formatMoney(minor, currency);
  const figure = (label: string, minor: number) => ({ label, value: amount(minor), before: null });
  return () => ({
    text:
      debt < 0
        ? shopFiguresText('owed', { amount: amount(-debt) })
        : shopFiguresText('available', { amount: amount(available) }),
    figures: [
      figure(shopFiguresText('availableNow'), available),
      figure(shopFiguresText('held'), held),
      figure(shopFiguresText('leaving'), leaving + payout),
    ],
    links: [{ to: '/wallet-bank', label: sellerShellText('wallet') }],
  });
}

/** What waits for the seller, the nearest deadline first. */
export async function readTasks(
  { db, now, unshipped }: FigureSources,
  { sellerId }: FigureQuestion,
): Promise<WriteAnswer> {
  // The assistant says what there is to do for orders and money; the page itself asks for a contact.
  const account = { id: sellerId, role: 'seller' as const, hasVerifiedContact: true };
  const { count, tasks } = await findTasks(db, account, { now: now(), unshipped });
  return () => ({
    text: shopFiguresText('waiting', { count }),
    rows: tasks.slice(0, maxRows).map(({ type, order_id: id, order_number: number, title, due_at: dueAt }) => ({
      title: tasksText(type),
      detail: joinFacts(number, title, dueAt && tasksText('by', { time: formatDate(dueAt) })),
      to: id ? `/storefront/orders/${id}` : '/invoices',
    })),
    links: [linkToOrders()],
  });
}

/** The stars of the shop. */
export async function readReviews({ db }: FigureSources, { sellerId }: FigureQuestion): Promise<WriteAnswer> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, sellerId));
  const rating = account ? toRating(account) : null;
  return () => ({
    text: rating
      ? shopFiguresText('rated', { average: formatDecimal(rating.average, 1, getLocale()), count: rating.count })
      : shopFiguresText('notRated'),
    links: [{ to: `/seller/${sellerId}`, label: shopFiguresText('publicShop') }],
  });
}
