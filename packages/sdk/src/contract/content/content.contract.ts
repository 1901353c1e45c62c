import { CALL_LIMITS_MS } from '@zhushutong/domain/calls'
import * as z from 'zod/mini'
import { atLeast, atMost, done, id, nothing, pageRequest, shortText, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import { kindName, kindSegment } from '../shape/names'

export const content = {
  hotCompanies: endpoint({
    method: 'POST',
    path: '/jian-butler-data-biz/api/v1/homePage/selectHotCompany',
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () =>
      z.array(
        z.object({
          cid: z.string(),
          name: z.string(),
          allWinningCount: z.int(),
          /** Null if no source counts them (COV-01). */
          qualificationCount: z.nullable(z.int()),
          personnelCount: z.nullable(z.int()),
          creditCount: z.nullable(z.int()),
          /** Three parts separated by semicolons: project; amount in fen; date of the latest bid. */
          winning: z.nullable(z.string()),
        }),
      ),
  }),
  hotSearches: endpoint({
    method: 'POST',
    path: '/jian-butler-data-biz/api/v1/homePage/selectHotSearch',
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () => z.array(z.object({ word: z.string(), kind: kindName() })),
  }),
  friendLinks: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/friendChain/list',
    access: 'none',
    timeout: CALL_LIMITS_MS.recommendation,
    idempotent: true,
    request: () => z.strictObject({ columns: z.optional(shortText(32)), ...pageRequest }),
    result: () =>
      z.array(
        z.object({
          name: z.string(),
          url: z.string(),
          columns: z.string(),
          location: z.enum(['up', 'down', 'split']),
        }),
      ),
  }),
  banners: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/banner/listBanner',
    access: 'none',
    idempotent: true,
    request: () => z.strictObject(pageRequest),
    result: () =>
      z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          positionKey: z.string(),
          enable: z.boolean(),
          /** JSON text of a list of {id, link, url, uid, alt, title, text, endsOn}. */
          url: z.string(),
          width: z.nullable(z.int()),
          height: z.nullable(z.int()),
        }),
      ),
  }),
  bannerClick: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/banner/click',
    access: 'optional',
    idempotent: false,
    request: () =>
      z.strictObject({
        ids: z.array(id()).check(atLeast(1), atMost(20)),
        link: z.optional(shortText(500)),
        scode: z.optional(shortText(64)),
        type: z.literal(1),
      }),
    result: done,
  }),
  areas: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/dictionary/getProvinceAreaList',
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ addressType: z._default(z.int().check(z.gte(1), z.lte(3)), 2) }),
    result: () =>
      z.array(
        z.object({ code: z.string(), name: z.string(), parentCode: z.nullable(z.string()), level: z.int() }),
      ),
  }),
  dictionary: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/dictionary/getAllByTopParentIdAll',
    access: 'none',
    idempotent: true,
    /** A division's code, or the key of a channel of content. */
    request: () => z.strictObject({ topParentId: z._default(shortText(64), '000000') }),
    result: () =>
      z.array(
        z.object({
          id: z.string(),
          code: z.string(),
          name: z.string(),
          parentId: z.nullable(z.string()),
        }),
      ),
  }),
  bottomInfo: endpoint({
    method: 'POST',
    path: '/jian-butler-data-biz/bottomRecommendation/getBottomInfoByTypeEnum',
    access: 'none',
    idempotent: true,
    timeout: 500,
    /** The first segment of a query's list: qiye, siku. */
    request: () => z.strictObject({ type: kindSegment(32) }),
    result: () =>
      z.object({
        data: z.array(z.object({ id: z.string(), title: z.string(), expired: z.boolean() })),
        encyclopedia: z.array(z.object({ id: z.string(), title: z.string() })),
      }),
  }),
  news: endpoint({
    method: 'POST',
    path: '/jian-butler-data-biz/api/v1/notice/getNoticePage',
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ NoticeType: z._default(shortText(32), 'new'), ...pageRequest }),
    result: () =>
      z.object({
        records: z.array(
          z.object({
            id: z.string(),
            title: z.string(),
            remark: z.nullable(z.string()),
            releaseTime: time(),
          }),
        ),
        total: z.int(),
        pages: z.int(),
        pageNum: z.int(),
        pageSize: z.int(),
      }),
  }),
  notice: endpoint({
    method: 'POST',
    path: '/jian-butler-data-biz/api/v1/notice/getNoticeById',
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ id: id() }),
    result: () =>
      z.object({
        id: z.string(),
        title: z.string(),
        remark: z.nullable(z.string()),
        labelList: z.array(z.string()),
        /** HTML generated by the portal: only headings, paragraphs and lists. */
        textBody: z.string(),
        releaseTime: time(),
      }),
    errors: ['30003'],
  }),
  changeLog: endpoint({
    method: 'POST',
    path: '/jian-butler-data-biz/admin/notice/getAdminGetNoticeList',
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ platformType: z._default(shortText(16), 'PC'), ...pageRequest }),
    result: () =>
      z.object({
        records: z.array(
          z.object({
            id: z.string(),
            title: z.string(),
            remark: z.nullable(z.string()),
            labelList: z.array(z.string()),
            releaseTime: time(),
          }),
        ),
        total: z.int(),
        pages: z.int(),
        pageNum: z.int(),
        pageSize: z.int(),
      }),
  }),
}
