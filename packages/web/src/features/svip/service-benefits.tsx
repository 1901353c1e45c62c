import type { AddOn } from '@zhushutong/domain/access'
import { SVIP_BENEFITS } from '@zhushutong/domain/membership'
import { CheckIcon } from '@/ui/icon'

const EXPORTS = `每月 ${SVIP_BENEFITS.exportsPerMonth.toLocaleString('en-US')} 条免费导出`

const BENEFITS: Readonly<Record<AddOn | 'owner_lookup', readonly string[]>> = {
  staff_vacancy: ['按资质标准逐项核对注册人员', '缺口人员类别、专业、数量一目了然', EXPORTS],
  company_dynamic: ['核查通知、整改、结果三类动态全量可见', '被核查企业名称与资质完整展示', EXPORTS],
  company_outnews: ['企业资质新增、升级、延续、注销每日更新', '企业名称与前后等级完整展示', EXPORTS],
  company_qualification_expire: ['资质到期企业名单与联系方式完整可见', '按剩余天数、资质、地区筛选', EXPORTS],
  company_anxu_expire: ['安全生产许可证到期企业名单完整可见', '按剩余天数、地区筛选', EXPORTS],
  owner_lookup: ['业主联系人与电话完整可见', '业主历年招标、中标与合作单位分析'],
}

/** What one service opens (ACC-05, MEM-02). */
export function ServiceBenefits({ service }: { service: AddOn | 'owner_lookup' }) {
  return (
    <ul className="grid gap-2">
      {BENEFITS[service].map((benefit) => (
        <li key={benefit} className="flex items-center gap-2">
          <CheckIcon className="text-gold" />
          {benefit}
        </li>
      ))}
    </ul>
  )
}
