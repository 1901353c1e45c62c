import { REPORT_STATES } from '@zhushutong/domain/mall'
import * as z from 'zod/mini'
import { done, id, pageOf, pageRequest, shortText, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'

const dataReport = () =>
  z.object({
    resourceId: z.string(),
    title: z.string(),
    /** The product's id in the data mall. */
    productId: z.string(),
    /** A province's code; 000000 for the whole country. */
    place: z.string(),
    state: z.enum(REPORT_STATES),
    /** Number of finished sections; `steps` is the total. */
    step: z.int(),
    steps: z.int(),
    orderId: z.string(),
    fileName: z.string(),
    /** Size of the file in bytes; null until it exists. */
    size: z.nullable(z.int()),
    createTime: time(),
    finishTime: z.nullable(time()),
    /** The time when the file is deleted. */
    expireTime: z.nullable(time()),
  })

const oneReport = () => z.strictObject({ resourceId: id() })

export const dataReports = {
  list: endpoint({
    formerName: 'page',
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/personalInfo/pageLinkMemberData',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject(pageRequest),
    result: () => pageOf(dataReport()),
  }),
  status: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/personalInfo/getDataStatus',
    access: 'token',
    idempotent: true,
    request: oneReport,
    result: dataReport,
    errors: ['11000'],
  }),
  url: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/personalInfo/getDataReportUrlByResourceId',
    access: 'token',
    idempotent: true,
    request: oneReport,
    result: () =>
      z.object({
        /** The URL to GET with the token. Supports Range. */
        url: z.string(),
        fileName: z.string(),
        size: z.int(),
        expireTime: time(),
      }),
    errors: ['11000', '11001', '11002'],
  }),
  retry: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/personalInfo/retryCreateData',
    access: 'token',
    idempotent: true,
    request: oneReport,
    result: dataReport,
    errors: ['11000', '11001', '40011'],
  }),
  mail: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/personalInfo/sendDataReportToEmail',
    access: 'token',
    idempotent: false,
    timeout: 40_000,
    request: () => z.strictObject({ resourceId: id(), email: shortText(120) }),
    /** Number of further mails allowed within 24 hours of the first one. */
    result: () => z.object({ left: z.int() }),
    errors: ['11000', '11001', '10020', '00429', '50001'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/personalInfo/deleteMemberDataReport',
    access: 'token',
    idempotent: true,
    request: oneReport,
    result: done,
    errors: ['11000', '11001', '40011'],
  }),
}

/** GET, returns the file, or a part of it (Range). */
export const REPORT_FILE_PATH = '/jian-butler-portal-biz/personalCenter/personalInfo/dataReport/{resourceId}'
