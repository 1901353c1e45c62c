import { CALL_LIMITS_MS } from '@zhushutong/domain/calls'
import * as z from 'zod/mini'
import { done, id, nothing, pageOf, pageRequest, shortText, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import { channelName, named } from '../shape/names'
import { articleDetail, articleFilter, articleItem, recommendRequest } from './articles.contract'

// @__NO_SIDE_EFFECTS__
const at = (name: string) => `/jian-butler-portal-biz/newsPolicy/${name}`

const list = () => ({
  ...pageRequest,
  ...articleFilter(),
  channel: z.optional(named('ChannelName', shortText(64))),
})

// @__NO_SIDE_EFFECTS__
const page = <Former extends string = never>(name: string, formerName?: Former) =>
  endpoint({
    formerName,
    method: 'POST',
    path: at(name),
    access: 'none',
    idempotent: true,
    request: () => z.strictObject(list()),
    result: () => pageOf(articleItem()),
  })

// @__NO_SIDE_EFFECTS__
const detail = (name: string) =>
  endpoint({
    method: 'POST',
    path: at(name),
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ id: id() }),
    result: articleDetail,
    errors: ['30003'],
  })

// @__NO_SIDE_EFFECTS__
const recommend = (name: string) =>
  endpoint({
    method: 'POST',
    path: at(name),
    access: 'none',
    timeout: CALL_LIMITS_MS.recommendation,
    idempotent: true,
    request: () => z.strictObject(recommendRequest()),
    result: () => z.array(articleItem()),
    errors: ['30003'],
  })

export const policies = {
  list: page('pageNewsPolicy', 'page'),
  hubPage: page('pageSubstationNewsPolicy'),
  center: page('pageNewsPolicyCenter'),
  outcomes: page('getNewsPolicyNewOutcomePage'),
  newestFree: page('getNewsPolicyNewListFree'),
  newest: endpoint({
    method: 'POST',
    path: at('getNewsPolicyNewList'),
    access: 'token',
    encrypted: true,
    idempotent: true,
    request: () => z.strictObject(list()),
    result: () => pageOf(articleItem()),
  }),
  detail: detail('getNewsPolicyDetail'),
  hubDetail: detail('getNewsPolicyDetailSub'),
  recommend: recommend('getNewsPolicyRecommend'),
  hubRecommend: recommend('getSubstationNewsPolicyRecommend'),
  centerCounts: endpoint({
    method: 'POST',
    path: at('listNewsPolicyCenterCount'),
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () =>
      z.array(
        z.object({
          channel: channelName(),
          channelName: z.string(),
          count: z.int(),
          categories: z.array(z.object({ code: z.string(), name: z.string(), count: z.int() })),
        }),
      ),
  }),
  methods: endpoint({
    method: 'POST',
    path: at('getNewsExtractionMethodType'),
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () => z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  addHistory: endpoint({
    method: 'POST',
    path: at('addMemberViewHistory'),
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ id: id() }),
    result: done,
    errors: ['30003', '00429'],
  }),
  removeHistory: endpoint({
    method: 'POST',
    path: at('deleteMemberViewHistory'),
    access: 'token',
    idempotent: true,
    /** All of it, if absent. */
    request: () => z.strictObject({ id: z.optional(id()) }),
    result: done,
  }),
  history: endpoint({
    method: 'POST',
    path: at('pageMemberViewHistory'),
    access: 'token',
    idempotent: true,
    request: () => z.strictObject(pageRequest),
    result: () =>
      pageOf(
        z.object({
          id: z.string(),
          title: z.string(),
          channel: channelName(),
          releaseTime: time(),
          viewTime: time(),
        }),
      ),
  }),
}
