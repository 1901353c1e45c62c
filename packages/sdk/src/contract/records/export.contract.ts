import { EXPORT_FORMATS, EXPORT_STATES } from '@zhushutong/domain/export'
import { MAX_KEYWORD, type RecordKind } from '@zhushutong/domain/records'
import * as z from 'zod/mini'
import { done, fen, id, pageOf, pageRequest, shortText, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import { kindName } from '../shape/names'
import { type FieldWords, type GroupWords, pageRequestWords, pageWords } from '../words'

const exportJob = () =>
  z.object({
    exportId: z.string(),
    kind: kindName(),
    /** The list's name and its conditions in words. */
    title: z.string(),
    format: z.enum(EXPORT_FORMATS),
    state: z.enum(EXPORT_STATES),
    /** Number of items in the file; `rows` is the number already written. */
    items: z.int(),
    rows: z.int(),
    /** Number of charged items; `fen` is their total cost. */
    extra: z.int(),
    fen: fen(),
    /** The order that pays for the charged items; null if nothing is charged. */
    orderId: z.nullable(z.string()),
    fileName: z.string(),
    /** Size of the file in bytes; null until it exists. */
    size: z.nullable(z.int()),
    /** The URL to GET with the token; null until the file exists. Supports Range. */
    file: z.nullable(z.string()),
    createTime: time(),
    finishTime: z.nullable(time()),
    /** The time when the file is deleted. */
    expireTime: z.nullable(time()),
  })

/** The fields of an export request besides the list itself. */
export const exportRequest = {
  format: z._default(z.enum(EXPORT_FORMATS), 'xlsx'),
  preview: z._default(z.boolean(), false),
  /** The cost that the member was shown; rejected with 40003 if it has changed. */
  businessPrice: z.optional(fen()),
}

/** The size and cost of an export; `job` is the created job, null with `preview`. */
export function exportOffer() {
  return z.object({
    /** The number of records in the list, counted up to the maximum of an export; `foundIsCapped`: there are more. */
    found: z.int(),
    foundIsCapped: z.boolean(),
    items: z.int(),
    free: z.int(),
    extra: z.int(),
    fen: fen(),
    /** Free items of this month left before this export; `allowance` is the monthly total. */
    left: z.int(),
    allowance: z.int(),
    job: z.nullable(exportJob()),
  })
}

/** The export call of one kind: returns size and cost, and with `preview: false` creates the job. */
export function exportOf(
  kind: RecordKind,
  filters: () => z.ZodMiniType<Record<string, string[] | undefined>>,
) {
  return endpoint({
    method: 'POST',
    path: `/jian-butler-project-biz/${kind.api}/export`,
    access: 'token',
    reads: 'figures',
    idempotent: false,
    keyed: true,
    request: () =>
      z.strictObject({
        keyword: z.optional(shortText(MAX_KEYWORD)),
        filters: z._default(filters(), {}),
        sort: z.optional(shortText(32)),
        ...exportRequest,
      }),
    result: exportOffer,
    errors: ['00403', '00429', '10099', '40003', '40004'],
  })
}

export const exportJobs = {
  list: endpoint({
    formerName: 'page',
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/export/page',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject(pageRequest),
    result: () => pageOf(exportJob()),
  }),
  get: endpoint({
    formerName: 'one',
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/export/one',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ exportId: id() }),
    result: exportJob,
    errors: ['30003'],
  }),
  usage: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/export/usage',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({}),
    /** `month` is YYYY-MM in Asia/Shanghai; `allowance` is 0 for callers who may not export. */
    result: () => z.object({ month: z.string(), allowance: z.int(), used: z.int() }),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/export/retry',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ exportId: id() }),
    result: exportJob,
    errors: ['30003', '40011'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/export/remove',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ exportId: id() }),
    result: done,
    errors: ['30003', '40011'],
  }),
}

/** GET, returns a company's page as PDF, as the caller may see it; {id} is the company's. */
export const COMPANY_PDF_PATH = '/jian-butler-project-biz/company/pdf/{id}'

const jobWords: FieldWords<z.output<ReturnType<typeof exportJob>>> = {
  exportId: '导出编号',
  kind: '导出的数据种类，如 company',
  title: '导出的列表与条件，用文字说明',
  format: '文件格式',
  state: '导出的状态',
  items: '文件应有的条数',
  rows: '已写入的条数',
  extra: '超出免费额度、需付费的条数',
  fen: '费用',
  orderId: '支付费用的订单编号；不收费为 null',
  fileName: '文件名',
  size: '文件的字节数；未完成为 null',
  file: '下载路径，带令牌 GET，支持 Range；未完成为 null',
  createTime: '提出导出的时刻',
  finishTime: '文件完成的时刻',
  expireTime: '文件保留到何时',
}

export const exportRequestWords = {
  format: '文件格式',
  preview: 'true 时只返回条数与费用，不生成文件',
  businessPrice: '用户看到的费用，与现在的不符会被拒绝（40003）',
} as const

export const exportOfferWords: FieldWords<z.output<ReturnType<typeof exportOffer>>> = {
  found: '列表的条数',
  foundIsCapped: '列表比一次导出的上限更长',
  items: '文件应有的条数',
  free: '其中免费的条数',
  extra: '超出免费额度、需付费的条数',
  fen: '费用',
  left: '本月剩余的免费条数',
  allowance: '每月免费条数',
  job: ['生成文件的导出；preview 时为 null', jobWords],
}

export function exportJobsWords(): GroupWords<typeof exportJobs> {
  return {
    list: {
      summary: '我的导出记录，最新的在前',
      request: pageRequestWords,
      result: pageWords('导出', jobWords),
    },
    get: {
      summary: '一个导出的进度',
      request: { exportId: '导出编号' },
      result: jobWords,
      example: { exportId: 'made-up' },
    },
    usage: {
      summary: '本月免费导出的额度',
      result: { month: '月份 YYYY-MM', allowance: '每月免费条数；不能导出为 0', used: '本月已用条数' },
    },
    retry: {
      summary: '继续一个失败的导出，从中断处接着生成',
      request: { exportId: '导出编号' },
      result: jobWords,
      example: { exportId: 'made-up' },
    },
    remove: {
      summary: '删除一个导出及其文件；未完成的归还免费额度',
      request: { exportId: '导出编号' },
      example: { exportId: 'made-up' },
    },
  }
}
