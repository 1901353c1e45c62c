import * as z from 'zod/mini'
import { day, id, shortText, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'
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

/** The changes of a record and the sources of its values (DAT-01, DAT-06). */
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
        type: shortText(40),
        id: id(),
        cursor: z.optional(shortText(20)),
        pageSize: z._default(z.int().check(z.gte(1), z.lte(MAX_ENTRIES)), 10),
      }),
    result: () =>
      z.object({
        records: z.array(
          z.object({
            id: z.string(),
            ...origin(),
            changes: z.array(
              z.object({
                key: z.string(),
                label: z.string(),
                before: z.nullable(z.string()),
                after: z.nullable(z.string()),
              }),
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
    request: () => z.strictObject({ type: shortText(40), id: id() }),
    result: () =>
      z.object({
        fields: z.array(
          z.object({
            key: z.string(),
            label: z.string(),
            ...origin(),
            others: z.array(z.object({ value: z.string(), ...origin() })),
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

const keyWords = { key: '列名', label: '列的中文名' } as const

export function historyWords(): GroupWords<typeof history> {
  return {
    changes: {
      summary: '变更记录：一条记录的每次变化，新的在前',
      request: {
        type: '记录的种类，与列表地址的第一段相同，如 qiye',
        id: '记录的编号',
        cursor: '上一页的 nextCursor',
        pageSize: '每页条数，默认 10，最多 50',
      },
      result: {
        records: [
          '变更，新的在前',
          {
            id: '变更的编号',
            ...originWords,
            changes: [
              '改变的各项；不能看的列不在其中',
              {
                ...keyWords,
                before: '原来的值，按页面的写法；没有为 null',
                after: '现在的值，按页面的写法；已清除为 null',
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
            ...originWords,
            others: ['说法不同的其他来源，级别高、数据新的在前', { value: '其他来源的值', ...originWords }],
          },
        ],
      },
      example: ({ recordIds }) => ({ type: 'qiye', id: recordIds.company }),
    },
  }
}
