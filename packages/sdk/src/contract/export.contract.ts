import { EXPORT_FORMATS, EXPORT_STATES } from '@zhushutong/domain/export'
import { MAX_KEYWORD, type RecordKind } from '@zhushutong/domain/records'
import * as z from 'zod/mini'
import { done, fen, id, pageOf, pageRequest, shortText, time } from './common'
import { endpoint } from './endpoint'

const exportJob = () =>
  z.object({
    exportId: z.string(),
    kind: z.string(),
    /** The list and its conditions in words. */
    title: z.string(),
    format: z.enum(EXPORT_FORMATS),
    state: z.enum(EXPORT_STATES),
    /** Items that the file is to hold, and how many are written. */
    items: z.int(),
    rows: z.int(),
    /** Items that cost something, and what they cost together. */
    extra: z.int(),
    fen: fen(),
    /** The order that pays for them; null where nothing costs anything. */
    orderId: z.nullable(z.string()),
    fileName: z.string(),
    /** Bytes of the file; null until it is there. */
    size: z.nullable(z.int()),
    /** GET it from here with the token; null while there is nothing to get. Takes a Range. */
    file: z.nullable(z.string()),
    createTime: time(),
    finishTime: z.nullable(time()),
    /** Until when the file is kept. */
    expireTime: z.nullable(time()),
  })

/** What is asked for besides the list itself. */
export const exportRequest = {
  format: z._default(z.enum(EXPORT_FORMATS), 'xlsx'),
  preview: z._default(z.boolean(), false),
  /** The cost that the member was shown; refused with 40003 when it is no longer true. */
  businessPrice: z.optional(fen()),
}

/** What an export would hold and cost; `job` is the one that was made of it, null with `preview`. */
export const exportOffer = () =>
  z.object({
    /** What the list has, counted up to the most that an export holds; `foundIsCapped`: there are more. */
    found: z.int(),
    foundIsCapped: z.boolean(),
    items: z.int(),
    free: z.int(),
    extra: z.int(),
    fen: fen(),
    /** Free items of this month that were left before, of how many. */
    left: z.int(),
    allowance: z.int(),
    job: z.nullable(exportJob()),
  })

/** One kind's export: what it would hold and cost, and with `preview: false` the job that was made of it. */
export const exportOf = (
  kind: RecordKind,
  filters: () => z.ZodMiniType<Record<string, string[] | undefined>>,
) =>
  endpoint({
    method: 'POST',
    path: `/jian-butler-project-biz/${kind.api}/export`,
    summary: `导出${kind.label}列表；preview 为 true 时只返回条数与费用`,
    access: 'token',
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

export const exportJobs = {
  page: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/export/page',
    summary: '我的导出记录，最新的在前',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject(pageRequest),
    result: () => pageOf(exportJob()),
  }),
  one: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/export/one',
    summary: '一个导出的进度',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ exportId: id() }),
    result: exportJob,
    errors: ['30003'],
  }),
  usage: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/export/usage',
    summary: '本月免费导出的额度',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({}),
    /** `month` is YYYY-MM in Asia/Shanghai; `allowance` 0 for those who may not export. */
    result: () => z.object({ month: z.string(), allowance: z.int(), used: z.int() }),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/export/retry',
    summary: '继续一个失败的导出，从中断处接着生成',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ exportId: id() }),
    result: exportJob,
    errors: ['30003', '40011'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/personalCenter/export/remove',
    summary: '删除一个导出及其文件；未完成的归还免费额度',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ exportId: id() }),
    result: done,
    errors: ['30003', '40011'],
  }),
}

/** GET, answers the file itself, or a part of it (Range); {exportId} is the job's. */
export const EXPORT_FILE_PATH = '/jian-butler-portal-biz/personalCenter/export/file/{exportId}'
