import {
  CATALOGUE,
  type CellColumn,
  type Column,
  detailColumns,
  holdsNumbers,
  type KindName,
  listColumns,
  MAX_KEYWORD,
  type RecordKind,
} from '@zhushutong/domain/records'
import * as z from 'zod/mini'
import { atMost, dailyLimit, day, id, pageNumber, pageSize, shortText, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import { DAILY_LIMIT_WORDS, type FieldWords, type GroupWords, pageRequestWords } from '../words'
import { changesOf, changesRequestWords, changesResultWords } from './changes.contract'
import { exportOf, exportOfferWords, exportRequestWords } from './export.contract'

const lock = () =>
  z.object({
    state: z.enum(['masked', 'locked']),
    opensBy: z.string(),
    /** The starred text of a masked number, whose value is null. */
    shown: z.optional(z.string()),
    /** The same for a cell of a table, by row. */
    shownByRow: z.optional(z.array(z.nullable(z.string()))),
  })

const cellOf = (column: CellColumn | Column) => z.nullable(holdsNumbers(column) ? z.number() : z.string())

const valueSchema = (column: Column): z.ZodMiniType => {
  if (column.type === 'tags') return z.nullable(z.array(z.string()))
  if (column.type !== 'table') return cellOf(column)
  return z.nullable(z.array(z.object(Object.fromEntries(column.columns.map((c) => [c.key, cellOf(c)])))))
}

/** The matches of the keyword in the name: [from, to) in UTF-16 units. */
export const hits = () => z.optional(z.array(z.tuple([z.int(), z.int()])))

const valueOrigin = () => ({
  source: z.string(),
  dataOn: day(),
  recordedAt: time(),
  url: z.nullable(z.string()),
  evidence: z.nullable(z.string()),
})

const metaOf = () => ({
  id: z.string(),
  expired: z.boolean(),
  locks: z.record(z.string(), lock()),
  hits: hits(),
  /** Values that no sort, filter or sum counts, each with the reason; absent without any. */
  doubts: z.optional(z.array(z.object({ column: z.string(), reason: z.string() }))),
  /** Of a detail only: the sources by column, and values of others that differ; absent without several. */
  origins: z.optional(z.array(z.object({ columns: z.array(z.string()), ...valueOrigin() }))),
  others: z.optional(z.array(z.object({ column: z.string(), value: z.string(), ...valueOrigin() }))),
  /** Of a detail only; a page has it once for all records. */
  dailyLimit: dailyLimit(),
})

/** A record as the caller may see it; any value may be null; masked texts are starred, masked numbers null; all are listed in `locks`. */
export function recordSchema(kind: RecordKind) {
  return schemaOf(detailColumns(kind))
}

/** A record of a list, without the large values of a detail. */
export function listItemSchema(kind: RecordKind) {
  return schemaOf(listColumns(kind))
}

const schemaOf = (columns: readonly Column[]) =>
  z.object({ ...Object.fromEntries(columns.map((c) => [c.key, valueSchema(c)])), ...metaOf() })

const filtersOf = (kind: RecordKind) =>
  z.strictObject(
    Object.fromEntries(
      kind.filters.map((f) => [f.key, z.optional(z.array(shortText(64)).check(atMost(20)))]),
    ),
  )

export function searchRequest(kind: RecordKind) {
  return z.strictObject({
    keyword: z.optional(shortText(MAX_KEYWORD)),
    filters: z._default(filtersOf(kind), {}),
    sort: z.optional(shortText(32)),
    /** 'literal': the keyword as typed; 'corrected': without results, its one clear typing error, or pinyin, is corrected. */
    match: z.optional(z.enum(['literal', 'corrected'])),
    pageNum: pageNumber(1000),
    pageSize: pageSize(),
    /** Continues after an earlier page; takes precedence over pageNum. */
    cursor: z.optional(shortText(400)),
  })
}

export function searchResult(kind: RecordKind) {
  return z.object({
    records: z.array(listItemSchema(kind)),
    /** At most 10,000; `totalIsCapped`: there are more. */
    total: z.int(),
    totalIsCapped: z.boolean(),
    pages: z.int(),
    pageNum: z.int(),
    pageSize: z.int(),
    nextCursor: z.nullable(z.string()),
    freshAt: z.nullable(time()),
    /**
     * On page 1 of a search without results: similar keywords, the results without each condition, and near matches.
     */
    suggestedKeywords: z.optional(z.array(z.string())),
    /** With match 'corrected': the keyword searched instead of one without results. */
    searchedInstead: z.optional(z.string()),
    loosened: z.optional(z.array(z.object({ drop: z.string(), total: z.int(), totalIsCapped: z.boolean() }))),
    near: z.optional(z.array(listItemSchema(kind))),
    dailyLimit: dailyLimit(),
  })
}

/** The client refines the request and result types per kind (RecordView); here they are generic. */
const searchOf = (kind: RecordKind) =>
  endpoint({
    method: 'POST',
    path: `/jian-butler-project-biz/${kind.api}/search`,
    ...(kind.searchAliases && { aliases: kind.searchAliases }),
    access: 'optional',
    encrypted: true,
    reads: 'records',
    idempotent: true,
    request: () => searchRequest(kind),
    result: () => searchResult(kind),
    errors: ['00113', '10099'],
  })

const detailOf = (kind: RecordKind) =>
  endpoint({
    method: 'POST',
    path: `/jian-butler-project-biz/${kind.api}/detail`,
    access: 'optional',
    encrypted: true,
    reads: 'records',
    idempotent: true,
    request: () => z.strictObject({ id: id() }),
    result: () => recordSchema(kind),
    errors: ['30003'],
  })

const changesIn = (kind: RecordKind) => changesOf(kind, () => listItemSchema(kind))

export interface RecordEndpoints {
  readonly search: ReturnType<typeof searchOf>
  readonly detail: ReturnType<typeof detailOf>
  readonly changes: ReturnType<typeof changesIn>
  readonly export: ReturnType<typeof exportOf>
}

const endpointsByKind = (): Readonly<Record<string, RecordEndpoints>> =>
  Object.fromEntries(
    CATALOGUE.map((kind) => [
      kind.kind,
      {
        search: searchOf(kind),
        detail: detailOf(kind),
        changes: changesIn(kind),
        export: exportOf(kind, () => filtersOf(kind)),
      },
    ]),
  )

/** Four calls per kind, by kind name. Marked pure, so that a page without records does not bundle the catalogue. */
export const records = /* @__PURE__ */ endpointsByKind()

export const HITS_WORDS = '名称中命中关键词的区间 [起, 止)'

const originWords = {
  source: '来源名称',
  dataOn: '数据日期',
  recordedAt: '采集入库或人工更正的时间',
  url: '来源或更正依据的网址；没有为 null',
  evidence: '人工更正的依据；其他来源为 null',
} as const

/** The fields of every record besides the columns of its kind. */
export const recordMetaWords = () =>
  ({
    id: '数据编号',
    expired: '已截止或过期',
    locks: '被隐藏的字段，以及开通什么可以看到；被遮住的数字值为 null，带星号的文字在 shown',
    hits: HITS_WORDS,
    doubts: [
      '待核实的数值，不参与排序、筛选与合计；没有时不返回',
      { column: '字段名', reason: '待核实的原因' },
    ],
    origins: [
      '各项的来源，仅在详情，且有多个来源或数据日期时；不能看的列不在其中',
      { columns: '字段名', ...originWords },
    ],
    others: [
      '说法不同的其他来源，仅在详情；没有时不返回',
      { column: '字段名', value: '其他来源的值，按页面的写法', ...originWords },
    ],
    dailyLimit: DAILY_LIMIT_WORDS,
  }) as const

export const lockWords: FieldWords<z.output<ReturnType<typeof lock>>> = {
  state: 'masked 打码，locked 不返回',
  opensBy: '开通什么可以看到',
  shown: '被遮住的数字带星号的文字，金额的单位为万元；数字本身为 null',
  shownByRow: '表格列中被遮住的数字带星号的文字，逐行给出',
}

export function searchRequestWords(): FieldWords<z.input<ReturnType<typeof searchRequest>>> {
  return {
    keyword: '关键词，需要令牌',
    filters: '筛选条件，每项都是字符串数组',
    sort: '排序，有关键词时默认为最相关',
    match:
      'literal 只按原文查找；corrected 关键词有一处明显笔误，或是拼音、首字母，而没有结果时，改按更正后的关键词查找',
    ...pageRequestWords,
    cursor: '上一页的 nextCursor，接着往后取；优先于 pageNum',
  }
}

export const searchResultWords = (): FieldWords<z.output<ReturnType<typeof searchResult>>> => ({
  records: ['本页的数据', recordMetaWords()],
  total: '找到的总数；最多数到 10000',
  totalIsCapped: '总数超过 10000，total 只是上限',
  pages: '总页数',
  pageNum: '页码，从 1 起',
  pageSize: '每页条数',
  nextCursor: '下一页的游标；没有下一页时为 null',
  freshAt: '这类数据最近一次更新的时刻',
  suggestedKeywords: '没有结果时，相近的关键词',
  searchedInstead: '原关键词没有结果、已改为查找的关键词；仅在 match 为 corrected 时',
  loosened: [
    '没有结果时，去掉某个条件各能找到多少',
    {
      drop: '去掉的条件',
      total: '去掉后找到的总数；最多数到 1000',
      totalIsCapped: '去掉后的总数超过 1000，total 只是上限',
    },
  ],
  near: ['没有结果时，最接近的数据', recordMetaWords()],
  dailyLimit: DAILY_LIMIT_WORDS,
})

/** The words of a kind's calls; its columns, filters and sorts are described by its declaration. */
export function recordWords(kind: RecordKind): GroupWords<RecordEndpoints> {
  return {
    search: {
      summary: `${kind.tab}：按关键词与条件查询`,
      request: searchRequestWords(),
      result: searchResultWords(),
      example: {
        ...(kind.filters.some(({ key }) => key === 'region') && { filters: { region: ['500000'] } }),
        pageSize: 20,
      },
    },
    detail: {
      summary: `${kind.label}详情`,
      request: { id: `${kind.label}的数据编号` },
      result: recordMetaWords(),
      example: ({ recordIds }) => ({ id: recordIds[kind.kind as KindName] }),
    },
    changes: {
      summary: `${kind.label}的变更：某个游标之后新收录、有变更与撤下的，旧的在前`,
      request: changesRequestWords,
      result: changesResultWords(recordMetaWords()),
    },
    export: {
      summary: `导出${kind.label}列表；preview 为 true 时只返回条数与费用`,
      request: {
        keyword: '关键词',
        filters: searchRequestWords().filters,
        sort: '排序',
        ...exportRequestWords,
      },
      result: exportOfferWords,
      example: { preview: true },
    },
  }
}
