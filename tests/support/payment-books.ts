/** Statements over the tables of orders, payments and points, each of which finds what must never be. */
export const BOOKS = {
  paidButNotSettled: `
    select c.id from cashier_payments c left join payments p
      on p.transaction_id = c.transaction_id where c.state = 'paid' and p.id is null`,
  paidWithoutGrant: `
    select o.id from orders o left join grants g on g.order_id = o.id where o.status = 'paid' and g.order_id is null`,
  grantWithoutPayment: `
    select g.order_id from grants g join orders o on o.id = g.order_id
    where o.status <> 'paid' or (o.amount > 0 and 1 <> (
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
    select o.id from orders o where o.points > 0 and o.status = 'closed' and 0 <> (
      select coalesce(sum(e.points), 0) from wallet_entries e where e.reference = o.id::text)`,
  membershipIsNotItsLastGrant: `
    select m.user_id, m.kind from memberships m
    join (select user_id, kind, max(until) as until from grants group by 1, 2) g using (user_id, kind)
    where m.over_time <> g.until`,
  grantsThatOverlap: `
    select g.order_id from grants g join grants h on h.user_id = g.user_id and h.kind = g.kind
      and h.order_id <> g.order_id and h.until = g.until`,
} as const

/** One after the other, each is found by the statement of that name. */
export const FAULTS: readonly (readonly [keyof typeof BOOKS, string])[] = [
  ['membershipIsNotItsLastGrant', "update memberships set over_time = over_time + interval '1 second'"],
  ['wrongAmount', 'update payments set amount = amount + 1'],
  ['walletIsNotItsEntries', 'update wallets set points = points + 1'],
  ['pointsOfClosedOrderNotReturned', "update orders set status = 'closed' where points > 0"],
  ['pointsOfOrderNotReserved', "delete from wallet_entries where reason = 'reserve'"],
  ['grantsThatOverlap', 'update grants set until = now()'],
  ['paidButNotSettled', 'delete from payments'],
  ['grantWithoutPayment', 'select 1'],
  ['paidWithoutGrant', 'delete from grants'],
]
