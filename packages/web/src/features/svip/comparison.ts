import { formatMoney } from '@zhushutong/domain/formatting'
import { ADD_ON_EXPORTS_PER_MONTH, SVIP_BENEFITS } from '@zhushutong/domain/membership'

export interface ComparedBenefit {
  readonly label: string
  readonly plain: string
  readonly svip: string
}

const count = (n: number) => n.toLocaleString('zh-CN')
const amount = (value: number | 'unlimited', unit: string) =>
  value === 'unlimited' ? '不限' : `${count(value)} ${unit}`

const { authorisedAccounts, companyQueries, tenderSubscriptions, exportsPerMonth, extraExportFen } =
  SVIP_BENEFITS

/** A price per item without trailing zeros: 0.1元. */
const perItem = (fen: number) => formatMoney(fen, { unit: 'yuan' }).replace(/\.?0+元$/, '元')

/** The advantages of the SVIP over a free account (MEM-02). */
export const COMPARISON: readonly ComparedBenefit[] = [
  { label: '授权账号', plain: '1 个', svip: amount(authorisedAccounts, '个') },
  { label: '企业数据查询', plain: '基本信息', svip: amount(companyQueries, '次') },
  { label: '联系方式、证书编号等', plain: '脱敏显示', svip: '完整显示' },
  { label: '招标订阅', plain: '—', svip: amount(tenderSubscriptions, '个') },
  { label: '数据导出', plain: '—', svip: `每月 ${count(exportsPerMonth)} 条` },
  { label: '超出后导出', plain: '—', svip: `${perItem(extraExportFen)}/条` },
]

export const ADD_ON_NOTE = `增值服务 SVIP 另含每月 ${count(ADD_ON_EXPORTS_PER_MONTH)} 条导出，按所购服务开通。`
