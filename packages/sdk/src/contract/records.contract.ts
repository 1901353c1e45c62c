import {
  CATALOGUE,
  type CellColumn,
  type Column,
  columnsOf,
  MAX_KEYWORD,
  type RecordKind,
} from '@zhushutong/domain/records'
import * as z from 'zod/mini'
import { id, shortText, time } from './common'
import { endpoint } from './endpoint'

const lock = () => z.object({ state: z.enum(['masked', 'locked']), opensBy: z.string() })

const NUMBERS = new Set(['time', 'fen', 'count'])

// A masked amount is starred text, so a number column may come back as a string.
const cellOf = (column: CellColumn | Column) =>
  NUMBERS.has(column.type)
    ? z.nullable(column.access ? z.union([z.number(), z.string()]) : z.number())
    : z.nullable(z.string())

const valueSchema = (column: Column): z.ZodMiniType => {
  if (column.type === 'tags') return z.nullable(z.array(z.string()))
  if (column.type !== 'table') return cellOf(column)
  return z.nullable(z.array(z.object(Object.fromEntries(column.columns.map((c) => [c.key, cellOf(c)])))))
}

const metaOf = () => ({
  id: z.string(),
  expired: z.boolean(),
  locks: z.record(z.string(), lock()),
  hits: z.optional(z.array(z.tuple([z.int(), z.int()]))),
})

/** A record as its reader may see it; every value may be null, masked ones are starred and named in `locks`. */
export const recordSchema = (kind: RecordKind) =>
  z.object({
    ...Object.fromEntries(columnsOf(kind).map((c) => [c.key, z.optional(valueSchema(c))])),
    ...metaOf(),
  })

const searchRequest = (kind: RecordKind) =>
  z.strictObject({
    keyword: z.optional(shortText(MAX_KEYWORD)),
    filters: z._default(
      z.strictObject(
        Object.fromEntries(
          kind.filters.map((f) => [f.key, z.optional(z.array(shortText(64)).check(z.maxLength(20)))]),
        ),
      ),
      {},
    ),
    sort: z.optional(shortText(32)),
    pageNum: z._default(z.int().check(z.gte(1), z.lte(1000)), 1),
    pageSize: z._default(z.int().check(z.gte(1), z.lte(100)), 10),
    /** Goes on where an earlier page ended; wins over pageNum. */
    cursor: z.optional(shortText(400)),
  })

const searchResult = (kind: RecordKind) =>
  z.object({
    records: z.array(recordSchema(kind)),
    /** At most 10,000; `totalIsCapped` says that there are more. */
    total: z.int(),
    totalIsCapped: z.boolean(),
    pages: z.int(),
    pageNum: z.int(),
    pageSize: z.int(),
    nextCursor: z.nullable(z.string()),
    freshAt: z.nullable(time()),
  })

/** The request and result types are refined per kind by the client (RecordView); here they are loose. */
const searchOf = (kind: RecordKind) =>
  endpoint({
    method: 'POST',
    path: `/jian-butler-project-biz/${kind.api}/search`,
    summary: `${kind.tab}：按关键词与条件检索`,
    access: 'optional',
    encrypted: true,
    idempotent: true,
    request: () => searchRequest(kind),
    result: () => searchResult(kind),
    errors: ['00113', '10099'],
  })

const detailOf = (kind: RecordKind) =>
  endpoint({
    method: 'POST',
    path: `/jian-butler-project-biz/${kind.api}/detail`,
    summary: `${kind.label}详情`,
    access: 'optional',
    encrypted: true,
    idempotent: true,
    request: () => z.strictObject({ id: id() }),
    result: () => recordSchema(kind),
    errors: ['30003'],
  })

export interface RecordEndpoints {
  readonly search: ReturnType<typeof searchOf>
  readonly detail: ReturnType<typeof detailOf>
}

const endpointsByKind = (): Readonly<Record<string, RecordEndpoints>> =>
  Object.fromEntries(CATALOGUE.map((kind) => [kind.kind, { search: searchOf(kind), detail: detailOf(kind) }]))

/** Two calls a kind, by the kind's name. Marked pure, so that a page without records leaves the catalogue out. */
export const records = /* @__PURE__ */ endpointsByKind()

export const search = {
  suggestion: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/company/searchAssociation',
    summary: '企业名称联想，前缀匹配，至多 5 条',
    access: 'none',
    idempotent: true,
    timeout: 3000,
    request: () => z.strictObject({ companyNames: shortText(40) }),
    result: () =>
      z.object({
        records: z.array(z.object({ id: z.string(), name: z.string(), region: z.nullable(z.string()) })),
      }),
  }),
}
