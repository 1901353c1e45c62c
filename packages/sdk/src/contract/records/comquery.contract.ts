import { CONDITION_GROUPS } from '@zhushutong/domain/comquery'
import { company } from '@zhushutong/domain/records'
import * as z from 'zod/mini'
import { atMost, pageRequest, possibleSum, shortText } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import { type GroupWords, LEFT_OUT_WORDS, pageRequestWords, pageWords } from '../words'
import { exportOffer, exportOfferWords, exportRequest, exportRequestWords } from './export.contract'
import { listItemSchema, recordMetaWords } from './records.contract'

const condition = (keys: readonly string[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, z.optional(shortText(32))])))

/** Each group has a list of conditions, each with its fields as typed: amounts in whole 万元. */
const comqueryFields = () => ({
  conditions: z._default(
    z.strictObject(
      Object.fromEntries(
        CONDITION_GROUPS.map(({ key, fields }) => [
          key,
          z.optional(z.array(condition(fields.map((field) => field.key))).check(atMost(10))),
        ]),
      ),
    ),
    {},
  ),
  /** 'any': one of the qualifications is enough; absent: all are required. */
  match: z.optional(z.literal('any')),
  sort: z.optional(shortText(32)),
})

const request = () => z.strictObject({ ...comqueryFields(), ...pageRequest })

/** At most 10,000; `totalIsCapped`: there are more. */
const counted = () => ({ total: z.int(), totalIsCapped: z.boolean() })

/** One condition in words, and the number of companies that match this condition alone. */
const part = () => z.object({ key: z.string(), sentence: z.string(), ...counted() })

export const comquery = {
  search: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/comquery/search',
    access: 'token',
    encrypted: true,
    reads: 'records',
    idempotent: true,
    request,
    result: () =>
      z.object({
        records: z.array(
          z.object({
            record: listItemSchema(company),
            /** The company's evidence for each condition, with the sum if the caller may see it. */
            evidence: z.array(z.object({ key: z.string(), count: z.int(), ...possibleSum() })),
            qualifications: z.array(z.string()),
          }),
        ),
        ...counted(),
        parts: z.array(part()),
        pages: z.int(),
        pageNum: z.int(),
        pageSize: z.int(),
      }),
    errors: ['00113', '00429', '10099'],
  }),
  preview: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/comquery/preview',
    access: 'token',
    reads: 'figures',
    idempotent: true,
    request,
    result: () =>
      z.object({
        ...counted(),
        parts: z.array(part()),
      }),
    errors: ['00113', '00429', '10099'],
  }),
  export: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/comquery/export',
    access: 'token',
    reads: 'figures',
    idempotent: false,
    keyed: true,
    request: () => z.strictObject({ ...comqueryFields(), ...exportRequest }),
    result: exportOffer,
    errors: ['00113', '00403', '00429', '10099', '40003', '40004'],
  }),
}

const queryWords = {
  conditions: '各类条件，每类是一个列表；金额为整数万元',
  match: '多个资质条件时，any 表示满足任意一项即可；不填为都要满足',
  sort: '企业的排序',
} as const

const countedWords = {
  total: '同时满足全部条件的企业数；最多数到 10000',
  totalIsCapped: '企业数超过 10000，total 只是上限',
} as const

const partWords = {
  key: '条件的代码',
  sentence: '条件的说明',
  total: '单独满足这个条件的企业数；最多数到 10000',
  totalIsCapped: '企业数超过 10000，total 只是上限',
} as const

export function comqueryWords(): GroupWords<typeof comquery> {
  return {
    search: {
      summary: '组合查询：同时满足多类条件的企业，附各条件的命中数量',
      request: { ...queryWords, ...pageRequestWords },
      result: {
        ...pageWords('企业', {
          record: ['企业', recordMetaWords()],
          evidence: [
            '企业满足各条件的依据',
            {
              key: '条件的代码',
              count: '有多少条符合',
              amount: '符合的已公开人民币金额合计；不合计或不可见为 null',
              unpriced: `${LEFT_OUT_WORDS.unpriced}；不合计或不可见为 null`,
              foreign: `${LEFT_OUT_WORDS.foreign}；不合计或不可见为 null`,
              doubted: `${LEFT_OUT_WORDS.doubted}；不合计或不可见为 null`,
            },
          ],
          qualifications: '企业具备的所查资质的代码，如 D110A；没有资质条件时为空',
        }),
        ...countedWords,
        parts: ['每个条件的说明，与它单独的命中数', partWords],
      },
      example: { conditions: { region: [{ code: '500000' }] } },
    },
    preview: {
      summary: '组合查询的预览：每个条件单独与全部条件一起各有多少家企业',
      request: { ...queryWords, ...pageRequestWords },
      result: { ...countedWords, parts: ['每个条件的说明，与它单独的命中数', partWords] },
      example: { conditions: { people: [{ registration: 'R101', times: '1' }] } },
    },
    export: {
      summary: '导出组合查询找到的企业；preview 为 true 时只返回条数与费用',
      request: { ...queryWords, ...exportRequestWords },
      result: exportOfferWords,
      example: { conditions: { region: [{ code: '500000' }] }, preview: true },
    },
  }
}
