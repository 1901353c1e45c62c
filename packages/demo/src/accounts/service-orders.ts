import { type ServiceKind, USUAL_REQUIREMENTS } from '@zhushutong/domain/boss-orders'
import { DEMO_ACCOUNTS } from './demo-accounts'

/** A step of a service order, in days after the order was placed. */
export type ServiceStep = { readonly day: number } & (
  | {
      readonly type: 'installments'
      /** Amounts in fen. */
      readonly parts: ReadonlyArray<{
        readonly name: string
        readonly amount: number
        readonly dueDay: number
      }>
      /** Amounts in yuan, as the staff enter them. */
      readonly receipts: ReadonlyArray<{ readonly amount: string; readonly day: number }>
    }
  | {
      readonly type: 'plan'
      readonly rows: ReadonlyArray<readonly [name: string, plannedDay: number, doneDay: number | null]>
    }
  | { readonly type: 'paper-contract'; readonly title: string; readonly text: string; readonly scan: string }
  | { readonly type: 'offered-contract'; readonly title: string; readonly text: string }
  | { readonly type: 'advance'; readonly note: string }
  | {
      readonly type: 'file'
      readonly requirementId: string
      readonly name: string
      /** The reason for which the staff returned it; null for an accepted file. */
      readonly returned: string | null
    }
  | {
      readonly type: 'candidates'
      readonly candidates: ReadonlyArray<{
        readonly name: string
        readonly certificate: string
        readonly years: number
        readonly region: string
        readonly state: 'onboard'
        readonly note: string
      }>
    }
  | {
      readonly type: 'invoice'
      readonly file: string
      readonly kind: 'ordinary'
      readonly title: string
      readonly taxNumber: string
      readonly number: string
      /** In yuan, as the staff enter it. */
      readonly amount: string
    }
)

export interface DemoServiceOrder {
  readonly kind: ServiceKind
  readonly title: string
  readonly companyName: string
  readonly daysAgo: number
  readonly steps: readonly ServiceStep[]
}

const boss = DEMO_ACCOUNTS.find(({ key }) => key === 'boss')
if (!boss) throw new Error('there is no demo account of a principal')

/** The demo account that is the principal of the service orders. */
export const DEMO_PRINCIPAL = { userId: boss.id, name: '王建川', mobile: boss.mobile }
export const DEMO_STEWARD = { name: '周晓宁', phone: '12200007701' }

const MUNICIPAL = '渝州澄江市政工程有限公司'
const LABOUR = '渝州云岭建筑劳务有限公司'

const PAPER = {
  type: 'paper-contract',
  title: '服务合同（纸质）',
  text: '纸质合同，见存档的扫描件。',
  scan: '服务合同.pdf',
} as const

const RENEWAL_CONTRACT = `甲方（委托人）：渝州澄江市政工程有限公司
乙方（服务方）：筑数通（演示）科技有限公司

一、服务内容：乙方为甲方办理安全生产许可证延期，包括资料整理、系统填报、补正与领证。
二、服务期限：自资料齐全之日起 45 个工作日。
三、费用：人民币 6,800.00 元，签约后 7 日内一次付清。
四、甲方应提供真实、完整的资料，并配合补正；因资料不实造成的后果由甲方承担。
五、乙方对甲方资料保密，未经同意不向第三方提供。
六、因乙方原因未能办理的，乙方全额退款；因政策调整未能办理的，扣除已发生的费用后退款。
七、本合同自双方签署之日起生效。`

const CANDIDATE = { certificate: '一级建造师（市政）', region: '重庆', state: 'onboard', note: '' } as const

/** Completed, with an invoice. */
const RECRUITMENT: DemoServiceOrder = {
  kind: 'staff',
  title: '一级建造师（市政）2 名',
  companyName: LABOUR,
  daysAgo: 70,
  steps: [
    {
      day: 0,
      type: 'installments',
      parts: [{ name: '服务费', amount: 18_000_00, dueDay: 5 }],
      receipts: [{ amount: '18000.00', day: 3 }],
    },
    { day: 1, ...PAPER },
    { day: 1, type: 'advance', note: '合同已签署' },
    { day: 3, type: 'advance', note: '款项已到账' },
    { day: 4, type: 'file', requirementId: 'license', name: '营业执照.pdf', returned: null },
    {
      day: 4,
      type: 'file',
      requirementId: USUAL_REQUIREMENTS.staff[1]?.id ?? '',
      name: '用人需求表.pdf',
      returned: null,
    },
    { day: 5, type: 'advance', note: '开始寻访' },
    {
      day: 20,
      type: 'candidates',
      candidates: [
        { ...CANDIDATE, name: '陈立国', years: 9 },
        { ...CANDIDATE, name: '李文涛', years: 6 },
      ],
    },
    { day: 25, type: 'advance', note: '两名人选均已确认' },
    {
      day: 30,
      type: 'invoice',
      file: '增值税普通发票.pdf',
      kind: 'ordinary',
      title: LABOUR,
      taxNumber: '91500000Y000000020',
      number: '00000000000000000012',
      amount: '18000.00',
    },
    { day: 32, type: 'advance', note: '人员已到岗' },
  ],
}

/** Documents are to be uploaded; one of them was returned. */
const UPGRADE: DemoServiceOrder = {
  kind: 'qualification',
  title: '市政公用工程施工总承包二级升一级',
  companyName: MUNICIPAL,
  daysAgo: 12,
  steps: [
    {
      day: 0,
      type: 'installments',
      parts: [
        { name: '首付款', amount: 60_000_00, dueDay: 3 },
        { name: '尾款', amount: 60_000_00, dueDay: 60 },
      ],
      receipts: [{ amount: '60000.00', day: 2 }],
    },
    {
      day: 0,
      type: 'plan',
      rows: [
        ['签署合同', 1, 1],
        ['首付款到账', 3, 2],
        ['资料收集与核对', 16, null],
        ['系统申报', 20, null],
        ['主管部门审批', 50, null],
        ['领取证书', 55, null],
      ],
    },
    { day: 1, ...PAPER },
    { day: 1, type: 'advance', note: '合同已签署' },
    { day: 2, type: 'advance', note: '首付款已到账' },
    { day: 4, type: 'file', requirementId: 'license', name: '营业执照.pdf', returned: null },
    {
      day: 5,
      type: 'file',
      requirementId: 'identity',
      name: '法人身份证.pdf',
      returned: '反面拍糊了，请重新拍摄',
    },
  ],
}

/** A contract is to be signed. */
const RENEWAL: DemoServiceOrder = {
  kind: 'permit',
  title: '安全生产许可证延期',
  companyName: MUNICIPAL,
  daysAgo: 1,
  steps: [
    {
      day: 0,
      type: 'installments',
      parts: [{ name: '服务费', amount: 6_800_00, dueDay: 8 }],
      receipts: [],
    },
    { day: 0.5, type: 'offered-contract', title: '安全生产许可证延期服务合同', text: RENEWAL_CONTRACT },
  ],
}

export const DEMO_SERVICE_ORDERS: readonly DemoServiceOrder[] = [RECRUITMENT, UPGRADE, RENEWAL]
