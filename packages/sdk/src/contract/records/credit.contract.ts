import * as z from 'zod/mini'
import { id, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import { type GroupWords, REGION_WORDS } from '../words'

const count = () => z.nullable(z.int())

/** Credit statistics of companies; the search is in the record catalogue. */
export const credit = {
  count: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/companyCredit/getCreditCount',
    access: 'optional',
    reads: 'figures',
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
    access: 'optional',
    reads: 'figures',
    idempotent: true,
    request: () => z.strictObject({ region: z.optional(z.string().check(z.regex(/^\d{6}$/))) }),
    result: () => z.array(z.object({ key: z.string(), label: z.string(), count: z.int() })),
  }),
}

export function creditWords(): GroupWords<typeof credit> {
  return {
    count: {
      summary: '一家企业的六类信用记录数量；未核验的为空，不是零',
      request: { cid: '企业编号' },
      result: {
        cid: '企业编号',
        licensingCount: '行政许可数',
        sanctionCount: '行政处罚数',
        incentiveCount: '守信激励数',
        dishonestyCount: '失信惩戒数',
        focusCount: '重点关注数',
        otherCount: '其他信用记录数',
        checkedAt: '最近核验的时刻；未核验为 null',
      },
      example: ({ recordIds }) => ({ cid: recordIds.credit }),
    },
    typeCount: {
      summary: '各类信用记录涉及的企业数量，可按地区',
      request: { region: `只看这个地区的企业，${REGION_WORDS}` },
      result: { key: '信用类别的代码', label: '信用类别的名称', count: '涉及的企业数' },
      example: { region: '500000' },
    },
  }
}
