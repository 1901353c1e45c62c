import { REPORT_STATES } from '@zhushutong/domain/corrections'
import * as z from 'zod/mini'
import { recordRef } from './collect.contract'
import { pageOf, pageRequest, shortText, time } from './common'
import { endpoint } from './endpoint'

const report = () =>
  z.object({
    id: z.string(),
    ...recordRef(),
    /** The record's name when it was reported. */
    title: z.string(),
    field: z.string(),
    fieldLabel: z.string(),
    right: z.string(),
    sourceUrl: z.nullable(z.string()),
    state: z.enum(REPORT_STATES),
    /** What the staff answered. */
    answer: z.nullable(z.string()),
    createTime: time(),
    updateTime: time(),
  })

const { module, moduleId } = recordRef()

export const corrections = {
  add: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/recordReport/addRecordReport',
    summary: '数据纠错：报告一条数据中有误的内容',
    access: 'token',
    idempotent: false,
    request: () =>
      z.strictObject({
        ...recordRef(),
        /** A shown column's key, or `other`. */
        field: shortText(64),
        right: shortText(1000),
        sourceUrl: z._default(shortText(1000), ''),
        contact: z._default(shortText(200), ''),
      }),
    result: () => z.object({ id: z.string(), state: z.enum(REPORT_STATES) }),
    errors: ['30003', '00429'],
  }),
  page: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/recordReport/pageRecordReport',
    summary: '我的纠错及其处理结果，新的在前；给出数据时只取它的',
    access: 'token',
    idempotent: true,
    request: () =>
      z.strictObject({ ...pageRequest, module: z.optional(module), moduleId: z.optional(moduleId) }),
    result: () => pageOf(report()),
  }),
}
