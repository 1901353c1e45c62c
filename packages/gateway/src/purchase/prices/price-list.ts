import type { AddOn } from '@zhushutong/domain/access'
import { ADD_ON_NAMES, ADD_ONS } from '@zhushutong/domain/access'
import { listReportProducts, reportPackageOf } from '@zhushutong/domain/mall'
import { ENTERPRISE_VIP, type MembershipKind, SVIP_BENEFITS } from '@zhushutong/domain/membership'
import { combinedListFen, priceCombined } from '@zhushutong/domain/purchase'
import { TOP_UP } from '@zhushutong/domain/wallet'
import type { Database } from '../../platform/db'
import { pricePackages } from '../schema/purchase.table'

type PackageRow = typeof pricePackages.$inferInsert

export const VIP_TYPES = [
  { id: 'svip', name: '建筑管家 SVIP', type: 1 },
  { id: 'enterprise', name: '企业 VIP', type: 2 },
  { id: 'staff_vacancy', name: '人员缺口检测', type: 3 },
  { id: 'company_dynamic', name: '动态核查', type: 4 },
] as const

const YEAR = 365

const svip = (id: string, name: string, amount: number, effectiveTime: number): PackageRow => ({
  id,
  vipTypeId: 'svip',
  name,
  orderType: 'VIP',
  type: 1,
  grants: 'svip',
  amount,
  effectiveTime,
  position: 0,
})

/** Invariant: a longer term costs less per day, even next to a first-purchase discount. */
export const SVIP: readonly PackageRow[] = [
  { ...svip('svip-year', '一年', 298_000, YEAR), isFirstPrice: 238_000 },
  { ...svip('svip-half', '半年', 188_000, 183), discountAmount: 168_000 },
  { ...svip('svip-quarter', '一季', 98_000, 92) },
  {
    ...svip('svip-month', '一月', 39_800, 31),
    disPrice: 34_800,
    discountId: 'month-once',
    discountMode: 2,
    limitNum: 1,
  },
]

const YEARLY_FEN: Readonly<Record<AddOn, number>> = {
  staff_vacancy: 198_000,
  company_dynamic: 168_000,
  company_outnews: 128_000,
  company_qualification_expire: 98_000,
  company_anxu_expire: 98_000,
}

const addOns = ADD_ONS.map(
  (addOn): PackageRow => ({
    id: `${addOn.replaceAll('_', '-')}-year`,
    vipTypeId: addOn,
    name: `${ADD_ON_NAMES[addOn]} 一年`,
    orderType: 'INCREMENT',
    type: 1,
    grants: addOn,
    amount: YEARLY_FEN[addOn],
    // The staff-gap service shows a crossed-out price and charges a lower one (PAY-12).
    ...(addOn === 'staff_vacancy' ? { showPrice: 198_000, realPrice: 158_000 } : {}),
    effectiveTime: YEAR,
    position: 0,
  }),
)

const OTHERS: readonly PackageRow[] = [
  {
    id: 'owner-lookup-year',
    vipTypeId: 'analysis_vip',
    name: '业主查 SVIP 一年',
    orderType: 'INCREMENT',
    type: 1,
    grants: 'analysis_vip',
    amount: 198_000,
    effectiveTime: YEAR,
    position: 0,
  },
  {
    id: 'enterprise-year',
    vipTypeId: 'enterprise',
    name: '企业 VIP 一年',
    orderType: 'CWEB_COMBINE',
    type: 2,
    grants: 'enterprise',
    amount: ENTERPRISE_VIP.yearFen,
    effectiveTime: YEAR,
    position: 0,
  },
]

const SINGLES = [...SVIP, ...addOns, ...OTHERS]

export function findYear(kind: MembershipKind): PackageRow {
  const year = SINGLES.find((row) => row.grants === kind && row.effectiveTime === YEAR)
  if (!year) throw new Error(`No package of a year of ${kind}`)
  return year
}

/** Several memberships for a year in one order, at a discount of `percentOff` percent (PAY-15). */
const combined = (id: string, name: string, includes: MembershipKind[], percentOff: number): PackageRow => {
  const parts = includes.map((kind) => findYear(kind).amount)
  return {
    id,
    vipTypeId: 'combine',
    name,
    orderType: 'WEB_COMBINE',
    type: 1,
    grants: 'combine',
    includes,
    amount: combinedListFen(parts),
    discountAmount: priceCombined(parts, percentOff),
    effectiveTime: YEAR,
    position: 0,
  }
}

const COMBINED: readonly PackageRow[] = [
  combined(
    'combine-expiry-year',
    '到期双查 一年',
    ['company_qualification_expire', 'company_anxu_expire'],
    20,
  ),
  combined('combine-growth-year', '经营拓展 一年', ['svip', 'company_outnews', 'analysis_vip'], 20),
  combined(
    'combine-compliance-year',
    '资质维护 一年',
    ['staff_vacancy', 'company_dynamic', 'company_qualification_expire', 'company_anxu_expire'],
    25,
  ),
]

/** An exported item beyond the free ones; sold only with an export (MEM-02). */
export const EXPORT_PACKAGE = {
  id: 'export-extra',
  vipTypeId: 'export',
  name: '超额导出（每条）',
  orderType: 'data_report',
  type: 2,
  grants: 'export_items',
  amount: SVIP_BENEFITS.extraExportFen,
  effectiveTime: 0,
  position: 0,
} as const satisfies PackageRow

/** Package type of data reports: each product has one package (DRP-01). */
export const REPORT_TYPE = 'data_report'

const reports = listReportProducts().map(
  (product): PackageRow => ({
    id: reportPackageOf(product),
    vipTypeId: REPORT_TYPE,
    name: `${product.name}报告`,
    orderType: 'data_report',
    type: 2,
    grants: 'data_report',
    amount: product.report.fen,
    effectiveTime: 0,
    position: 0,
  }),
)

/** A wallet top-up; the payer chooses the sum (WAL-01). */
export const TOP_UP_PACKAGE = {
  id: 'wallet-recharge',
  vipTypeId: 'wallet',
  name: '钱包充值',
  orderType: 'RECHARGE',
  type: 2,
  grants: 'wallet',
  onSale: false,
  amount: TOP_UP.minFen,
  effectiveTime: 0,
  position: 0,
} as const satisfies PackageRow

/** A shared account added to a running enterprise VIP, priced by the remaining days (SEA-04). */
export const SEAT_PACKAGE = {
  id: 'enterprise-seat',
  vipTypeId: 'seats',
  name: '企业 VIP 共享账号',
  orderType: 'CHILD_ACCOUNT',
  type: 2,
  grants: 'seats',
  onSale: false,
  amount: ENTERPRISE_VIP.extraAccountFen,
  effectiveTime: 0,
  position: 0,
} as const satisfies PackageRow

/** Inserts missing packages; an operator's changes are preserved. */
export async function seedPackages({ orm }: Pick<Database, 'orm'>): Promise<void> {
  const rows = [...SINGLES, ...COMBINED, EXPORT_PACKAGE, TOP_UP_PACKAGE, SEAT_PACKAGE, ...reports].map(
    (row, position) => ({
      ...row,
      position,
    }),
  )
  await orm.insert(pricePackages).values(rows).onConflictDoNothing({ target: pricePackages.id })
}
