import * as z from 'zod/mini'
import { day, id, nothing } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import { kindName } from '../shape/names'
import type { GroupWords } from '../words'

const MAX_ENTRIES = 5000

/** Data for sitemaps and page caches: only ids and dates. */
export const site = {
  dataVersions: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/site/dataVersions',
    access: 'none',
    idempotent: true,
    timeout: 3000,
    request: nothing,
    result: () => z.object({ records: z.array(z.object({ kind: kindName(), version: z.int() })) }),
  }),
  sitemapParts: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/site/sitemapParts',
    access: 'none',
    idempotent: true,
    timeout: 30_000,
    request: nothing,
    result: () =>
      z.object({
        /** From `from` (inclusive) to `to` (exclusive); `to` is null for the last part of a kind. */
        records: z.array(
          z.object({ kind: kindName(), from: z.string(), to: z.nullable(z.string()), updatedOn: day() }),
        ),
      }),
  }),
  sitemapPage: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/site/sitemapPage',
    access: 'none',
    idempotent: true,
    request: () =>
      z.strictObject({
        kind: kindName(),
        from: z.optional(id()),
        to: z.optional(id()),
        pageSize: z._default(z.int().check(z.gte(1), z.lte(MAX_ENTRIES)), MAX_ENTRIES),
      }),
    result: () =>
      z.object({
        records: z.array(z.object({ id: z.string(), updatedOn: day() })),
        /** The cursor for the next call; null at the end of the part. */
        next: z.nullable(z.string()),
      }),
  }),
}

export function siteWords(): GroupWords<typeof site> {
  return {
    dataVersions: {
      summary: '各类数据的版本号，数据写入后改变；据此更新缓存的页面',
      result: { records: ['各类数据', { kind: '数据种类，如 company', version: '版本号，数据写入后改变' }] },
    },
    sitemapParts: {
      summary: '网站地图的分段，每段不超过 50,000 个地址',
      result: {
        records: [
          '分段',
          {
            kind: '数据种类，如 company',
            from: '从这个编号起',
            to: '到这个编号为止，不含它；最后一段为 null',
            updatedOn: '这一段的更新日',
          },
        ],
      },
    },
    sitemapPage: {
      summary: '网站地图一段中的编号与更新日，按编号排列',
      request: {
        kind: '数据种类，如 company',
        from: '从这个编号起',
        to: '到这个编号为止，不含它',
        pageSize: '每页条数',
      },
      result: {
        records: ['本页的数据', { id: '数据编号', updatedOn: '这条数据的更新日' }],
        next: '接着往后取的编号；取完为 null',
      },
      example: { kind: 'company', pageSize: 10 },
    },
  }
}
