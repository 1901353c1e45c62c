import * as z from 'zod/mini'
import { day, id, nothing, shortText } from './common'
import { endpoint } from './endpoint'

const MOST_ENTRIES = 5000

/** What search engines and the caches of pages read: ids and days only. */
export const site = {
  dataVersions: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/site/dataVersions',
    summary: '各类数据的版本号，数据写入后改变；据此更新缓存的页面',
    access: 'none',
    idempotent: true,
    timeout: 3000,
    request: nothing,
    result: () => z.object({ records: z.array(z.object({ kind: z.string(), version: z.int() })) }),
  }),
  sitemapParts: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/site/sitemapParts',
    summary: '网站地图的分段，每段不超过 50,000 个地址',
    access: 'none',
    idempotent: true,
    timeout: 30_000,
    request: nothing,
    result: () =>
      z.object({
        /** From `from` on, up to `to` without it; `to` is null for the last part of a kind. */
        records: z.array(
          z.object({ kind: z.string(), from: z.string(), to: z.nullable(z.string()), updatedOn: day() }),
        ),
      }),
  }),
  sitemapPage: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/site/sitemapPage',
    summary: '网站地图一段中的编号与更新日，按编号排列',
    access: 'none',
    idempotent: true,
    request: () =>
      z.strictObject({
        kind: shortText(32),
        from: z.optional(id()),
        to: z.optional(id()),
        pageSize: z._default(z.int().check(z.gte(1), z.lte(MOST_ENTRIES)), MOST_ENTRIES),
      }),
    result: () =>
      z.object({
        records: z.array(z.object({ id: z.string(), updatedOn: day() })),
        /** Where to go on; null at the end of the part. */
        next: z.nullable(z.string()),
      }),
  }),
}
