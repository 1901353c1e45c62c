import * as z from 'zod/mini'
import { id } from './common'
import { endpoint } from './endpoint'

const gap = () => z.object({ label: z.string(), needed: z.int(), held: z.int(), missing: z.int() })

/** The missing-staff check (ACC-05). */
export const staffing = {
  check: endpoint({
    method: 'POST',
    path: '/jian-butler-project-biz/staffing/check',
    summary: '人员缺口检测：按资质标准核对企业的注册与持证人员',
    access: 'token',
    encrypted: true,
    idempotent: true,
    request: () => z.strictObject({ id: id() }),
    result: () =>
      z.object({
        id: z.string(),
        name: z.string(),
        region: z.nullable(z.string()),
        /** People of the company that are on record. */
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
        /** Names of qualifications whose standard is not kept. */
        unchecked: z.array(z.string()),
        /** The service that opens the gaps; null for its holders. */
        opensBy: z.nullable(z.string()),
      }),
    errors: ['30003'],
  }),
}
