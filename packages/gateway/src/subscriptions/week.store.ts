import { dayOf, parseDay } from '@zhushutong/domain/formatting'
import { company, winning } from '@zhushutong/domain/records'
import { type DayFinds, listWeekDays, rivalPeriod, type Subject } from '@zhushutong/domain/subscriptions'
import { and, desc, eq, gte, sql } from 'drizzle-orm'
import { type Database, readRows } from '../platform/db'
import {
  cnyAmount,
  columnIn,
  type Reader,
  type TimedOut,
  tableOf,
  tokenCondition,
  trustedCurrency,
  withinTime,
} from '../records'
import { subscriptionDigests, subscriptions } from './subscriptions.table'

/** The most followed companies that are searched: the last ones followed. */
const MAX_RIVALS = 50
const MAX_WINS = 5

/** A subscription with its results by day, without empty days. */
interface WeekFinds {
  readonly id: string
  readonly name: string
  readonly subject: Subject
  readonly finds: readonly DayFinds[]
}

/** The results of a member's subscriptions in the last seven days (SUB-09). */
export async function findWeek(
  { orm }: Pick<Database, 'orm'>,
  userId: string,
  now: number,
): Promise<readonly WeekFinds[]> {
  const since = parseDay(listWeekDays(now)[0] ?? '') ?? now
  const rows = await orm
    .select({
      ...{ id: subscriptions.id, name: subscriptions.name, subject: subscriptions.subject },
      ...{ total: subscriptionDigests.total, createdAt: subscriptionDigests.createdAt },
    })
    .from(subscriptions)
    .leftJoin(
      subscriptionDigests,
      and(
        eq(subscriptionDigests.subscriptionId, subscriptions.id),
        gte(subscriptionDigests.createdAt, since),
      ),
    )
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
  const entries = new Map<string, { id: string; name: string; subject: Subject; finds: DayFinds[] }>()
  for (const { total, createdAt, ...item } of rows) {
    const known = entries.get(item.id) ?? { ...item, finds: [] }
    if (total !== null && createdAt !== null) known.finds.push({ day: dayOf(createdAt), total })
    entries.set(item.id, known)
  }
  return [...entries.values()]
}

interface RivalWin {
  readonly id: string
  readonly name: string
  readonly companyId: string
  readonly companyName: string
  /** In fen; CNY only. */
  readonly amount: number | null
  readonly budget: number | null
  /** YYYY-MM-DD */
  readonly awardedOn: string
}

interface RivalWins {
  readonly followed: number
  readonly week: number
  readonly weekBefore: number
  readonly wins: readonly RivalWin[]
}

async function findFollowedCompanies({ orm }: Pick<Database, 'orm'>, userId: string) {
  const rows = await orm
    .select({ id: sql<string>`${subscriptions.subject} ->> 'id'` })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), sql`${subscriptions.subject} ->> 'of' = 'company'`))
    .orderBy(desc(subscriptions.createdAt))
    .limit(MAX_RIVALS)
  return rows.map(({ id }) => id)
}

/** The names of existing companies by id. A separate step, as records are joined by id only. */
async function readCompanyNames(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const firms = tableOf(company)
  const [id, name] = [columnIn(firms, 'id'), columnIn(firms, 'name')]
  const rows = await readRows<{ id: string; name: string }>(
    reader,
    sql`select ${id} as id, ${name} as name from ${firms} where ${id} = any(${sql.param([...ids])}::text[])`,
  )
  return new Map(rows.map((row) => [row.id, row.name]))
}

interface WinRow extends Omit<RivalWin, 'companyId' | 'companyName'> {
  readonly winnerIds: readonly string[]
}

/** The winner with the first id, if several followed companies won. */
const nameWinner = ({ winnerIds, ...win }: WinRow, names: ReadonlyMap<string, string>): RivalWin => {
  const companyId = winnerIds.filter((id) => names.has(id)).sort()[0] ?? ''
  return { ...win, companyId, companyName: names.get(companyId) ?? '' }
}

/** The wins of the companies that a member follows; all columns that are read are open to everybody (SUB-10). */
export async function findRivalWins(
  database: Database,
  userId: string,
  now: number,
): Promise<RivalWins | TimedOut> {
  const rivals = await findFollowedCompanies(database, userId)
  if (rivals.length === 0) return { followed: 0, week: 0, weekBefore: 0, wins: [] }
  const { from, to, fromBefore, toBefore } = rivalPeriod(now)
  const results = tableOf(winning)
  const of = (key: string) => columnIn(results, key)
  const won = tokenCondition(results, [{ tokens: rivals.map((id) => `:company:${id}`) }])
  const amount = (key: string) =>
    cnyAmount(sql`${of(key)}::float8`, trustedCurrency(of('currency'), of('doubts'), key))
  return withinTime(database, async (reader) => {
    const [counts] = await readRows<{ week: number; before: number }>(
      reader,
      sql`select (count(*) filter (where ${of('awardedOn')} >= ${from}::date))::int as week,
        (count(*) filter (where ${of('awardedOn')} <= ${toBefore}::date))::int as before
      from ${results} where ${won} and ${of('awardedOn')} between ${fromBefore}::date and ${to}::date`,
    )
    const names = await readCompanyNames(reader, rivals)
    const rows = await readRows<WinRow>(
      reader,
      sql`select ${of('id')} as id, coalesce(${of('projectName')}, '') as name, ${of('winnerIds')} as "winnerIds",
        ${amount('winningAmount')} as amount, ${amount('budgetAmount')} as budget,
        ${of('awardedOn')}::text as "awardedOn"
      from ${results}
      where ${won} and ${of('awardedOn')} between ${from}::date and ${to}::date
        and ${of('winnerIds')} && ${sql.param([...names.keys()])}::text[]
      order by ${of('awardedOn')} desc, ${of('id')} limit ${MAX_WINS}`,
    )
    const wins = rows.map((row) => nameWinner(row, names))
    return { followed: rivals.length, week: counts?.week ?? 0, weekBefore: counts?.before ?? 0, wins }
  })
}
