import { CLAIM_ROLES, CLAIM_STATE_LABELS, CLAIM_STATES } from '@zhushutong/domain/claims'
import * as z from 'zod/mini'
import { recordRef, recordRefWords } from '../account/collect.contract'
import { done, id, pageOf, pageRequest, shortText, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import { type GroupWords, listLabels, pageRequestWords, pageWords } from '../words'

const claim = () =>
  z.object({
    id: z.string(),
    ...recordRef(),
    /** The record's name at the time of the claim. */
    title: z.string(),
    role: z.enum(CLAIM_ROLES),
    state: z.enum(CLAIM_STATES),
    answer: z.nullable(z.string()),
    createTime: time(),
    updateTime: time(),
  })

const { module, moduleId } = recordRef()

/** A member's claim of the own record: a person, or the own company (CLM-01). */
export const claims = {
  add: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/recordClaim/addRecordClaim',
    access: 'token',
    idempotent: false,
    request: () =>
      z.strictObject({
        ...recordRef(),
        role: z.enum(CLAIM_ROLES),
        /** The claimant's own name; staff see it. */
        name: shortText(100),
        evidence: shortText(1000),
        /** The code sent to the account's own number, for `claim`. */
        smsId: shortText(64),
        validationCode: z.string().check(z.regex(/^\d{6}$/)),
      }),
    result: () => z.object({ id: z.string(), state: z.enum(CLAIM_STATES) }),
    errors: ['30003', '00429'],
  }),
  list: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/recordClaim/pageRecordClaim',
    access: 'token',
    idempotent: true,
    request: () =>
      z.strictObject({ ...pageRequest, module: z.optional(module), moduleId: z.optional(moduleId) }),
    result: () => pageOf(claim()),
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/recordClaim/withdrawRecordClaim',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ id: id() }),
    result: done,
    errors: ['00404'],
  }),
  /** The mark of a claimed record; it does not tell who claimed it. */
  find: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/recordClaim/getRecordClaimed',
    access: 'none',
    idempotent: true,
    request: () => z.strictObject(recordRef()),
    result: () => z.object({ claimedTime: z.nullable(time()) }),
  }),
}

const stateWords = () => `处理状态：${listLabels(CLAIM_STATE_LABELS)}`
const ROLE_WORDS = '身份：self 本人（人员）、legal 法定代表人、agent 企业经办人（企业）'

export function claimsWords(): GroupWords<typeof claims> {
  return {
    add: {
      summary: '认领本人或本企业的记录；先用 security.sendOwnCode（scene 为 claim）获取验证码',
      request: {
        ...recordRefWords,
        role: ROLE_WORDS,
        name: '认领人的真实姓名，只有工作人员看到',
        evidence: '可以核实身份的信息，例如注册编号、职务、办公电话',
        smsId: '验证码的编号',
        validationCode: '账号手机号收到的验证码',
      },
      result: { id: '认领编号', state: stateWords() },
      example: ({ recordIds }) => ({
        module: 'company',
        moduleId: recordIds.company,
        role: 'agent',
        name: '张三',
        evidence: '综合部，办公电话 023-60230001',
        smsId: 'made-up',
        validationCode: '123456',
      }),
    },
    list: {
      summary: '我的认领及其结果，新的在前；给出数据时只取它的',
      request: { ...pageRequestWords, ...recordRefWords },
      result: pageWords('认领', {
        id: '认领编号',
        ...recordRefWords,
        title: '数据在认领时的名称',
        role: ROLE_WORDS,
        state: stateWords(),
        answer: '工作人员的答复；没有为 null',
        createTime: '提交的时刻',
        updateTime: '处理状态最近改变的时刻',
      }),
    },
    withdraw: {
      summary: '撤回审核中的认领，或放弃已通过的认领',
      request: { id: '认领编号' },
      example: { id: '00000000-0000-4000-8000-000000000000' },
    },
    find: {
      summary: '一条记录是否已由本人或本企业认领；不说明由谁认领',
      request: recordRefWords,
      result: { claimedTime: '通过的时刻；未认领为 null' },
      example: ({ recordIds }) => ({ module: 'person', moduleId: recordIds.person }),
    },
  }
}
