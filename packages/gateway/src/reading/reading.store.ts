import { dayOf } from '@zhushutong/domain/formatting'
import { callWeight, fullestBucket, WIDENED_TIMES } from '@zhushutong/domain/reading'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { momentSql, type Queryable, readRows, type Tx } from '../platform/db'
import { accountSubject, type Subject } from './reader'
import type { CountedSubject } from './reading.ports'
import { readingCounters, readingRecords } from './reading.table'

interface CounterRow {
  readonly subject: string
  readonly drained_at: string
  readonly banned_until: string | null
  readonly widened_until: string | null
  readonly records: number
  readonly month_records: number
}

const msOf = (text: string) => new Date(text).getTime()
const msOrNull = (text: string | null) => (text === null ? null : msOf(text))

const monthSum = sql`case when date_trunc('month', held.day) = date_trunc('month', excluded.day)
  then held.month_records else 0 end + excluded.month_records`

/** Counts records of a free export as read (REA-04): `inDay` in the day, `inMonth` in the month. */
export async function countExported(
  tx: Tx,
  subject: string,
  { inDay, inMonth }: { readonly inDay: number; readonly inMonth: number },
  now: number,
): Promise<void> {
  await tx.execute(sql`
    insert into reading_counters as held (subject, drained_at, day, records, month_records)
    values (${subject}, ${momentSql(now)}, ${dayOf(now)}::date, ${inDay}, ${inMonth})
    on conflict (subject) do update set
      day = excluded.day,
      records = case when held.day = excluded.day then held.records else 0 end + excluded.records,
      month_records = ${monthSum}`)
}

/**
 * Subtracts records of an undelivered export from the month 'YYYY-MM', if that is still the current one
 * (REA-04).
 */
export async function uncountExported(
  tx: Tx,
  subject: string,
  { items, month }: { readonly items: number; readonly month: string },
): Promise<void> {
  await tx
    .update(readingCounters)
    .set({ monthRecords: sql`greatest(0, ${readingCounters.monthRecords} - ${items})` })
    .where(
      and(eq(readingCounters.subject, subject), sql`to_char(${readingCounters.day}, 'YYYY-MM') = ${month}`),
    )
}

/**
 * Counts one call of each subject, and the records that the first one has read since its last call, in
 * one statement: gateways lose no call, and a record counts once a day. With `calls` 0 it counts records
 * only.
 */
export async function countReads(
  orm: Queryable,
  subjects: readonly Subject[],
  records: readonly string[],
  now: number,
  calls: 0 | 1 = 1,
): Promise<CountedSubject[]> {
  const day = dayOf(now)
  const at = momentSql(now)
  const [first] = subjects
  const rows = subjects.map(({ name, rate }) => {
    const isFirst = name === first?.name
    const news = isFirst ? sql`(select count(*)::int from news)` : sql`0`
    return sql`(${name}, ${momentSql(now + calls * callWeight(rate))}, ${day}::date, ${news}, ${news})`
  })
  // A level above the fullest bucket comes from a clock that was set back, so it is reset.
  const fullest = momentSql(now + Math.max(...subjects.map(({ rate }) => fullestBucket(rate))))
  // Sorted, so that two gateways lock rows in the same order and cannot deadlock.
  const list = JSON.stringify([...records].sort())
  const result = await readRows<CounterRow>(
    orm,
    sql`with news as (
      insert into reading_records (day, subject, record)
      select ${day}::date, ${first?.name ?? ''}, value from jsonb_array_elements_text(${list}::jsonb)
      on conflict do nothing returning 1
    )
    insert into reading_counters as held (subject, drained_at, day, records, month_records)
    values ${sql.join(rows, sql`, `)}
    on conflict (subject) do update set
      drained_at = case when held.banned_until > ${at} then held.drained_at
        else case when held.drained_at between ${at} and ${fullest} then held.drained_at else ${at} end
          + (excluded.drained_at - ${at}) / case when held.widened_until > ${at} then ${WIDENED_TIMES} else 1 end
        end,
      day = excluded.day,
      records = case when held.day = excluded.day then held.records else 0 end + excluded.records,
      month_records = ${monthSum}
    returning subject, drained_at, banned_until, widened_until, records, month_records`,
  )
  return result.map((row) => ({
    subject: row.subject,
    drainedAt: msOf(row.drained_at),
    bannedUntil: msOrNull(row.banned_until),
    widenedUntil: msOrNull(row.widened_until),
    records: row.records,
    monthRecords: row.month_records,
  }))
}

/** The stored counters, for calls that cannot be written; a missing counter counts as empty. */
export async function findReadCounters(
  orm: Queryable,
  subjects: readonly Subject[],
  now: number,
): Promise<CountedSubject[]> {
  const names = subjects.map(({ name }) => name)
  const rows = await orm.select().from(readingCounters).where(inArray(readingCounters.subject, names))
  const day = dayOf(now)
  return names.map((subject) => {
    const row = rows.find((row) => row.subject === subject)
    return {
      subject,
      drainedAt: row?.drainedAt ?? now,
      bannedUntil: row?.bannedUntil ?? null,
      widenedUntil: row?.widenedUntil ?? null,
      records: row?.day === day ? row.records : 0,
      monthRecords: row?.day.slice(0, 7) === day.slice(0, 7) ? row.monthRecords : 0,
    }
  })
}

/** Deletes a subject's data, when its account is closed. */
export async function deleteReader(tx: Tx, subject: string): Promise<void> {
  await tx.delete(readingCounters).where(eq(readingCounters.subject, subject))
  await tx.delete(readingRecords).where(eq(readingRecords.subject, subject))
}

/**
 * Deletes records and counters of past days; an account's counter stays until the month ends, for its
 * monthly sum.
 */
export async function sweepReads(orm: Queryable, now: number): Promise<void> {
  const day = dayOf(now)
  await orm.delete(readingRecords).where(lt(readingRecords.day, day))
  await orm.delete(readingCounters).where(
    sql`(${readingCounters.day} < ${`${day.slice(0, 7)}-01`} or ${readingCounters.day} < ${day} and ${readingCounters.subject} not like 'account:%')
        and coalesce(${readingCounters.bannedUntil}, 'epoch') < ${momentSql(now)}`,
  )
}

/** The number of distinct records that an account has read today, and those of `ids` among them (REA-01). */
export async function findDayReads(
  orm: Queryable,
  userId: string,
  ids: readonly string[],
  now: number,
): Promise<{ readonly read: number; readonly known: ReadonlySet<string> }> {
  const [subject, day] = [accountSubject(userId), dayOf(now)]
  const [counter] = await orm
    .select({ records: readingCounters.records })
    .from(readingCounters)
    .where(and(eq(readingCounters.subject, subject), eq(readingCounters.day, day)))
  const { record } = readingRecords
  const rows =
    ids.length === 0
      ? []
      : await orm
          .select({ record })
          .from(readingRecords)
          .where(
            and(eq(readingRecords.day, day), eq(readingRecords.subject, subject), inArray(record, [...ids])),
          )
  return { read: counter?.records ?? 0, known: new Set(rows.map((row) => row.record)) }
}
