import { PERSON_REGISTRATIONS, QUALIFICATIONS } from '@zhushutong/domain/records'
import * as z from 'zod/mini'
import { day, pageNumber, pageOf, pageRequest, pageSize } from '../shape/common'
import { endpoint } from '../shape/endpoint'

const areaCode = () => z.optional(z.string().check(z.regex(/^\d{6}$/)))
const qualification = () => z.optional(z.enum(QUALIFICATIONS.map(({ value }) => value)))
const recordPage = () => ({ areaCode: areaCode(), pageNum: pageNumber(1000), pageSize: pageSize() })
const count = () => z.nullable(z.int())

// @__NO_SIDE_EFFECTS__
const at = (name: string) => `/jianbutlercity/getJianButlerCity${name}Page`

/** Data of one city for its site: companies, qualifications, advisers. */
export const city = {
  qualifications: endpoint({
    method: 'POST',
    path: at('Qualification'),
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ areaCode: areaCode(), ...pageRequest }),
    result: () => pageOf(z.object({ code: z.string(), name: z.string(), companyCount: z.int() })),
  }),
  experts: endpoint({
    method: 'POST',
    path: at('ExpertTeam'),
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ areaCode: areaCode(), ...pageRequest }),
    result: () =>
      pageOf(
        z.object({
          name: z.string(),
          title: z.nullable(z.string()),
          answerCount: z.int(),
          acceptedCount: z.int(),
          latestOn: day(),
        }),
      ),
  }),
  companies: endpoint({
    method: 'POST',
    path: at('Company'),
    access: 'none',
    reads: 'records',
    idempotent: true,
    request: () => z.strictObject({ ...recordPage(), qualification: qualification() }),
    result: () =>
      pageOf(
        z.object({
          cid: z.string(),
          name: z.string(),
          region: z.nullable(z.string()),
          establishedOn: z.nullable(z.string()),
          qualificationSummary: z.nullable(z.string()),
          allWinningCount: count(),
          qualificationCount: count(),
          personnelCount: count(),
          latestWinOn: z.nullable(z.string()),
        }),
      ),
  }),
  services: endpoint({
    method: 'POST',
    path: at('ServiceQualification'),
    access: 'none',
    idempotent: true,
    request: () => z.strictObject(pageRequest),
    result: () =>
      pageOf(
        z.object({
          code: z.string(),
          name: z.string(),
          /** The grades of the qualification, the highest first; empty if it has no grades. */
          grades: z.array(z.string()),
          /** The article with the qualification's standard; null if there is none yet. */
          standardId: z.nullable(z.string()),
          topic: z.string(),
        }),
      ),
  }),
  talents: endpoint({
    method: 'POST',
    path: '/professionalTalentPool/pageProfessionalPC',
    access: 'none',
    reads: 'records',
    idempotent: true,
    request: () =>
      z.strictObject({
        ...recordPage(),
        registration: z.optional(z.enum(PERSON_REGISTRATIONS.map(({ value }) => value))),
      }),
    result: () =>
      pageOf(
        z.object({
          uuid: z.string(),
          name: z.string(),
          companyName: z.nullable(z.string()),
          region: z.nullable(z.string()),
          registrationSummary: z.nullable(z.string()),
          totalAchieveCount: count(),
          latestCertificateOn: z.nullable(z.string()),
        }),
      ),
  }),
}
