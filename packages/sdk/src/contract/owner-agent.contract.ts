import * as z from 'zod/mini'
import { day, fen, id, listSize, nothing, pageOf, pageRequest } from './common'
import { endpoint } from './endpoint'

const side = () => z._default(z.enum(['owner', 'agency']), 'owner')
/** An owner or an agency by its cid. */
const organisation = () => z.strictObject({ cid: id(), type: side() })
const organisationPage = () => z.strictObject({ cid: id(), type: side(), ...pageRequest })
/** Records of an organisation come from the search, in its sizes. */
const organisationList = () =>
  z.strictObject({ cid: id(), type: side(), ...pageRequest, pageSize: listSize() })

const amount = () => z.nullable(fen())
/** Starred text where the caller may not see it (ACC-02). */
const maskedAmount = () => z.nullable(z.union([fen(), z.string()]))
const maskedText = () => z.nullable(z.string())

const counted = () => z.object({ key: z.string(), label: z.string(), count: z.int() })

/** What the owner and agency site asks for (calls.tsv, group owner-agent); amounts in fen. */
export const ownerAgent = {
  achievementCount: endpoint({
    method: 'POST',
    path: '/poAgentAndOwner/achievement/count',
    summary: '业主或代理机构的招标、中标数量与金额',
    access: 'optional',
    encrypted: true,
    idempotent: true,
    request: organisation,
    result: () =>
      z.object({
        tenderCount: z.int(),
        winningCount: z.int(),
        totalAmount: amount(),
        averageAmount: amount(),
        latestOn: z.nullable(day()),
      }),
    errors: ['30003'],
  }),
  pageAchievement: endpoint({
    method: 'POST',
    path: '/poAgentAndOwner/achievement/pageAchievement',
    summary: '业主或代理机构的中标结果，新的在前',
    access: 'optional',
    encrypted: true,
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
    summary: '中标单位按其所在省份的分布',
    access: 'optional',
    encrypted: true,
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
    summary: '逐年的招标、中标数量与金额',
    access: 'optional',
    encrypted: true,
    idempotent: true,
    request: organisation,
    result: () =>
      z.array(
        z.object({ year: z.int(), tenderCount: z.int(), winningCount: z.int(), totalAmount: amount() }),
      ),
  }),
  dataCount: endpoint({
    method: 'POST',
    path: '/poAgentAndOwner/achievement/getAgentAndOwnerDataCount',
    summary: '业主、代理机构、招标与中标的总数',
    access: 'optional',
    encrypted: true,
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
    summary: '各省的业主或代理机构数量',
    access: 'optional',
    encrypted: true,
    idempotent: true,
    request: () => z.strictObject({ type: side() }),
    result: () => z.array(counted()),
  }),
  nijianCount: endpoint({
    method: 'POST',
    path: '/agentAndOwner/achievementNew/getNijianCount',
    summary: '业主的拟建项目数量',
    access: 'optional',
    encrypted: true,
    idempotent: true,
    request: () => z.strictObject({ cid: id() }),
    result: () => z.object({ count: z.int() }),
  }),
  verifyOwnerUser: endpoint({
    method: 'POST',
    path: '/agentAndOwner/achievementNew/verifyOwnerUser',
    summary: '当前用户能否进入业主查专业版',
    access: 'token',
    idempotent: true,
    request: nothing,
    result: () => z.object({ allowed: z.boolean() }),
  }),
  detailCount: endpoint({
    method: 'POST',
    path: '/agentAndOwner/achievementNew/count',
    summary: '业主或代理机构详情各栏的数量',
    access: 'optional',
    encrypted: true,
    idempotent: true,
    request: organisation,
    result: () =>
      z.object({
        tenderCount: z.int(),
        winningCount: z.int(),
        /** Companies that won there. */
        companyCount: z.int(),
        /** Agencies of an owner, owners of an agency. */
        partnerCount: z.int(),
        phoneCount: z.int(),
      }),
  }),
  phones: endpoint({
    method: 'POST',
    path: '/owner/info/pageOwnerPhoneList',
    summary: '业主或代理机构历次公告的联系方式，未开通业主查 SVIP 时打码',
    access: 'token',
    encrypted: true,
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
    summary: '各工程类型的平均中标金额',
    access: 'optional',
    encrypted: true,
    idempotent: true,
    request: organisationPage,
    result: () =>
      pageOf(
        z.object({
          engineeringType: z.string(),
          label: z.string(),
          winningCount: z.int(),
          totalAmount: amount(),
          averageAmount: amount(),
        }),
      ),
  }),
  companies: endpoint({
    method: 'POST',
    path: '/owner/info/pageCompany',
    summary: '在其项目中标的企业，次数多的在前；金额需业主查 SVIP',
    access: 'optional',
    encrypted: true,
    idempotent: true,
    request: organisationPage,
    result: () =>
      pageOf(
        z.object({
          cid: z.string(),
          name: z.nullable(z.string()),
          winningCount: z.int(),
          totalAmount: maskedAmount(),
          latestOn: z.nullable(day()),
        }),
      ),
  }),
  competitors: endpoint({
    method: 'POST',
    path: '/owner/info/pageCompete',
    summary: '在其项目中入围的企业与中标率',
    access: 'optional',
    encrypted: true,
    idempotent: true,
    request: organisationPage,
    result: () =>
      pageOf(
        z.object({
          cid: z.string(),
          name: z.nullable(z.string()),
          bidCount: z.int(),
          winningCount: z.int(),
          /** Hundredths of a per cent: 5000 is a half. */
          winRate: z.int(),
        }),
      ),
  }),
  byCompany: endpoint({
    method: 'POST',
    path: '/searchAutid/pageByCompanyCid',
    summary: '一家企业中标过的业主，次数多的在前；金额需业主查 SVIP',
    access: 'token',
    encrypted: true,
    idempotent: true,
    request: () => z.strictObject({ cid: id(), ...pageRequest }),
    result: () =>
      pageOf(
        z.object({
          cid: z.string(),
          name: z.nullable(z.string()),
          winningCount: z.int(),
          totalAmount: maskedAmount(),
          latestOn: z.nullable(day()),
        }),
      ),
  }),
}
