import {
  CATALOGUE,
  type CellColumn,
  type Column,
  columnsOf,
  MAX_KEYWORD,
  type RecordKind,
} from '@zhushutong/domain/records'
import * as z from 'zod/mini'
import { atMost, id, listSize, pageNumber, shortText, time } from './common'
import { endpoint } from './endpoint'
import { exportOf } from './export.contract'

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

const hits = () => z.optional(z.array(z.tuple([z.int(), z.int()])))

const metaOf = () => ({
  id: z.string(),
  expired: z.boolean(),
  locks: z.record(z.string(), lock()),
  hits: hits(),
})

/** A record as its reader may see it; every value may be null, masked ones are starred and named in `locks`. */
export const recordSchema = (kind: RecordKind) =>
  z.object({
    ...Object.fromEntries(columnsOf(kind).map((c) => [c.key, z.optional(valueSchema(c))])),
    ...metaOf(),
  })

const filtersOf = (kind: RecordKind) =>
  z.strictObject(
    Object.fromEntries(
      kind.filters.map((f) => [f.key, z.optional(z.array(shortText(64)).check(atMost(20)))]),
    ),
  )

export const searchRequest = (kind: RecordKind) =>
  z.strictObject({
    keyword: z.optional(shortText(MAX_KEYWORD)),
    filters: z._default(filtersOf(kind), {}),
    sort: z.optional(shortText(32)),
    pageNum: pageNumber(1000),
    pageSize: listSize(),
    /** Goes on where an earlier page ended; wins over pageNum. */
    cursor: z.optional(shortText(400)),
  })

export const searchResult = (kind: RecordKind) =>
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
    /** On page 1 of a search that found nothing: close keywords, what each condition alone costs, near matches. */
    suggestedKeywords: z.optional(z.array(z.string())),
    loosened: z.optional(z.array(z.object({ drop: z.string(), total: z.int(), totalIsCapped: z.boolean() }))),
    near: z.optional(z.array(recordSchema(kind))),
  })

/** The request and result types are refined per kind by the client (RecordView); here they are loose. */
const searchOf = (kind: RecordKind) =>
  endpoint({
    method: 'POST',
    path: `/jian-butler-project-biz/${kind.api}/search`,
    ...(kind.searchAliases && { aliases: kind.searchAliases }),
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
  readonly export: ReturnType<typeof exportOf>
}

const endpointsByKind = (): Readonly<Record<string, RecordEndpoints>> =>
  Object.fromEntries(
    CATALOGUE.map((kind) => [
      kind.kind,
      { search: searchOf(kind), detail: detailOf(kind), export: exportOf(kind, () => filtersOf(kind)) },
    ]),
  )

/** Three calls a kind, by the kind's name. Marked pure, so that a page without records leaves the catalogue out. */
export const records = /* @__PURE__ */ endpointsByKind()

export const search = {
  suggestion: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/company/searchAssociation',
    summary: '企业名称联想，按名称、拼音或首字母的开头匹配，至多 5 条',
    access: 'none',
    idempotent: true,
    timeout: 3000,
    request: () => z.strictObject({ companyNames: shortText(40) }),
    result: () =>
      z.object({
        records: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            region: z.nullable(z.string()),
            hits: hits(),
          }),
        ),
      }),
  }),
  suggestionByType: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/search/searchAssociation',
    summary: '输入过程中的分类联想：每类数据有多少条（至多数到 1000），当前类别另给出至多 3 个标题',
    access: 'token',
    idempotent: true,
    timeout: 3000,
    request: () =>
      z.strictObject({
        keyword: shortText(MAX_KEYWORD),
        /** The first segment of the list that is searched from: zhaobiao. */
        type: z.optional(shortText(32)),
      }),
    result: () =>
      z.object({
        /** Kinds that have hits, that of `type` first. */
        records: z.array(
          z.object({
            type: z.string(),
            label: z.string(),
            classifier: z.string(),
            total: z.int(),
            totalIsCapped: z.boolean(),
            titles: z.array(
              z.object({ id: z.string(), name: z.string(), expired: z.boolean(), hits: hits() }),
            ),
          }),
        ),
        /** False where time was over before every kind was asked. */
        isComplete: z.boolean(),
      }),
  }),
}
