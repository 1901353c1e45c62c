import * as z from 'zod/mini'
import { id } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import { type GroupWords, REGION_WORDS } from '../words'

const gap = () => z.object({ label: z.string(), needed: z.int(), held: z.int(), missing: z.int() })

/** The missing-staff check (ACC-05). */
export const staffing = {
  check: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/staffing/check',
    access: 'token',
    encrypted: true,
    reads: 'records',
    idempotent: true,
    request: () => z.strictObject({ id: id() }),
    result: () =>
      z.object({
        id: z.string(),
        name: z.string(),
        region: z.nullable(z.string()),
        /** Number of people of the company in the records. */
        staff: z.int(),
        checks: z.array(
          z.object({
            tag: z.string(),
            name: z.string(),
            /** Null for callers without the service. */
            gaps: z.nullable(z.array(gap())),
            isMet: z.nullable(z.boolean()),
          }),
        ),
        /** Names of qualifications without a known standard. */
        unchecked: z.array(z.string()),
        /** The service required to see the gaps; null for its holders. */
        opensBy: z.nullable(z.string()),
      }),
    errors: ['30003'],
  }),
}

export function staffingWords(): GroupWords<typeof staffing> {
  return {
    check: {
      summary: '人员缺口检测：按资质标准核对企业的注册与持证人员',
      request: { id: '企业编号' },
      result: {
        id: '企业编号',
        name: '企业名称',
        region: `企业所在地区，${REGION_WORDS}`,
        staff: '在库人员数',
        checks: [
          '逐项资质的核对结果',
          {
            tag: '资质的代码',
            name: '资质的名称',
            gaps: [
              '人员缺口；未开通服务时为 null',
              { label: '哪类人员', needed: '要求的人数', held: '已有的人数', missing: '缺少的人数' },
            ],
            isMet: '人员是否满足；未开通服务时为 null',
          },
        ],
        unchecked: '没有标准可核对的资质',
        opensBy: '开通什么可以看到缺口；已开通为 null',
      },
      example: ({ recordIds }) => ({ id: recordIds.company }),
    },
  }
}
