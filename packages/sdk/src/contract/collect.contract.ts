import * as z from 'zod/mini'
import { atLeast, atMost, done, id, pageRequest, time } from './common'
import { endpoint } from './endpoint'

/** Name of a kind of record; the gateway knows which there are. */
const kindName = () => z.string().check(z.regex(/^[A-Za-z]{1,40}$/))

/** A record of the catalogue: the name of its kind and its id. */
export const recordRef = () => ({ module: kindName(), moduleId: id() })

const favourite = () =>
  z.object({
    ...recordRef(),
    /** As its reader may see it now; as it was when collected, where the record is gone. */
    title: z.string(),
    region: z.nullable(z.string()),
    sourcePlatform: z.nullable(z.string()),
    /** When the record was collected from its source and last checked. */
    collectedAt: z.nullable(time()),
    checkedAt: z.nullable(time()),
    expired: z.boolean(),
    /** false: the record is not there any more. */
    exists: z.boolean(),
    /** When the member collected it. */
    createTime: time(),
  })

export const collect = {
  add: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/memberCollect/addMemberCollect',
    summary: '收藏一条数据，重复收藏只记一次',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject(recordRef()),
    result: () => z.object({ favoritesTotal: z.int() }),
    errors: ['30003'],
  }),
  page: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/memberCollect/pageMemberCollect',
    summary: '我的收藏，按收藏时间倒序，可按种类筛选',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ ...pageRequest, module: z.optional(kindName()) }),
    result: () =>
      z.object({
        records: z.array(favourite()),
        total: z.int(),
        pages: z.int(),
        pageNum: z.int(),
        pageSize: z.int(),
        /** How many there are of each kind, over all pages. */
        modules: z.array(z.object({ module: z.string(), total: z.int() })),
      }),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/memberCollect/deleteMemberCollectByModuleId',
    summary: '取消收藏',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject(recordRef()),
    result: done,
  }),
  collected: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/memberCollect/listMemberCollected',
    summary: '给出的数据中哪些已收藏，一次至多 200 条',
    access: 'token',
    idempotent: true,
    request: () =>
      z.strictObject({
        records: z.array(z.strictObject(recordRef())).check(atLeast(1), atMost(200)),
      }),
    result: () => z.object({ records: z.array(z.object(recordRef())) }),
  }),
}
