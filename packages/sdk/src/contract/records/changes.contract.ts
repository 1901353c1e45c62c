import { FEED_CHANGES } from '@zhushutong/domain/history'
import type { RecordKind } from '@zhushutong/domain/records'
import * as z from 'zod/mini'
import { dailyLimit, pageSize, shortText } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import { DAILY_LIMIT_WORDS } from '../words'

/** The changes of a kind after a cursor (DAT-71); `item` is a record as in its lists. */
export function changesOf<Item extends z.ZodMiniType>(kind: RecordKind, item: () => Item) {
  return endpoint({
    method: 'POST',
    path: `/jian-butler-project-biz/${kind.api}/changes`,
    access: 'token',
    encrypted: true,
    reads: 'records',
    idempotent: true,
    request: () =>
      z.strictObject({
        /** The `cursor` of an entry or an answer; absent: no entries, only the cursor of now. */
        cursor: z.optional(shortText(200)),
        pageSize: pageSize(),
      }),
    result: () =>
      z.object({
        records: z.array(
          z.object({
            change: z.enum(FEED_CHANGES),
            id: z.string(),
            /** The record as it is now; null if it no longer exists. */
            record: z.nullable(item()),
            /** The place after this entry. */
            cursor: z.string(),
          }),
        ),
        /** The `cursor` of the next call. */
        cursor: z.string(),
        hasMore: z.boolean(),
        dailyLimit: dailyLimit(),
      }),
    errors: ['40013'],
  })
}

export const changesRequestWords = {
  cursor: '上一次的 cursor，不传时不返回变更，只返回现在的游标；保留 90 天，更早的返回 40013',
  pageSize: '每页条数',
} as const

export function changesResultWords<const Fields>(record: Fields) {
  return {
    records: [
      '变更，旧的在前',
      {
        change: 'new 新收录；changed 有变更，或撤下后恢复；withdrawn 来源已撤下，或已删除、并入别的数据',
        id: '数据编号',
        record: ['这条数据现在的样子，与列表相同；已经没有这条数据时为 null', record],
        cursor: '这一条之后的位置',
      },
    ],
    cursor: '下一次调用的 cursor',
    hasMore: '后面还有，应接着取',
    dailyLimit: DAILY_LIMIT_WORDS,
  } as const
}
