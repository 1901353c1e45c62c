import { REPORT_STATES } from '@zhushutong/domain/corrections'
import * as z from 'zod/mini'
import { recordRef, recordRefWords } from '../account/collect.contract'
import { pageOf, pageRequest, shortText, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import { type GroupWords, pageRequestWords, pageWords } from '../words'

const report = () =>
  z.object({
    id: z.string(),
    ...recordRef(),
    /** The record's name at the time of the report. */
    title: z.string(),
    field: z.string(),
    fieldLabel: z.string(),
    right: z.string(),
    sourceUrl: z.nullable(z.string()),
    state: z.enum(REPORT_STATES),
    answer: z.nullable(z.string()),
    createTime: time(),
    updateTime: time(),
  })

const { module, moduleId } = recordRef()

export const corrections = {
  add: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/recordReport/addRecordReport',
    access: 'token',
    idempotent: false,
    request: () =>
      z.strictObject({
        ...recordRef(),
        /** The key of a visible column, or `other`. */
        field: shortText(64),
        right: shortText(1000),
        sourceUrl: z._default(shortText(1000), ''),
        contact: z._default(shortText(200), ''),
      }),
    result: () => z.object({ id: z.string(), state: z.enum(REPORT_STATES) }),
    errors: ['30003', '00429'],
  }),
  list: endpoint({
    formerName: 'page',
    method: 'POST',
    path: '/jian-butler-portal-biz/recordReport/pageRecordReport',
    access: 'token',
    idempotent: true,
    request: () =>
      z.strictObject({ ...pageRequest, module: z.optional(module), moduleId: z.optional(moduleId) }),
    result: () => pageOf(report()),
  }),
}

const stateWords = () => `处理状态：${REPORT_STATES.join('、')}`

export function correctionsWords(): GroupWords<typeof corrections> {
  return {
    add: {
      summary: '数据纠错：报告一条数据中有误的内容',
      request: {
        ...recordRefWords,
        field: '有误的字段；不属于某个字段时为 other',
        right: '正确的内容',
        sourceUrl: '作为依据的网址',
        contact: '报告人的联系方式',
      },
      result: { id: '纠错编号', state: stateWords() },
      example: ({ recordIds }) => ({
        module: 'company',
        moduleId: recordIds.company,
        field: 'other',
        right: '应为空白',
      }),
    },
    list: {
      summary: '我的纠错及其处理结果，新的在前；给出数据时只取它的',
      request: { ...pageRequestWords, ...recordRefWords },
      result: pageWords('纠错', {
        id: '纠错编号',
        ...recordRefWords,
        title: '数据在报告时的名称',
        field: '有误的字段，或 other',
        fieldLabel: '有误的字段的名称',
        right: '报告的正确内容',
        sourceUrl: '作为依据的网址',
        state: stateWords(),
        answer: '工作人员的答复；未处理为 null',
        createTime: '报告的时刻',
        updateTime: '处理状态最近改变的时刻',
      }),
    },
  }
}
