/** Statements over the tables of orders, payments and points; each finds forbidden rows. */
export const BOOKS = {
  paidButNotSettled: `
    select c.id from cashier_payments c left join payments p
      on p.transaction_id = c.transaction_id where c.state = 'paid' and p.id is null`,
  paidWithoutGrant: `
    select o.id from orders o left join grants g on g.order_id = o.id where o.status = 'paid' and o.grants <> 'wallet' and g.order_id is null`,
  grantWithoutPayment: `
    select g.order_id from grants g join orders o on o.id = g.order_id
    where (o.status <> 'paid' and g.refunded_at is null) or (o.amount > 0 and 1 <> (
      select count(*) from payments p where p.order_id = o.id and p.outcome = 'granted'))`,
  wrongAmount: `
    select p.id from payments p join orders o on o.id = p.order_id where p.amount <> o.amount or p.currency <> o.currency`,
  walletIsNotItsEntries: `
    select w.user_id from wallets w
    where w.points <> (select coalesce(sum(e.points), 0) from wallet_entries e where e.user_id = w.user_id)`,
  pointsOfOrderNotReserved: `
    select o.id from orders o where o.points > 0 and o.points <> coalesce((
      select -sum(e.points) from wallet_entries e where e.reference = o.id::text and e.reason = 'reserve'), 0)`,
  pointsOfClosedOrderNotReturned: `
    select o.id from orders o left join grants g on g.order_id = o.id
    where o.points > 0 and o.status <> 'pending' and (g.order_id is null or o.status = 'closed') and 0 <> (
      select coalesce(sum(e.points), 0) from wallet_entries e where e.reference = o.id::text)`,
  membershipIsNotItsLastGrant: `
    select m.user_id, m.kind from memberships m
    join (select user_id, kind, max(until) as until from grants group by 1, 2) g using (user_id, kind)
    where m.over_time <> g.until`,
  grantsThatOverlap: `
    select g.order_id from grants g join grants h on h.user_id = g.user_id and h.kind = g.kind
      and h.order_id <> g.order_id and h.until = g.until and g.refunded_at is null and h.refunded_at is null`,
  moneyOwedWithoutRefund: `
    select p.id from payments p left join refunds r on r.payment_id = p.id
    where p.outcome <> 'granted' and p.amount > 0 and r.id is null`,
  entryThatDoesNotBalance: `
    select entry_id from ledger_postings group by entry_id having sum(amount) <> 0`,
  paymentNotPosted: `
    select p.id from payments p left join ledger_entries e on e.kind = 'payment' and e.reference = p.id::text
    where e.id is null and (p.amount > 0 or p.provider <> 'points')`,
  cashIsNotItsPayments: `
    select s.account from (
      select account, sum(amount) as sum from ledger_postings where account in ('cash-wechat', 'cash-alipay') group by 1) s
    where s.sum <> (select coalesce(sum(p.amount), 0) from payments p where 'cash-' || p.provider = s.account)
      - (select coalesce(sum(r.amount), 0) from refunds r join payments p on p.id = r.payment_id
        where r.state = 'done' and 'cash-' || p.provider = s.account)
      - (select coalesce(sum(b.fee), 0) from provider_bill_lines b where 'cash-' || b.provider = s.account)`,
  pointsAreNotTheWallets: `
    select 1 from (select coalesce(-sum(amount), 0) as sum from ledger_postings where account = 'points') s
    where s.sum <> (select coalesce(sum(points), 0) from wallets)`,
  walletIsNotItsMovements: `
    select w.user_id from wallets w
    where w.balance <> (select coalesce(sum(m.amount), 0) from wallet_movements m where m.user_id = w.user_id)`,
  movementDoesNotFollow: `
    select id from (
      select id, amount, balance, lag(balance, 1, 0) over (partition by user_id order by id) as before
      from wallet_movements) m
    where m.balance <> m.before + m.amount`,
  topUpNotCreditedOnce: `
    select o.id from orders o where o.grants = 'wallet' and 1 <> (
      select count(*) + (case when o.status = 'paid' then 0 else 1 end) from wallet_movements m
      where m.cause = 'top-up' and m.reference = o.id and m.amount = o.price)`,
  walletOfOrderNotReserved: `
    select o.id from orders o where o.wallet > 0 and o.wallet <> coalesce((
      select -sum(m.amount) from wallet_movements m where m.reference = o.id and m.cause = 'reserve'), 0)`,
  walletOfClosedOrderNotReturned: `
    select o.id from orders o left join grants g on g.order_id = o.id
    where o.wallet > 0 and o.status <> 'pending' and (g.order_id is null or o.status = 'closed') and 0 <> (
      select coalesce(sum(m.amount), 0) from wallet_movements m where m.reference = o.id)`,
  payoutNotTaken: `
    select r.id from refunds r where r.cause = 'wallet' and r.amount <> coalesce((
      select -sum(m.amount) from wallet_movements m where m.reference = r.id and m.cause = 'payout'), 0)`,
  moreBackThanPaid: `
    select p.id from payments p
    where p.amount < (select coalesce(sum(r.amount), 0) from refunds r where r.payment_id = p.id and r.state <> 'refused')`,
  walletsAreNotTheLedger: `
    select 1 from (select coalesce(-sum(amount), 0) as sum from ledger_postings where account = 'wallet') s
    where s.sum <> (select coalesce(sum(balance), 0) from wallets)`,
  moreSeatsThanBought: `
    select s.owner_id from seats s join memberships m on m.user_id = s.owner_id and m.kind = 'enterprise'
    where s.taken_back_at is null group by s.owner_id, m.child_number having count(*) > m.child_number`,
  cashierRefundedAnotherSum: `
    select c.id from cashier_refunds c left join refunds r on r.refund_code = c.out_refund_no
    where c.state = 'done' and (r.id is null or r.amount <> c.amount)`,
} as const

/** Statements that cause one fault after the other, each found by the statement of that name. */
export const FAULTS: readonly (readonly [keyof typeof BOOKS, string])[] = [
  ['membershipIsNotItsLastGrant', "update memberships set over_time = over_time + interval '1 second'"],
  ['wrongAmount', 'update payments set amount = amount + 1'],
  ['cashIsNotItsPayments', 'select 1'],
  [
    'moreSeatsThanBought',
    "update seats set taken_back_at = null, mobile = id; update memberships set child_number = 0 where kind = 'enterprise'",
  ],
  ['walletIsNotItsMovements', 'update wallets set balance = balance + 1'],
  ['walletsAreNotTheLedger', 'select 1'],
  ['movementDoesNotFollow', 'update wallet_movements set amount = amount + 7'],
  ['topUpNotCreditedOnce', 'select 1'],
  ['walletOfOrderNotReserved', 'select 1'],
  ['payoutNotTaken', 'select 1'],
  ['moreBackThanPaid', 'update refunds set amount = amount + 100000000 where amount > 0'],
  ['walletOfClosedOrderNotReturned', "update orders set status = 'closed' where wallet > 0"],
  ['walletIsNotItsEntries', 'update wallets set points = points + 1'],
  ['pointsAreNotTheWallets', 'select 1'],
  ['pointsOfClosedOrderNotReturned', "update orders set status = 'closed' where points > 0"],
  ['pointsOfOrderNotReserved', "delete from wallet_entries where reason = 'reserve'"],
  ['grantsThatOverlap', 'update grants set until = now()'],
  [
    'cashierRefundedAnotherSum',
    `insert into cashier_refunds (id, payment_id, channel, out_trade_no, out_refund_no, amount, reason, state, created_at)
      select gen_random_uuid(), id, channel, out_trade_no, 'nobody', 1, '', 'done', now() from cashier_payments limit 1`,
  ],
  ['moneyOwedWithoutRefund', "delete from refunds; update payments set outcome = 'late' where amount > 0"],
  [
    'entryThatDoesNotBalance',
    'alter table ledger_postings disable trigger user; update ledger_postings set amount = amount + 1',
  ],
  [
    'paymentNotPosted',
    "alter table ledger_entries disable trigger user; update ledger_entries set reference = id || '-none'",
  ],
  ['paidButNotSettled', 'delete from payments'],
  ['grantWithoutPayment', 'select 1'],
  ['paidWithoutGrant', 'delete from grants'],
]
