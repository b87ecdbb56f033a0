import { type SQL, sql } from 'drizzle-orm';
import type { UnshippedDays } from '../../../../contracts/ordering/orders/order-states.ts';
import type { Task } from '../../../../contracts/ordering/tasks.ts';
import type { Db } from '../../../platform/db/database.ts';
import { orderNumber } from '../order-state/order-money.service.ts';

const maxListed = 50;
const maxCounted = 100;

interface Person {
  id: number;
  role: 'seller' | 'customer';
  hasVerifiedContact: boolean;
}

interface Clock {
  now: Date;
  /** Days after the day by which an order should be sent. */
  unshipped: UnshippedDays;
}

interface Row extends Record<string, unknown> {
  type: Task['type'];
  order_id: string | null;
  due_at: string | null;
  title: string | null;
  count: string;
}

/** What waits for an account: deadlines first, the nearest on top, then what has none. */
export async function findTasks(db: Db, account: Person, clock: Clock): Promise<{ count: number; tasks: Task[] }> {
  const isSeller = account.role === 'seller';
  const sources = isSeller ? sellerTasks(account.id) : customerTasks(account.id, clock);
  if (!account.hasVerifiedContact) sources.push(sql`select 'confirm_contact', null::bigint, null::timestamptz`);
  const limited = sources.map((source) => sql`(${source} limit ${maxCounted})`);
  const title = isSeller ? sql`original_title` : sql`title`;
  const { rows } = await db.execute<Row>(sql`
    with waiting(type, order_id, due_at) as (${sql.join(limited, sql` union all `)}),
      listed as (select *, count(*) over () as count from waiting order by due_at nulls last, order_id limit ${maxListed})
    select listed.*, (select ${title} from order_lines where order_lines.order_id = listed.order_id order by id limit 1) as title
    from listed order by due_at nulls last, order_id`);
  return { count: Number(rows[0]?.count ?? 0), tasks: rows.map(describeTask) };
}

function sellerTasks(sellerId: number): SQL[] {
  return [
    sql`select case payment_state when 'disputed' then 'payment_disputed' else 'ship' end, id, due_at
      from orders where seller_id = ${sellerId} and state = 'to_ship' and (evidence_due_at is null or payment_state <> 'disputed')`,
    sql`select 'send_evidence', id, evidence_due_at
      from orders where seller_id = ${sellerId} and evidence_due_at is not null`,
    sql`select 'confirm_payment', id, due_at
      from orders where seller_id = ${sellerId} and state = 'awaiting_payment' and payment_state = 'claimed'`,
    // An accepted return waits for the seller once the buyer has sent the goods.
    sql`select case order_returns.state when 'requested' then 'answer_return' when 'disputed' then 'return_disputed'
          else 'receive_return' end, orders.id, case order_returns.state when 'disputed' then null else answer_by end
      from orders join order_returns on order_id = orders.id
      where seller_id = ${sellerId} and has_open_return
        and (order_returns.state in ('requested', 'disputed') or (order_returns.state = 'accepted' and sent_at is not null))`,
    sql`select 'payment_disputed', id, null
      from orders where seller_id = ${sellerId} and state in ('shipped', 'delivered') and payment_state = 'disputed'
        and evidence_due_at is null`,
    // One that waits for the buyer's account is no task yet.
    sql`select case order_paybacks.state when 'due' then 'pay_back' else 'payback_disputed' end, orders.id, case order_paybacks.state when 'due' then order_paybacks.due_at end
      from orders join order_paybacks on order_id = orders.id
      where seller_id = ${sellerId} and payback_cents > 0 and order_paybacks.state in ('due', 'disputed')`,
    sql`select 'pay_commission', null, min(due_at)
      from commission_invoices where seller_id = ${sellerId} and mode = ledger_mode() and paid_at is null having count(*) > 0`,
  ];
}

function customerTasks(customerId: number, { now, unshipped }: Clock): SQL[] {
  const at = sql`${now.toISOString()}::timestamptz`;
  return [
    sql`select 'pay', id, due_at from orders where customer_id = ${customerId} and state = 'awaiting_payment'
      and payment_state = 'unpaid' and payment_method <> 'cash_on_delivery'`,
    // A parcel on its way needs nothing until it soon counts as delivered.
    sql`select 'confirm_receipt', id, due_at from orders
      where customer_id = ${customerId} and state = 'shipped' and due_at < ${at} + interval '3 days'`,
    sql`select case order_returns.state when 'accepted' then 'send_return' when 'disputed' then 'return_disputed'
          else 'return_declined' end, orders.id,
        case order_returns.state when 'accepted' then answer_by when 'disputed' then null else due_at end
      from orders join order_returns on order_id = orders.id
      where customer_id = ${customerId} and orders.state = 'delivered' and ((order_returns.state = 'accepted' and sent_at is null)
        or order_returns.state = 'disputed' or (order_returns.state in ('declined', 'expired') and due_at > ${at}))`,
    sql`select 'not_shipped', id, due_at + ${unshipped.cancel} * interval '1 day'
      from orders where customer_id = ${customerId} and state = 'to_ship' and payment_state <> 'disputed'
        and due_at + ${unshipped.notice} * interval '1 day' < ${at}`,
    sql`select case order_paybacks.state when 'needs_account' then 'name_account' when 'sent' then 'confirm_payback' else 'payback_disputed' end,
        orders.id, case order_paybacks.state when 'sent' then act_at end
      from orders join order_paybacks on order_id = orders.id
      where customer_id = ${customerId} and payback_cents > 0 and order_paybacks.state in ('needs_account', 'sent', 'disputed')`,
  ];
}

function describeTask({ type, order_id: id, due_at: dueAt, title }: Row): Task {
  return {
    type,
    order_id: id === null ? null : String(id),
    order_number: id === null ? null : orderNumber(Number(id)),
    title,
    due_at: dueAt === null ? null : new Date(dueAt).toISOString(),
  };
}
