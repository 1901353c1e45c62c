import { CALL_LIMITS_MS } from '@zhushutong/domain/calls'
import * as z from 'zod/mini'
import { id, nothing, pageOf, pageRequest, shortText, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import { channelName, named } from '../shape/names'
import { articleDetail, articleFilter, articleItem, recommendRequest } from './articles.contract'

// @__NO_SIDE_EFFECTS__
const at = (name: string) => `/jian-butler-portal-biz/answers/${name}`

// @__NO_SIDE_EFFECTS__
const page = <Former extends string = never>(name: string, formerName?: Former) =>
  endpoint({
    formerName,
    method: 'POST',
    path: at(name),
    access: 'none',
    idempotent: true,
    request: () =>
      z.strictObject({
        ...pageRequest,
        ...articleFilter(),
        channel: z._default(named('ChannelName', shortText(64)), 'allquestionsList'),
      }),
    result: () => pageOf(articleItem()),
  })

const category = () =>
  z.object({ id: z.string(), code: z.string(), name: z.string(), parentId: z.nullable(z.string()) })

export const questions = {
  index: page('pageAnswersIndex'),
  list: page('pageAnswers', 'page'),
  select: page('pageAnswersSelect'),
  types: endpoint({
    method: 'POST',
    path: at('listAnswersType'),
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () =>
      z.array(
        z.object({
          channel: channelName(),
          channelName: z.string(),
          count: z.int(),
          categories: z.array(category()),
        }),
      ),
  }),
  recommend: endpoint({
    method: 'POST',
    path: at('answerRecommend'),
    access: 'none',
    timeout: CALL_LIMITS_MS.recommendation,
    idempotent: true,
    request: () => z.strictObject(recommendRequest()),
    result: () => z.array(articleItem()),
    errors: ['30003'],
  }),
  problem: endpoint({
    method: 'POST',
    path: at('getProblemModel'),
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ id: id() }),
    result: articleDetail,
    errors: ['30003'],
  }),
  answers: endpoint({
    method: 'POST',
    path: at('pageAnswerModel'),
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ ...pageRequest, id: id() }),
    result: () =>
      pageOf(
        z.object({
          id: z.string(),
          author: z.string(),
          authorTitle: z.nullable(z.string()),
          /** HTML that has been sanitised. */
          textBody: z.string(),
          basis: z.nullable(z.string()),
          accepted: z.boolean(),
          answerTime: time(),
        }),
      ),
  }),
  keys: endpoint({
    method: 'POST',
    path: at('listAnswersKey'),
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () => z.array(z.object({ name: z.string(), count: z.int() })),
  }),
}

const standardCategory = () => z.extend(category(), { count: z.int() })

export const standards = {
  types: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/categoryStandard/listCategoryStandardType1s',
    access: 'none',
    idempotent: true,
    request: nothing,
    result: () => z.array(standardCategory()),
  }),
  children: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/categoryStandard/listCategoryStandardTypesByParentId',
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ parentId: shortText(64) }),
    result: () => z.array(standardCategory()),
  }),
}
