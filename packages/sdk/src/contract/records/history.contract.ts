import { EVENT_KINDS, eventLabel } from '@zhushutong/domain/history'
import * as z from 'zod/mini'
import { atMost, day, id, shortText, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import { kindName, kindSegment } from '../shape/names'
import type { GroupWords } from '../words'

/** The most entries of a page. */
const MAX_ENTRIES = 50

const origin = () => ({
  /** The name of the source as the record shows it. */
  source: z.string(),
  /** The date of the data. */
  dataOn: day(),
  /** The time of the import. */
  recordedAt: time(),
})

const eventKind = () => z.enum(EVENT_KINDS)

/** A change as the caller may see it, in the pages' own writing; null for no value. */
export const shownChange = () =>
  z.object({
    kind: eventKind(),
    key: z.string(),
    label: z.string(),
    before: z.nullable(z.string()),
    after: z.nullable(z.string()),
  })

const sourceOrigin = () => ({
  ...origin(),
  /** The page of the source, or of the evidence of a correction. */
  url: z.nullable(z.string()),
  /** The evidence of a correction by staff. */
  evidence: z.nullable(z.string()),
})

/** The timeline of a record and the sources of its values (DAT-01, DAT-06). */
export const history = {
  changes: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/history/changes',
    access: 'optional',
    encrypted: true,
    reads: 'records',
    idempotent: true,
    request: () =>
      z.strictObject({
        type: kindSegment(),
        id: id(),
        /** Only events of these kinds; all if absent. */
        kinds: z.optional(z.array(eventKind()).check(atMost(EVENT_KINDS.length))),
        cursor: z.optional(shortText(100)),
        pageSize: z._default(z.int().check(z.gte(1), z.lte(MAX_ENTRIES)), 10),
      }),
    result: () =>
      z.object({
        records: z.array(
          z.object({
            id: z.string(),
            kinds: z.array(eventKind()),
            ...origin(),
            recordedAt: z.nullable(time()),
            changes: z.array(shownChange()),
            /** For a win and a candidate: the record that names it. */
            record: z.nullable(
              z.object({ module: kindName(), moduleId: z.string(), title: z.nullable(z.string()) }),
            ),
          }),
        ),
        nextCursor: z.nullable(z.string()),
      }),
    errors: ['30003'],
  }),
  sources: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/history/sources',
    access: 'optional',
    encrypted: true,
    reads: 'records',
    idempotent: true,
    request: () => z.strictObject({ type: kindSegment(), id: id() }),
    result: () =>
      z.object({
        fields: z.array(
          z.object({
            key: z.string(),
            label: z.string(),
            ...sourceOrigin(),
            others: z.array(z.object({ value: z.string(), ...sourceOrigin() })),
          }),
        ),
        /** Former names and codes of a company (DAT-53); empty for other kinds. */
        former: z.array(
          z.object({
            key: z.string(),
            label: z.string(),
            value: z.string(),
            until: z.nullable(day()),
            source: z.nullable(z.string()),
          }),
        ),
      }),
    errors: ['30003'],
  }),
}

const originWords = {
  source: '来源名称',
  dataOn: '数据日期',
  recordedAt: '采集入库的时间',
} as const

const sourceOriginWords = () =>
  ({
    ...originWords,
    url: '来源或更正依据的网址；没有为 null',
    evidence: '人工更正的依据；其他来源为 null',
  }) as const

const keyWords = { key: '列名', label: '列的中文名' } as const

/** The kinds of events in words. */
export const eventKindWords = () => EVENT_KINDS.map((key) => `${key} ${eventLabel(key)}`).join('，')

export const shownChangeWords = () =>
  ({
    kind: `种类：${eventKindWords()}`,
    key: '列名',
    label: '列或变更的中文名',
    before: '原来的值，按页面的写法；没有为 null',
    after: '现在的值，按页面的写法；已清除为 null',
  }) as const

export function historyWords(): GroupWords<typeof history> {
  return {
    changes: {
      summary: '动态：一条记录的每次变更、中标与入选候选、证书到期，新的在前',
      request: {
        type: '记录的种类，与列表地址的第一段相同，如 qiye',
        id: '记录的编号',
        kinds: `只看这些种类：${eventKindWords()}`,
        cursor: '上一页的 nextCursor',
        pageSize: '每页条数，默认 10，最多 50',
      },
      result: {
        records: [
          '动态，新的在前',
          {
            id: '动态的编号',
            kinds: `动态的种类，一次变更可以有几种：${eventKindWords()}`,
            ...originWords,
            dataOn: '发生的日期：变更为数据日期，中标为中标日期，候选为公示日期，到期为最后一天',
            recordedAt: '采集入库的时间；没有记录为 null',
            changes: ['改变的各项；不能看的列不在其中', shownChangeWords()],
            record: [
              '中标与候选所在的记录；其他为 null',
              {
                module: '数据种类，如 winning',
                moduleId: '数据编号，用于读取详情',
                title: '名称；没有权限查看为 null',
              },
            ],
          },
        ],
        nextCursor: '下一页的位置；没有下一页为 null',
      },
      example: ({ recordIds }) => ({ type: 'qiye', id: recordIds.company }),
    },
    sources: {
      summary: '数据来源：每一项来自哪个来源、数据日期，别的来源怎么说',
      request: { type: '记录的种类，与列表地址的第一段相同，如 qiye', id: '记录的编号' },
      result: {
        fields: [
          '有来源说明的各项；不能看的列不在其中',
          {
            ...keyWords,
            ...sourceOriginWords(),
            others: [
              '说法不同的其他来源，级别高、数据新的在前',
              { value: '其他来源的值', ...sourceOriginWords() },
            ],
          },
        ],
        former: [
          '企业的曾用名与以前的代码；别的种类为空',
          {
            ...keyWords,
            value: '以前的值',
            until: '用到哪一天：改用新值的数据日期，或来源最后这样说的日期；不知道为 null',
            source: '说明它的来源；不知道为 null',
          },
        ],
      },
      example: ({ recordIds }) => ({ type: 'qiye', id: recordIds.company }),
    },
  }
}
