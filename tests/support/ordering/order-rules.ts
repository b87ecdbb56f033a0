/**
 * Rows that must never be, by name, after any history of orders. `unitsPutIn` is SQL for the units that were put on
 * sale of a row of `products`.
 */
export const brokenOrderRules = (unitsPutIn: string): Record<string, string> => ({
  'an entry that does not add up to zero': `select entry_id as id from journal_postings group by entry_id having sum(cents) <> 0`,
  'a posting to an account of another currency than its entry': `
    select entry_id as id from journal_postings join journal_entries on journal_entries.id = entry_id
    join ledger_accounts on ledger_accounts.id = account_id where ledger_accounts.currency <> journal_entries.currency`,
  'an entry, a payment or a commission in another currency than its order': `
    select orders.id from orders join journal_entries on order_id = orders.id where journal_entries.currency <> orders.currency
    union all select orders.id from orders join order_payments on orders.id = any(order_ids) where order_payments.currency <> orders.currency
    union all select orders.id from orders join commission_invoices on order_id = orders.id where commission_invoices.currency <> orders.currency`,
  'books of a seller that do not add up to zero': `
    select seller_id as id from ledger_accounts group by seller_id, currency, mode having sum(balance_cents) <> 0`,
  'a balance that is not the sum of its postings': `
    select id from ledger_accounts left join (
      select account_id, sum(cents) as cents from journal_postings group by account_id) posted on account_id = id
    where balance_cents <> coalesce(posted.cents, 0)`,
  'money on its way to a seller that is not that of open payouts': `
    select ledger_accounts.id from ledger_accounts left join (
      select seller_id, currency, sum(amount_cents + fee_cents) as cents from payouts where state in ('requested', 'in_transit')
      group by seller_id, currency) open on open.seller_id = ledger_accounts.seller_id and open.currency = ledger_accounts.currency
    where type = 'payout' and balance_cents <> coalesce(open.cents, 0)`,
  'units that are neither in stock nor sold nor declined': `
    select id from products join (
      select product_id, coalesce(sum(units) filter (where orders.state <> 'cancelled' or order_lines.state = 'declined'), 0) as units
      from order_lines join orders on orders.id = order_id group by product_id) gone on product_id = products.id
    where stock + units <> ${unitsPutIn} or stock < 0`,
  'a paid payment without a paid order': `select id from order_payments where state = 'paid' and not exists (
    select from orders where orders.id = any(order_ids) and payment_state in ('paid', 'refunded', 'disputed'))`,
  'a purchase that was paid twice': `select purchase_id as id from order_payments where state = 'paid' group by purchase_id having count(*) > 1`,
  'money held for an order that is over, or not held for one that is open': `
    select orders.id from orders left join (
      select order_id, sum(journal_postings.cents) as cents from journal_entries
      join journal_postings on entry_id = journal_entries.id join ledger_accounts on ledger_accounts.id = account_id
      where ledger_accounts.type = 'held' and order_id is not null group by order_id) held on held.order_id = orders.id
    where coalesce(held.cents, 0) <> case when payment_method = 'card' and payment_state in ('paid', 'disputed')
      and state not in ('completed', 'cancelled') then total_cents - refunded_cents - disputed_cents else 0 end`,
  'money set apart that is not disputed, or disputed and not set apart': `
    select orders.id from orders left join (
      select order_id, sum(journal_postings.cents) as cents from journal_entries
      join journal_postings on entry_id = journal_entries.id join ledger_accounts on ledger_accounts.id = account_id
      where ledger_accounts.type = 'disputed' group by order_id) apart on apart.order_id = orders.id
    where coalesce(apart.cents, 0) <> disputed_cents or (disputed_cents > 0) <> (payment_state = 'disputed')`,
  'a line of which more went back than was paid, or an order that gave back something else than its lines and delivery': `
    select orders.id from orders join (
      select order_id, sum(refunded_cents) as cents, bool_or(refunded_cents > units * unit_price_cents) as is_over
      from order_lines group by order_id) lines on order_id = orders.id
    where is_over or refunded_cents - cents not between 0 and delivery_cents`,
  'a refund above its payment': `select payment_id as id from order_refunds join order_payments on order_payments.id = payment_id
    group by payment_id, order_payments.amount_cents having sum(order_refunds.amount_cents) > order_payments.amount_cents`,
  'a state without its event': `select id from orders where state <> (
    select to_state from order_events where order_id = orders.id order by order_events.id desc limit 1)`,
  'an order with two endings': `select order_id as id from order_events where event in ('completed', 'cancelled', 'declined', 'not_shipped', 'lapsed')
    group by order_id having count(*) > 1`,
  'an account below zero': `select id from ledger_accounts where balance_cents < 0 and type not in ('outside', 'debt', 'loss', 'provider_fees')`,
  'an order whose money is not the sum of its postings': `
    select orders.id from orders left join (
      select order_id, sum(cents) filter (where type = 'commission') as commission, sum(cents) filter (where type = 'tax') as on_commission,
        sum(cents) filter (where type in ('held', 'available', 'commission', 'tax', 'disputed', 'debt')) as kept
      from journal_entries join journal_postings on entry_id = journal_entries.id
      join ledger_accounts on ledger_accounts.id = account_id where order_id is not null group by order_id) posted
      on posted.order_id = orders.id
    where coalesce(kept, 0) <> case when payment_method = 'card' and exists (
        select from order_events where order_id = orders.id and event = 'paid') then total_cents - refunded_cents else 0 end
      or coalesce(commission, 0) <> case when payment_method = 'card' then commission_cents else 0 end
      or coalesce(on_commission, 0) <> case when payment_method = 'card' then commission_tax_cents else 0 end`,
  'a refund that the ledger does not have, or one of the ledger that is not sent': `
    select orders.id from orders left join (
      select order_id, sum(amount_cents) as cents from order_refunds group by order_id) queued on queued.order_id = orders.id
    left join (
      select journal_entries.order_id, sum(cents) as cents from journal_entries
      join journal_postings on entry_id = journal_entries.id join ledger_accounts on ledger_accounts.id = account_id
      left join order_events on journal_entries.key = 'order event ' || order_events.id
      where type = 'outside' and cents > 0 and event is distinct from 'dispute_lost' and event is distinct from 'refunded_elsewhere' group by journal_entries.order_id) posted
      on posted.order_id = orders.id
    where coalesce(queued.cents, 0) <> coalesce(posted.cents, 0)`,
  'an amount to be paid back that is not the sum of its open paybacks': `
    select orders.id from orders left join (
      select order_id, sum(amount_cents) as cents from order_paybacks where state <> 'received' group by order_id) owed
      on owed.order_id = orders.id
    where coalesce(owed.cents, 0) <> payback_cents or (payback_cents > 0 and payment_method = 'card')`,
  'an order that counts as refunded before the buyer has the money, or the other way round': `
    select id from orders where payment_method <> 'card'
      and (payment_state = 'to_pay_back' and (payback_cents = 0 or refunded_cents < total_cents)
        or payment_state = 'refunded' and payback_cents > 0)`,
  'a payback that nobody paid directly, or more of it than was paid': `
    select orders.id from orders join (
      select order_id, sum(amount_cents) as cents from order_paybacks group by order_id) back on back.order_id = orders.id
    where back.cents > refunded_cents or not exists (
      select from order_events where order_id = orders.id and event in ('paid', 'cash_received'))`,
  'a line that was returned or declined and not given back in full': `
    select orders.id from orders join order_lines on order_lines.order_id = orders.id
    where orders.state <> 'cancelled' and order_lines.state <> 'open' and order_lines.refunded_cents < units * unit_price_cents`,
});
