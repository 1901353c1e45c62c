import { CALL_LIMITS_MS } from '@zhushutong/domain/calls'
import { ARTICLE_SORTS, CONTENT_GROUP_KEYS, PERIODS } from '@zhushutong/domain/content'
import * as z from 'zod/mini'
import { done, id, nothing, pageOf, pageRequest, shortText, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import { channelName, named } from '../shape/names'

/** The filters of a list of articles. */
export const articleFilter = () => ({
  category: z.optional(shortText(32)),
  tag: z.optional(shortText(32)),
  keyword: z.optional(shortText(64)),
  areaCode: z.optional(z.string().check(z.regex(/^\d{6}$/))),
  period: z.optional(z.enum(PERIODS.map(({ code }) => code))),
  /** The group is used only if no channel is given. */
  group: z.optional(z.enum(CONTENT_GROUP_KEYS)),
  sort: z._default(z.enum(ARTICLE_SORTS), 'new'),
})

/** An article in a list. */
export function articleItem() {
  return z.object({
    id: z.string(),
    title: z.string(),
    remark: z.nullable(z.string()),
    channel: channelName(),
    channelName: z.string(),
    category: z.nullable(z.string()),
    categoryName: z.nullable(z.string()),
    labelList: z.array(z.string()),
    source: z.string(),
    region: z.nullable(z.string()),
    documentNumber: z.nullable(z.string()),
    issuer: z.nullable(z.string()),
    issuedOn: z.nullable(z.string()),
    effectiveOn: z.nullable(z.string()),
    expiresOn: z.nullable(z.string()),
    amendment: z.nullable(z.string()),
    replacedBy: z.nullable(z.string()),
    /** The state of a policy (in force or not), as text; null for all other articles. */
    state: z.nullable(z.string()),
    replacement: z.nullable(z.string()),
    /** Path of a picture on the portal. */
    cover: z.nullable(z.string()),
    views: z.int(),
    answers: z.int(),
    releaseTime: time(),
  })
}

const neighbour = () => z.nullable(z.object({ id: z.string(), title: z.string() }))

/** A document by its number. The other fields are null if the portal has no such document. */
const document = () =>
  z.object({
    documentNumber: z.string(),
    id: z.nullable(z.string()),
    channel: z.nullable(channelName()),
    title: z.nullable(z.string()),
    effectiveOn: z.nullable(z.string()),
  })

/** An article with its text. */
export function articleDetail() {
  return z.extend(articleItem(), {
    author: z.nullable(z.string()),
    method: named('ExtractionMethod', z.string()),
    successor: z.nullable(document()),
    predecessors: z.array(document()),
    /** HTML that has been sanitised. */
    textBody: z.string(),
    outline: z.array(z.object({ id: z.string(), text: z.string(), level: z.int() })),
    previous: neighbour(),
    next: neighbour(),
  })
}

export const recommendRequest = () => ({
  id: id(),
  pageSize: z._default(z.int().check(z.gte(1), z.lte(20)), 6),
})

const HUBS = ['policy', 'news', 'question'] as const

export const articles = {
  hot: endpoint({
    method: 'POST',
    path: '/jian-butler-data-biz/api/v1/notice/hotNoticePage',
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ ...pageRequest, NoticeType: z._default(shortText(32), 'new') }),
    result: () => pageOf(articleItem()),
  }),
  recommend: endpoint({
    method: 'POST',
    path: '/jian-butler-data-biz/api/v1/notice/getNoticeRecommend',
    access: 'none',
    timeout: CALL_LIMITS_MS.recommendation,
    idempotent: true,
    request: () => z.strictObject(recommendRequest()),
    result: () => z.array(articleItem()),
    errors: ['30003'],
  }),
  hotWords: endpoint({
    method: 'POST',
    path: '/jian-butler-data-biz/api/v1/notice/listNoticeHotWord',
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ NoticeType: z.optional(shortText(32)) }),
    result: () => z.array(z.object({ word: z.string(), count: z.int() })),
  }),
  labels: endpoint({
    method: 'POST',
    path: '/jian-butler-data-biz/api/v1/notice/getNoticeLable',
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ NoticeType: z.optional(shortText(32)) }),
    result: () => z.array(z.object({ name: z.string(), count: z.int() })),
  }),
  changeLogOne: endpoint({
    method: 'POST',
    path: '/jian-butler-data-biz/admin/notice/getAdminNoticeDetail',
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ id: id() }),
    result: () =>
      z.object({
        id: z.string(),
        title: z.string(),
        remark: z.nullable(z.string()),
        labelList: z.array(z.string()),
        textBody: z.string(),
        releaseTime: time(),
      }),
    errors: ['30003'],
  }),
  hubPage: endpoint({
    method: 'POST',
    path: '/jian-butler-data-biz/substation/notice/getSubstationNoticePage',
    access: 'none',
    idempotent: true,
    request: () =>
      z.strictObject({ ...pageRequest, ...articleFilter(), type: z._default(z.enum(HUBS), 'news') }),
    result: () => pageOf(articleItem()),
  }),
  hubHot: endpoint({
    method: 'POST',
    path: '/jian-butler-data-biz/substation/notice/hotSubstationNoticePage',
    access: 'none',
    idempotent: true,
    request: () =>
      z.strictObject({
        ...pageRequest,
        areaCode: articleFilter().areaCode,
        type: z._default(z.enum(HUBS), 'news'),
      }),
    result: () => pageOf(articleItem()),
  }),
  hubRecommend: endpoint({
    method: 'POST',
    path: '/jian-butler-data-biz/substation/notice/getSubstationNoticeRecommend',
    access: 'none',
    timeout: CALL_LIMITS_MS.recommendation,
    idempotent: true,
    request: () => z.strictObject(recommendRequest()),
    result: () => z.array(articleItem()),
    errors: ['30003'],
  }),
  suggestion: endpoint({
    method: 'POST',
    path: '/jian-butler-data-biz/api/v1/notice/searchAssociation',
    access: 'none',
    reads: 'figures',
    idempotent: true,
    timeout: 3000,
    request: () => z.strictObject({ keyword: shortText(64) }),
    result: () =>
      z.object({
        groups: z.array(
          z.object({
            key: z.enum(CONTENT_GROUP_KEYS),
            label: z.string(),
            total: z.int(),
            url: z.string(),
          }),
        ),
        titles: z.array(
          z.object({ id: z.string(), title: z.string(), groupName: z.string(), url: z.string() }),
        ),
      }),
  }),
  view: endpoint({
    method: 'POST',
    path: '/jian-butler-data-biz/api/v1/notice/addNoticeView',
    access: 'optional',
    idempotent: true,
    request: () => z.strictObject({ id: id() }),
    result: done,
    errors: ['30003', '00429'],
  }),
  seo: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/seorecormmend/getSeoRecommend',
    access: 'none',
    timeout: CALL_LIMITS_MS.recommendation,
    idempotent: true,
    request: () => z.strictObject({ channel: z.optional(named('ChannelName', shortText(64))) }),
    result: () => z.array(z.object({ name: z.string(), url: z.string() })),
  }),
  periods: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/sysDateoption/getDataOptionByType',
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () => z.array(z.object({ code: z.string(), name: z.string(), days: z.int() })),
  }),
}
