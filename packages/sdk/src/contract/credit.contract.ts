import * as z from 'zod/mini'
import { id, time } from './common'
import { endpoint } from './endpoint'

const count = () => z.nullable(z.int())

/** Credit of companies (calls.tsv, group credit); the search is that of the record catalogue. */
export const credit = {
  count: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/companyCredit/getCreditCount',
    summary: '一家企业的六类信用记录数量；未核验的为空，不是零',
    access: 'optional',
    idempotent: true,
    request: () => z.strictObject({ cid: id() }),
    result: () =>
      z.object({
        cid: z.string(),
        licensingCount: count(),
        sanctionCount: count(),
        incentiveCount: count(),
        dishonestyCount: count(),
        focusCount: count(),
        otherCount: count(),
        checkedAt: z.nullable(time()),
      }),
    errors: ['30003'],
  }),
  typeCount: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/credit/companyCredit/getCreditTypeCount',
    summary: '各类信用记录涉及的企业数量，可按地区',
    access: 'optional',
    idempotent: true,
    request: () => z.strictObject({ region: z.optional(z.string().check(z.regex(/^\d{6}$/))) }),
    result: () => z.array(z.object({ key: z.string(), label: z.string(), count: z.int() })),
  }),
}
