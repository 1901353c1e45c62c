import { VISITOR, type Viewer } from '../access'
import { type MembershipKind, PLAN_BENEFITS } from '../membership'
import { maxShownRelations } from '../relations'
import type { PaymentDialogType } from './payment-dialog-type'

/** A type of the payment dialog: its texts, its product, and the page about the benefits. */
interface PaymentDialog {
  readonly title: string
  readonly product: MembershipKind
  readonly points: readonly string[]
  readonly benefitsPath: '/vip.html' | '/vips.html'
}

const MEMBER: Viewer = { ...VISITOR, loggedIn: true }
const shown = maxShownRelations({ ...MEMBER, svip: true })

/** The four types, each with the benefits that it really opens (PAY-17). */
export const PAYMENT_DIALOGS: Readonly<Record<PaymentDialogType, PaymentDialog>> = {
  1: {
    title: '开通建筑管家 SVIP，查看完整信息',
    product: 'svip',
    points: PLAN_BENEFITS.svip.points,
    benefitsPath: '/vip.html',
  },
  2: {
    title: '开通「人员缺口检测」增值服务，查看完整信息',
    product: 'staff_vacancy',
    points: PLAN_BENEFITS.staff_vacancy.points,
    benefitsPath: '/vips.html',
  },
  3: {
    title: '开通建筑管家 SVIP，查看企业商业关系',
    product: 'svip',
    points: [
      `业主、合作单位、竞争对手与代理机构，每种显示 ${shown} 家，未开通为 ${maxShownRelations(MEMBER)} 家`,
      '与每家往来的次数、金额与最近一次',
      '联系方式、证书编号等完整显示',
    ],
    benefitsPath: '/vip.html',
  },
  4: {
    title: '开通建筑管家 SVIP，使用智能招投标',
    product: 'svip',
    points: [
      '组合查询：按资质、人员、业绩等条件一次筛出符合要求的企业',
      '招标、中标的联系方式与报价完整可见',
      '拟建、环评、施工许可等早期项目',
    ],
    benefitsPath: '/vip.html',
  },
}
