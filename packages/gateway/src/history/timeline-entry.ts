import type { EventKindKey, TimelineBound, TimelinePlace } from '@zhushutong/domain/history'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

export type Timeline = ResultOf<typeof contract.history.changes>

/** An entry of a timeline with its place. */
export type TimelineEntry = Timeline['records'][number] & { readonly place: TimelinePlace }

/** The part of a page that one origin has. */
export interface TimelinePart {
  /** The number of the origin. */
  readonly origin: number
  /** Null for the first page. */
  readonly bound: TimelineBound | null
  readonly pageSize: number
  /** Only these kinds of events. */
  readonly kinds?: readonly EventKindKey[]
}

/** The condition that rows are within a bound, in the order of day and id. */
export function isWithin(bound: TimelineBound | null, day: PgColumn, id: PgColumn): SQL | undefined {
  if (!bound) return undefined
  const { ofDay } = bound
  if (ofDay === 'none') return sql`${day} < ${bound.day}::date`
  if (ofDay === 'all') return sql`${day} <= ${bound.day}::date`
  return sql`(${day}, ${id}) < (${bound.day}::date, ${sql.param(ofDay.below, id)})`
}
