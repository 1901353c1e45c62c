import type { AddOn } from '@zhushutong/domain/access'
import { ADD_ON_NAMES, ADD_ONS } from '@zhushutong/domain/access'
import { SVIP_BENEFITS } from '@zhushutong/domain/membership'
import { ENTERPRISE_VIP } from '@zhushutong/domain/purchase'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/db'
import { pricePackages } from './purchase.table'

type PackageRow = typeof pricePackages.$inferInsert

/** The types that packages are listed by; `type` is the domain's VIP_TYPE. */
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

const SVIP: readonly PackageRow[] = [
  { ...svip('svip-year', '一年', 298_000, YEAR), isFirstPrice: 238_000 },
  { ...svip('svip-half', '半年', 188_000, 183), discountAmount: 168_000 },
  { ...svip('svip-quarter', '一季', 98_000, 92) },
  {
    ...svip('svip-month', '一月', 39_800, 31),
    disPrice: 29_800,
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
    // The staff-gap service shows one price struck through and charges another (PAY-12).
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

/** An exported item beyond the free ones; sold only together with an export (MEM-02). */
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

/** Inserts the packages if there are none; an operator's changes are kept. */
export async function seedPackages({ orm }: Pick<Database, 'orm'>): Promise<void> {
  const rows = [...SVIP, ...addOns, ...OTHERS, EXPORT_PACKAGE].map((row, position) => ({ ...row, position }))
  await orm.insert(pricePackages).values(rows).onConflictDoNothing({ target: pricePackages.id })
}

/** Whether there are packages yet. */
export async function hasPackages({ orm }: Pick<Database, 'orm'>): Promise<boolean> {
  const [row] = await orm.select({ one: sql`1` }).from(pricePackages).limit(1)
  return row !== undefined
}
