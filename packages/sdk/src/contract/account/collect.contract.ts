import * as z from 'zod/mini'
import { atLeast, atMost, dailyLimit, done, id, pageRequest, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import { kindName } from '../shape/names'
import {
  DAILY_LIMIT_WORDS,
  type Existing,
  type GroupWords,
  pageRequestWords,
  pageWords,
  REGION_WORDS,
} from '../words'

/** A record of the catalogue: the name of its kind and its id. */
export function recordRef() {
  return { module: kindName(), moduleId: id() }
}

const favourite = () =>
  z.object({
    ...recordRef(),
    /** As the member may see it now; the title at collection time, if the record no longer exists. */
    title: z.string(),
    region: z.nullable(z.string()),
    sourcePlatform: z.nullable(z.string()),
    /** The time when the record was fetched from its source. */
    collectedAt: z.nullable(time()),
    checkedAt: z.nullable(time()),
    expired: z.boolean(),
    /** False if the record no longer exists. */
    exists: z.boolean(),
    /** The time when the member added the record. */
    createTime: time(),
  })

export const collect = {
  add: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/memberCollect/addMemberCollect',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject(recordRef()),
    result: () => z.object({ favoritesTotal: z.int() }),
    errors: ['30003'],
  }),
  list: endpoint({
    formerName: 'page',
    method: 'POST',
    path: '/jian-butler-portal-biz/memberCollect/pageMemberCollect',
    access: 'token',
    reads: 'records',
    idempotent: true,
    request: () => z.strictObject({ ...pageRequest, module: z.optional(kindName()) }),
    result: () =>
      z.object({
        records: z.array(favourite()),
        total: z.int(),
        pages: z.int(),
        pageNum: z.int(),
        pageSize: z.int(),
        /** The number of favourites per kind, over all pages. */
        modules: z.array(z.object({ module: kindName(), total: z.int() })),
        dailyLimit: dailyLimit(),
      }),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/memberCollect/deleteMemberCollectByModuleId',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject(recordRef()),
    result: done,
  }),
  collected: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/memberCollect/listMemberCollected',
    access: 'token',
    idempotent: true,
    request: () =>
      z.strictObject({
        records: z.array(z.strictObject(recordRef())).check(atLeast(1), atMost(200)),
      }),
    result: () => z.object({ records: z.array(z.object(recordRef())) }),
  }),
}

export const recordRefWords = { module: '数据种类，如 company', moduleId: '数据编号' } as const

const favouriteWords = () => ({
  ...recordRefWords,
  title: '收藏的数据的名称',
  region: REGION_WORDS,
  sourcePlatform: '数据来自哪个平台',
  collectedAt: '数据从来源采集的时刻',
  checkedAt: '数据最近核验的时刻；未核验为 null',
  expired: '数据已截止或过期',
  exists: '数据仍在；false 为已经下架',
  createTime: '收藏的时刻',
})

const company = ({ recordIds }: Existing) => ({ module: 'company', moduleId: recordIds.company })

export function collectWords(): GroupWords<typeof collect> {
  return {
    add: {
      summary: '收藏一条数据，重复收藏只记一次',
      request: recordRefWords,
      result: { favoritesTotal: '收藏总数' },
      example: company,
    },
    list: {
      summary: '我的收藏，按收藏时间倒序，可按种类筛选',
      request: { ...pageRequestWords, module: '只看这一种类，如 company' },
      result: {
        ...pageWords('收藏', favouriteWords()),
        modules: ['各种类各有多少收藏', { module: '数据种类，如 company', total: '这一种类的收藏数' }],
        dailyLimit: DAILY_LIMIT_WORDS,
      },
    },
    remove: { summary: '取消收藏', request: recordRefWords, example: company },
    collected: {
      summary: '给出的数据中哪些已收藏，一次至多 200 条',
      request: { records: ['要查的数据', recordRefWords] },
      result: { records: ['其中已收藏的', recordRefWords] },
      example: (existing) => ({ records: [company(existing)] }),
    },
  }
}
