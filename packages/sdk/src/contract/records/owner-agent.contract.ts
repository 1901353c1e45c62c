import * as z from 'zod/mini'
import { day, fen, id, leftOut, nothing, pageOf, pageRequest } from '../shape/common'
import { endpoint } from '../shape/endpoint'

const side = () => z._default(z.enum(['owner', 'agency']), 'owner')
/** An owner or an agency by its cid. */
const organisation = () => z.strictObject({ cid: id(), type: side() })
const organisationPage = () => z.strictObject({ cid: id(), type: side(), ...pageRequest })
/** Records of an organisation use the page sizes of the search. */
const organisationList = () => z.strictObject({ cid: id(), type: side(), ...pageRequest })

/** Null instead of 0 if no source covers the organisation (COV-01). */
const possibleCount = () => z.nullable(z.int())
const covered = () => ({ tenderCount: possibleCount(), winningCount: possibleCount() })
const amount = () => z.nullable(fen())
/** Null for a caller who may not see it, with its starred text (ACC-02). */
const maskedTotal = () => ({ totalAmount: amount(), totalAmountShown: z.nullable(z.string()) })
const maskedText = () => z.nullable(z.string())

const counted = () => z.object({ key: z.string(), label: z.string(), count: z.int() })

/** The calls of the owner and agency site; amounts in fen. */
export const ownerAgent = {
  achievementCount: endpoint({
    method: 'POST',
    path: '/poAgentAndOwner/achievement/count',
    access: 'optional',
    encrypted: true,
    reads: 'figures',
    idempotent: true,
    request: organisation,
    result: () =>
      z.object({
        ...covered(),
        totalAmount: amount(),
        ...leftOut(),
        averageAmount: amount(),
        latestOn: z.nullable(day()),
      }),
    errors: ['30003'],
  }),
  pageAchievement: endpoint({
    method: 'POST',
    path: '/poAgentAndOwner/achievement/pageAchievement',
    access: 'optional',
    encrypted: true,
    reads: 'records',
    idempotent: true,
    request: organisationList,
    result: () =>
      pageOf(
        z.object({
          uuid: z.string(),
          projectName: z.nullable(z.string()),
          cid: z.nullable(z.string()),
          companyName: z.nullable(z.string()),
          managerName: maskedText(),
          bidPrice: amount(),
          bidTime: z.nullable(day()),
        }),
      ),
  }),
  companyMap: endpoint({
    method: 'POST',
    path: '/poAgentAndOwner/achievement/companyMap',
    access: 'optional',
    encrypted: true,
    reads: 'figures',
    idempotent: true,
    request: organisation,
    result: () =>
      z.array(
        z.object({
          /** GB/T 2260 code of the province. */
          key: z.string(),
          label: z.string(),
          companyCount: z.int(),
          winningCount: z.int(),
        }),
      ),
  }),
  detailReportCount: endpoint({
    method: 'POST',
    path: '/poAgentAndOwner/achievement/detailReportCount',
    access: 'optional',
    encrypted: true,
    reads: 'figures',
    idempotent: true,
    request: organisation,
    result: () => z.array(z.object({ year: z.int(), ...covered(), totalAmount: amount(), ...leftOut() })),
  }),
  dataCount: endpoint({
    method: 'POST',
    path: '/poAgentAndOwner/achievement/getAgentAndOwnerDataCount',
    access: 'optional',
    encrypted: true,
    reads: 'figures',
    idempotent: true,
    request: nothing,
    result: () =>
      z.object({
        ownerCount: z.int(),
        agencyCount: z.int(),
        tenderCount: z.int(),
        winningCount: z.int(),
      }),
  }),
  provinceCount: endpoint({
    method: 'POST',
    path: '/agentAndOwner/search/provinceCount',
    access: 'optional',
    encrypted: true,
    reads: 'figures',
    idempotent: true,
    request: () => z.strictObject({ type: side() }),
    result: () => z.array(counted()),
  }),
  nijianCount: endpoint({
    method: 'POST',
    path: '/agentAndOwner/achievementNew/getNijianCount',
    access: 'optional',
    encrypted: true,
    reads: 'figures',
    idempotent: true,
    request: () => z.strictObject({ cid: id() }),
    result: () => z.object({ count: possibleCount() }),
  }),
  verifyOwnerUser: endpoint({
    method: 'POST',
    path: '/agentAndOwner/achievementNew/verifyOwnerUser',
    access: 'token',
    idempotent: true,
    request: nothing,
    result: () => z.object({ allowed: z.boolean() }),
  }),
  detailCount: endpoint({
    method: 'POST',
    path: '/agentAndOwner/achievementNew/count',
    access: 'optional',
    encrypted: true,
    reads: 'figures',
    idempotent: true,
    request: organisation,
    result: () =>
      z.object({
        ...covered(),
        /** Number of companies that won in the province. */
        companyCount: possibleCount(),
        /** The agencies of an owner, or the owners of an agency. */
        partnerCount: possibleCount(),
        phoneCount: possibleCount(),
      }),
  }),
  phones: endpoint({
    method: 'POST',
    path: '/owner/info/pageOwnerPhoneList',
    access: 'token',
    encrypted: true,
    reads: 'records',
    idempotent: true,
    request: organisationPage,
    result: () =>
      pageOf(
        z.object({
          contactName: maskedText(),
          phone: maskedText(),
          noticeCount: z.int(),
          latestOn: z.nullable(day()),
        }),
      ),
    errors: ['30003'],
  }),
  averages: endpoint({
    method: 'POST',
    path: '/owner/info/pageAchievementAvg',
    access: 'optional',
    encrypted: true,
    reads: 'figures',
    idempotent: true,
    request: organisationPage,
    result: () =>
      pageOf(
        z.object({
          engineeringType: z.string(),
          label: z.string(),
          winningCount: z.int(),
          totalAmount: amount(),
          ...leftOut(),
          averageAmount: amount(),
        }),
      ),
  }),
  companies: endpoint({
    method: 'POST',
    path: '/owner/info/pageCompany',
    access: 'optional',
    encrypted: true,
    reads: 'records',
    idempotent: true,
    request: organisationPage,
    result: () =>
      pageOf(
        z.object({
          cid: z.string(),
          name: z.nullable(z.string()),
          winningCount: z.int(),
          ...maskedTotal(),
          ...leftOut(),
          latestOn: z.nullable(day()),
        }),
      ),
  }),
  competitors: endpoint({
    method: 'POST',
    path: '/owner/info/pageCompete',
    access: 'optional',
    encrypted: true,
    reads: 'records',
    idempotent: true,
    request: organisationPage,
    result: () =>
      pageOf(
        z.object({
          cid: z.string(),
          name: z.nullable(z.string()),
          bidCount: z.int(),
          winningCount: z.int(),
          /** In hundredths of a percent: 5000 is 50 %. */
          winRate: z.int(),
        }),
      ),
  }),
  byCompany: endpoint({
    method: 'POST',
    path: '/searchAutid/pageByCompanyCid',
    access: 'token',
    encrypted: true,
    reads: 'records',
    idempotent: true,
    request: () => z.strictObject({ cid: id(), ...pageRequest }),
    result: () =>
      pageOf(
        z.object({
          cid: z.string(),
          name: z.nullable(z.string()),
          winningCount: z.int(),
          ...maskedTotal(),
          ...leftOut(),
          latestOn: z.nullable(day()),
        }),
      ),
  }),
}
