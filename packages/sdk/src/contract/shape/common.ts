import { checkPageSize, DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '@zhushutong/domain/paging'
import * as z from 'zod/mini'

/** The unit of a number, for documentation generated from the contract. */
type Unit = 'fen' | 'ms'
const units = /* @__PURE__ */ new WeakMap<object, Unit>()
const counting = <T extends z.ZodMiniType>(schema: T, unit: Unit): T => {
  units.set(schema, unit)
  return schema
}
/** The unit of a schema that `fen` or `time` made. */
export function unitOf(schema: object): Unit | undefined {
  return units.get(schema)
}

/** Integer of fen (1/100 yuan), or of the minor unit of the currency named beside it. */
export function fen() {
  return counting(z.int(), 'fen')
}
/**
 * A sum of amounts in CNY, and the numbers of items excluded: without an amount, or in another currency
 * (COV-02).
 */
export function moneySum() {
  return { amount: fen(), unpriced: z.int(), foreign: z.int(), doubted: z.int() }
}
/** A sum that may be null: it and its exclusions are null if nothing is summed, known or shown (COV-02). */
export function possibleSum() {
  return {
    amount: z.nullable(fen()),
    unpriced: z.nullable(z.int()),
    foreign: z.nullable(z.int()),
    doubted: z.nullable(z.int()),
  }
}
/** The numbers of items that a sum excludes (COV-02). */
export function leftOut() {
  return { unpriced: z.int(), foreign: z.int(), doubted: z.int() }
}
/** ms since epoch, UTC. */
export function time() {
  return counting(z.int(), 'ms')
}
/** The end of the year 9999, in ms: PostgreSQL cannot read the ISO format of later years. */
const LAST_MOMENT = 253_402_300_799_999

/** A moment given by the caller, in ms since epoch. */
export function moment() {
  return counting(z.int().check(z.gte(0), z.lte(LAST_MOMENT)), 'ms')
}
/** Day in Asia/Shanghai, YYYY-MM-DD. */
export function day() {
  return z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
}
/** The distribution of figures: count, minimum, quartiles, median and maximum (FIG-04). */
export function spread() {
  return z.object({
    count: z.int(),
    least: z.number(),
    low: z.number(),
    median: z.number(),
    high: z.number(),
    most: z.number(),
  })
}
export function id() {
  return z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/))
}
// Zod reads the length of any value, even of one that is neither text nor list: comparing that of
// {"length":{"toString":1}} throws.
const ofTextsAndLists = {
  when: ({ value }: { readonly value: unknown }) => typeof value === 'string' || Array.isArray(value),
} as never
/** Maximum length of a text or list. */
export function atMost(length: number) {
  return z.maxLength(length, ofTextsAndLists)
}
export function atLeast(length: number) {
  return z.minLength(length, ofTextsAndLists)
}
export function shortText(max = 200) {
  return z.string().check(atMost(max))
}
export function mobile() {
  return z.string().check(z.regex(/^1[2-9]\d{9}$/))
}

/**
 * The reason why values are masked although the caller's tier includes them: the day's budget of records is
 * used up (REA-01).
 */
export function dailyLimit() {
  return z.optional(
    z.object({
      message: z.string(),
      /** The time from which the values are visible again. */
      until: time(),
    }),
  )
}

export function nothing() {
  return z.strictObject({})
}
export function done() {
  return z.literal(true)
}

/** A page number from 1. Its bounds appear in the API reference, and the message for an invalid one names them. */
export function pageNumber(most: number) {
  return z._default(
    z.int().check(
      z.refine((page) => page >= 1 && page <= most, { error: `页码应为 1 至 ${most} 的整数`, abort: true }),
      z.gte(1),
      z.lte(most),
    ),
    1,
  )
}

/** A page size from 1 to 100, 10 by default (VAL-05). */
export function pageSize() {
  return z._default(
    z.int().check(
      z.refine((size) => checkPageSize(size) === null, {
        error: ({ input }) => checkPageSize(Number(input)) ?? undefined,
        abort: true,
      }),
      z.gte(1),
      z.lte(MAX_PAGE_SIZE),
    ),
    DEFAULT_PAGE_SIZE,
  )
}

export const pageRequest = { pageNum: pageNumber(10_000), pageSize: pageSize() }

/** A page of records: `total` over all pages, `pages` at this page size. */
export function pageOf<T extends z.ZodMiniType>(record: T) {
  return z.object({
    records: z.array(record),
    total: z.int(),
    pages: z.int(),
    pageNum: z.int(),
    pageSize: z.int(),
  })
}
