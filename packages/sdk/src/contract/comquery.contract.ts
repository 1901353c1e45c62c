import { CONDITION_GROUPS } from '@zhushutong/domain/comquery'
import { company } from '@zhushutong/domain/records'
import * as z from 'zod/mini'
import { atMost, fen, listSize, pageRequest, shortText } from './common'
import { endpoint } from './endpoint'
import { exportOffer, exportRequest } from './export.contract'
import { recordSchema } from './records.contract'

const condition = (keys: readonly string[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, z.optional(shortText(32))])))

/** A sort of condition holds a list of conditions, each with its fields as they are typed: amounts in whole 万元. */
const asked = () => ({
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
  /** Of the qualifications any one suffices; all are wanted where absent. */
  match: z.optional(z.literal('any')),
  sort: z.optional(shortText(32)),
})

const request = () => z.strictObject({ ...asked(), ...pageRequest, pageSize: listSize() })

/** At most 10,000; `totalIsCapped` says that there are more. */
const counted = () => ({ total: z.int(), totalIsCapped: z.boolean() })

/** One condition in words, and how many companies it alone would leave. */
const part = () => z.object({ key: z.string(), sentence: z.string(), ...counted() })

export const comquery = {
  search: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/comquery/search',
    summary: '组合查询：同时满足多类条件的企业，附各条件的命中数量',
    access: 'token',
    encrypted: true,
    idempotent: true,
    request,
    result: () =>
      z.object({
        records: z.array(
          z.object({
            record: recordSchema(company),
            /** What of the company meets each condition; the amount is a sum in CNY, where it is open. */
            evidence: z.array(z.object({ key: z.string(), count: z.int(), amount: z.nullable(fen()) })),
          }),
        ),
        ...counted(),
        parts: z.array(part()),
        pages: z.int(),
        pageNum: z.int(),
        pageSize: z.int(),
      }),
    errors: ['00113', '10099'],
  }),
  preview: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/comquery/preview',
    summary: '组合查询的预览：每个条件单独与全部条件一起各有多少家企业',
    access: 'token',
    idempotent: true,
    request,
    result: () =>
      z.object({
        ...counted(),
        parts: z.array(part()),
      }),
    errors: ['00113', '10099'],
  }),
  export: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/comquery/export',
    summary: '导出组合查询找到的企业；preview 为 true 时只返回条数与费用',
    access: 'token',
    idempotent: false,
    keyed: true,
    request: () => z.strictObject({ ...asked(), ...exportRequest }),
    result: exportOffer,
    errors: ['00113', '00403', '00429', '10099', '40003', '40004'],
  }),
}
