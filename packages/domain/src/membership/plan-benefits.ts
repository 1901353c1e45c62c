import { formatCount } from '../formatting'
import {
  ADD_ON_EXPORTS_PER_MONTH,
  ENTERPRISE_VIP,
  FREE_SUBSCRIPTIONS,
  HEADCOUNT,
  SVIP_BENEFITS,
  TRIAL_EXPORTS_PER_MONTH,
} from './benefits'
import type { MembershipKind, PlanGroup } from './plans'

const exportsOf = (n: number): string => `每月 ${formatCount(n)} 条`
const EXTRA = `${SVIP_BENEFITS.extraExportFen / 100} 元/条`

/** The benefits of a membership, in a sentence and in points (MEM-02, MEM-03). Only existing features are promised. */
interface PlanBenefits {
  readonly summary: string
  readonly points: readonly string[]
}

const ADD_ON_EXPORT = `${exportsOf(ADD_ON_EXPORTS_PER_MONTH)}免费导出`

const SVIP_OPENS = [
  '联系方式、证书编号等完整显示',
  '拟建、土地、环评、施工许可等专享数据',
  '企业商业关系与合作方完整名单',
] as const

/** The benefits of a trial of the SVIP: the same data on screen, fewer exports. */
export const TRIAL_POINTS: readonly string[] = [
  ...SVIP_OPENS,
  `${exportsOf(TRIAL_EXPORTS_PER_MONTH)}导出，联系方式等不在文件里`,
]

/** The benefits of every membership on sale. */
export const PLAN_BENEFITS: Readonly<Record<MembershipKind, PlanBenefits>> = {
  svip: {
    summary: '企业、人员、业绩全可见',
    points: [...SVIP_OPENS, `${exportsOf(SVIP_BENEFITS.exportsPerMonth)}免费导出，超出 ${EXTRA}`],
  },
  staff_vacancy: {
    summary: '按资质标准核对注册人员',
    points: ['按资质标准逐项核对注册人员', '缺口人员类别、专业、数量一目了然', ADD_ON_EXPORT],
  },
  company_dynamic: {
    summary: '核查通知、整改与结果',
    points: ['核查通知、整改、结果三类动态全量可见', '被核查企业名称与资质完整展示', ADD_ON_EXPORT],
  },
  company_outnews: {
    summary: '资质新增、升级、延续与注销',
    points: ['企业资质新增、升级、延续、注销每日更新', '企业名称与前后等级完整展示', ADD_ON_EXPORT],
  },
  company_qualification_expire: {
    summary: '资质快到期的企业名单',
    points: ['资质到期企业名单与联系方式完整可见', '按剩余天数、资质、地区筛选', ADD_ON_EXPORT],
  },
  company_anxu_expire: {
    summary: '安许快到期的企业名单',
    points: ['安全生产许可证到期企业名单完整可见', '按剩余天数、地区筛选', ADD_ON_EXPORT],
  },
  analysis_vip: {
    summary: '业主联系人与历年招标',
    points: ['业主联系人与电话完整可见', '业主历年招标、中标与合作单位分析'],
  },
  enterprise: {
    summary: '多人共用，统一管理',
    points: [
      '包含建筑管家 SVIP 的全部权益',
      `含 ${ENTERPRISE_VIP.freeSharedAccounts} 个共享账号，最多 ${HEADCOUNT.max} 个，按手机号给出、随时收回`,
      `全企业共用${exportsOf(SVIP_BENEFITS.exportsPerMonth)}免费导出，超出 ${EXTRA}`,
    ],
  },
}

export type ComparedColumn = 'free' | PlanGroup

/** A line of the comparison; true and false are a tick and a dash. */
interface ComparedBenefit {
  readonly label: string
  readonly values: Readonly<Record<ComparedColumn, string | boolean>>
}

const line = (
  label: string,
  [free, svip, addOn, owner, enterprise]: readonly [
    string | boolean,
    string | boolean,
    string | boolean,
    string | boolean,
    string | boolean,
  ],
): ComparedBenefit => ({
  label,
  values: { free, svip, 'add-on': addOn, 'owner-lookup': owner, enterprise },
})

const UNLIMITED = '不限'
const FREE = `${FREE_SUBSCRIPTIONS} 个`
const text = `${SVIP_BENEFITS.authorisedAccounts} 个`

/** The comparison of a free account with all memberships on sale. */
export const COMPARISON: readonly ComparedBenefit[] = [
  line('授权账号', [
    '1 个',
    text,
    text,
    text,
    `本人和 ${ENTERPRISE_VIP.freeSharedAccounts} 至 ${HEADCOUNT.max} 个共享账号`,
  ]),
  line('企业数据查询', ['基本信息', UNLIMITED, '基本信息', '基本信息', UNLIMITED]),
  line('联系方式、证书编号等', ['脱敏显示', '完整显示', '脱敏显示', '脱敏显示', '完整显示']),
  line('拟建、土地、环评等专享数据', [false, true, false, false, true]),
  line('所购增值工具', [false, false, true, false, false]),
  line('业主联系人与历年招标', [false, false, false, true, false]),
  line('招标等数据订阅', [FREE, UNLIMITED, FREE, FREE, UNLIMITED]),
  line('数据导出', [
    false,
    exportsOf(SVIP_BENEFITS.exportsPerMonth),
    exportsOf(ADD_ON_EXPORTS_PER_MONTH),
    false,
    `全企业${exportsOf(SVIP_BENEFITS.exportsPerMonth)}`,
  ]),
  line('超出后导出', [false, EXTRA, EXTRA, false, EXTRA]),
]
