import { type Existing, type GroupWords, LEFT_OUT_WORDS, pageRequestWords, pageWords } from '../words'
import type { ownerAgent } from './owner-agent.contract'

const UNCOVERED = '；一条也没有、来源又没有收全时为 null'
const organisationWords = { cid: '业主或代理机构的编号', type: 'owner 业主，agency 代理机构' } as const
const organisationPageWords = { ...organisationWords, ...pageRequestWords } as const
const winnersWords = (who: string) =>
  ({
    cid: `${who}编号`,
    name: `${who}名称`,
    winningCount: '中标次数',
    totalAmount: '已公开的人民币中标金额合计；都没有公开、或无权查看为 null',
    totalAmountShown: '无权查看时带星号的金额，单位万元；有权查看为 null',
    ...LEFT_OUT_WORDS,
    latestOn: '最近一次中标的日期',
  }) as const

const owner = ({ recordIds }: Existing) => ({ cid: recordIds.owner })

export function ownerAgentWords(): GroupWords<typeof ownerAgent> {
  return {
    achievementCount: {
      summary: '业主或代理机构的招标、中标数量与金额',
      request: organisationWords,
      result: {
        tenderCount: `招标数${UNCOVERED}`,
        winningCount: `中标数${UNCOVERED}`,
        totalAmount: '已公开的人民币中标金额合计；都没有公开为 null',
        ...LEFT_OUT_WORDS,
        averageAmount: '中标金额平均',
        latestOn: '最近一次中标的日期',
      },
      example: owner,
    },
    pageAchievement: {
      summary: '业主或代理机构的中标结果，新的在前',
      request: organisationPageWords,
      result: pageWords('中标结果', {
        uuid: '中标结果编号',
        projectName: '项目名称',
        cid: '中标企业编号',
        companyName: '中标企业名称',
        managerName: '项目经理',
        bidPrice: '中标价',
        bidTime: '中标日期',
      }),
      example: owner,
    },
    companyMap: {
      summary: '中标单位按其所在省份的分布',
      request: organisationWords,
      result: {
        key: '省份代码',
        label: '省份名称',
        companyCount: '这个省的中标企业数',
        winningCount: '这个省企业的中标数',
      },
      example: ({ recordIds }) => ({ cid: recordIds.agency, type: 'agency' }),
    },
    detailReportCount: {
      summary: '逐年的招标、中标数量与金额',
      request: organisationWords,
      result: {
        year: '年份',
        tenderCount: `当年招标数${UNCOVERED}`,
        winningCount: `当年中标数${UNCOVERED}`,
        totalAmount: '当年已公开的人民币中标金额合计',
        ...LEFT_OUT_WORDS,
      },
      example: owner,
    },
    dataCount: {
      summary: '业主、代理机构、招标与中标的总数',
      result: {
        ownerCount: '业主数',
        agencyCount: '代理机构数',
        tenderCount: '招标总数',
        winningCount: '中标总数',
      },
    },
    provinceCount: {
      summary: '各省的业主或代理机构数量',
      request: { type: '数哪一类：owner 业主，agency 代理机构' },
      result: { key: '省份代码', label: '省份名称', count: '业主或代理机构数' },
      example: { type: 'agency' },
    },
    nijianCount: {
      summary: '业主的拟建项目数量；项目属于哪个业主是会员内容，没有会员时不回答',
      request: { cid: '业主编号' },
      result: { count: `拟建项目数${UNCOVERED}` },
      example: owner,
    },
    verifyOwnerUser: {
      summary: '当前用户能否进入业主查专业版',
      result: { allowed: '可以进入' },
    },
    detailCount: {
      summary: '业主或代理机构详情各栏的数量',
      request: organisationWords,
      result: {
        tenderCount: `招标数${UNCOVERED}`,
        winningCount: `中标数${UNCOVERED}`,
        companyCount: `中标企业数${UNCOVERED}`,
        partnerCount: `业主的代理机构数，或代理机构的业主数${UNCOVERED}`,
        phoneCount: `联系方式数${UNCOVERED}`,
      },
      example: owner,
    },
    phones: {
      summary: '业主或代理机构历次公告的联系方式，未开通业主查 SVIP 时打码',
      request: organisationPageWords,
      result: pageWords('联系方式', {
        contactName: '联系人',
        phone: '联系人的电话',
        noticeCount: '出现在几份公告中',
        latestOn: '最近一份公告的日期',
      }),
      example: owner,
    },
    averages: {
      summary: '各工程类型的平均中标金额',
      request: organisationPageWords,
      result: pageWords('工程类型', {
        engineeringType: '工程类型的代码',
        label: '工程类型的名称',
        winningCount: '这一类型的中标数',
        totalAmount: '已公开的人民币中标金额合计；都没有公开为 null',
        ...LEFT_OUT_WORDS,
        averageAmount: '中标金额平均',
      }),
      example: owner,
    },
    companies: {
      summary: '在其项目中标的企业，次数多的在前；金额需业主查 SVIP',
      request: organisationPageWords,
      result: pageWords('企业', winnersWords('企业')),
      example: owner,
    },
    competitors: {
      summary: '在其项目中入围的企业与中标率',
      request: organisationPageWords,
      result: pageWords('企业', {
        cid: '企业编号',
        name: '企业名称',
        bidCount: '入围次数',
        winningCount: '中标次数',
        winRate: '中标率，万分之几：5000 为一半',
      }),
      example: owner,
    },
    byCompany: {
      summary: '一家企业中标过的业主，次数多的在前；金额需业主查 SVIP',
      request: { cid: '企业编号', ...pageRequestWords },
      result: pageWords('业主', winnersWords('业主')),
      example: ({ recordIds }) => ({ cid: recordIds.company }),
    },
  }
}
