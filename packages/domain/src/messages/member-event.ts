import { buildCenterHref, buildHref } from '../addresses'
import type { ClaimDecision } from '../claims'
import { formatDate, formatMoney, formatTime } from '../formatting'
import { LEAD_STAGE_LABELS, type LeadStage } from '../leads'
import { formatReminder, type MembershipKind, membershipName, type ReminderItem } from '../membership'
import { buildPurchaseHref, REFUND_CAUSE_LABELS, type RefundCause } from '../purchase'
import type { MessageWords } from './message'

interface OfOrder {
  readonly orderId: string
  readonly productName: string
}

/** A refund to a buyer: fen to the payment method and to the wallet, and points. */
interface Refunded extends OfOrder {
  readonly cause: RefundCause
  readonly amount: number
  readonly wallet: number
  readonly points: number
}

/** Events that cause a message to the member (MSG-01). */
export type MemberEvent =
  | ({ readonly event: 'refund-due' } & Refunded)
  | ({ readonly event: 'refund-asked' } & Refunded)
  | ({ readonly event: 'refund-done' } & Refunded)
  | ({ readonly event: 'refund-refused'; readonly cause: RefundCause; readonly reason: string } & OfOrder)
  | ({ readonly event: 'invoice-issued'; readonly amount: number } & OfOrder)
  | ({ readonly event: 'invoice-refused'; readonly reason: string } & OfOrder)
  | {
      readonly event: 'days-given'
      readonly membership: MembershipKind
      readonly days: number
      readonly until: number
    }
  | { readonly event: 'posting-shown'; readonly title: string; readonly until: number }
  | { readonly event: 'posting-refused'; readonly title: string; readonly reason: string }
  | {
      readonly event: 'correction-decided'
      readonly title: string
      readonly field: string
      readonly isFixed: boolean
      readonly answer: string | null
    }
  | {
      readonly event: 'claim-decided'
      readonly title: string
      readonly state: ClaimDecision['state']
      readonly answer: string | null
    }
  | { readonly event: 'consultation-answered'; readonly topicName: string; readonly number: string }
  /** null for a picture */
  | { readonly event: 'chat-answered'; readonly text: string | null }
  /** The name of the address whose deliveries were stopped. */
  | { readonly event: 'webhook-stopped'; readonly name: string }
  /** A qualification or permit of the member's company ends soon (MYC-06); `until` is a day. */
  | {
      readonly event: 'certificate-ending'
      readonly companyName: string
      readonly certificate: string
      readonly days: number
      readonly until: string
    }
  /** A penalty of a company has come to its first day of repair (CRR-04). */
  | {
      readonly event: 'repair-possible'
      readonly companyId: string
      readonly companyName: string
      readonly matter: string
      readonly office: string
    }
  /** The day of a lead's reminder has come (LEA-03); `note` may be empty. */
  | {
      readonly event: 'lead-due'
      readonly title: string
      readonly stage: LeadStage
      readonly note: string
    }
  /** A membership of the member ends soon (MEM-09). */
  | ({ readonly event: 'membership-ending' } & ReminderItem)

const yuan = (fen: number) => formatMoney(fen, { unit: 'yuan' })

const listParts = ({ amount, wallet, points }: Refunded): string =>
  [
    amount > 0 ? `${yuan(amount)}按原支付方式退回` : '',
    wallet > 0 ? `${yuan(wallet)}退回钱包` : '',
    points > 0 ? `${points} 积分退回账号` : '',
  ]
    .filter(Boolean)
    .join('，')

const orderLink = ({ orderId }: OfOrder) => buildCenterHref('orders', { order: orderId })

const ofOrder = (event: OfOrder, title: string, body: string): MessageWords => ({
  kind: 'order',
  title,
  body,
  link: orderLink(event),
})

const CLAIM_OUTCOMES: Readonly<Record<ClaimDecision['state'], string>> = {
  accepted: '您的认领已通过',
  rejected: '您的认领未通过',
  revoked: '您的认领已撤销',
}

type Writer<E extends MemberEvent['event']> = (event: Extract<MemberEvent, { event: E }>) => MessageWords

const WRITERS: { readonly [E in MemberEvent['event']]: Writer<E> } = {
  'refund-due': (event) =>
    ofOrder(
      event,
      `${REFUND_CAUSE_LABELS[event.cause]}，款项将自动退回`,
      `“${event.productName}”：${listParts(event)}，无需申请，到账后会再通知您。`,
    ),
  'refund-asked': (event) =>
    ofOrder(
      event,
      '退款申请已提交',
      `“${event.productName}”：${listParts(event)}，等待审核，结果会再通知您。`,
    ),
  'refund-done': (event) =>
    ofOrder(event, '退款已完成', `“${event.productName}”的退款已完成：${listParts(event)}。`),
  'refund-refused': (event) =>
    ofOrder(
      event,
      event.cause === 'wallet' ? '钱包余额退回申请未通过' : '退款申请未通过',
      `“${event.productName}”：${event.reason}`,
    ),
  'invoice-issued': (event) => ({
    kind: 'invoice',
    title: '发票已开具',
    body: `“${event.productName}”的发票已开具，金额 ${yuan(event.amount)}，可在订单中下载。`,
    link: orderLink(event),
  }),
  'invoice-refused': (event) => ({
    kind: 'invoice',
    title: '开票申请未通过',
    body: `“${event.productName}”：${event.reason}`,
    link: orderLink(event),
  }),
  'days-given': ({ membership, days, until }) => ({
    kind: 'membership',
    title: `已获赠 ${days} 天${membershipName(membership)}`,
    body: `已经生效，有效期至 ${formatDate(until)}。`,
    link: buildCenterHref('overview'),
  }),
  'posting-shown': ({ title, until }) => ({
    kind: 'posting',
    title: '发布已通过审核',
    body: `“${title}”已在劳务大厅展示，展示至 ${formatDate(until)}。`,
    link: buildCenterHref('postings'),
  }),
  'posting-refused': ({ title, reason }) => ({
    kind: 'posting',
    title: '发布未通过审核',
    body: `“${title}”：${reason}（修改后可以重新提交）`,
    link: buildCenterHref('postings'),
  }),
  'correction-decided': ({ title, field, isFixed, answer }) => ({
    kind: 'correction',
    title: isFixed ? '您报告的错误已更正' : '您提交的纠错未采纳',
    body: `“${title}”的${field}${answer === null ? '。' : `：${answer}`}`,
    link: buildCenterHref('reports'),
  }),
  'claim-decided': ({ title, state, answer }) => ({
    kind: 'correction',
    title: CLAIM_OUTCOMES[state],
    body: `“${title}”${answer === null ? '，页面已显示认领标记。' : `：${answer}`}`,
    link: buildCenterHref('reports'),
  }),
  'consultation-answered': ({ topicName, number }) => ({
    kind: 'consultation',
    title: '顾问已答复您的咨询',
    body: `${topicName}（编号 ${number}），点击查看答复。`,
    link: buildCenterHref('consultations'),
  }),
  'chat-answered': ({ text }) => ({
    kind: 'consultation',
    title: '客服回复了您的在线咨询',
    body: text ?? '[图片]',
    link: buildCenterHref('consultations'),
  }),
  'webhook-stopped': ({ name }) => ({
    kind: 'subscription',
    title: `Webhook“${name}”已自动停用`,
    body: '连续 3 天没有一次发送成功。修好后在 Webhook 页面启用，未送达的会继续发送。',
    link: buildCenterHref('webhooks'),
  }),
  'certificate-ending': ({ companyName, certificate, days, until }) => ({
    kind: 'reminder',
    title: days === 0 ? `${certificate}今天到期` : `${certificate}还有 ${days} 天到期`,
    body: `“${companyName}”的${certificate}有效期至 ${until}，请及时办理延续。`,
    link: buildCenterHref('myCompany'),
  }),
  'repair-possible': ({ companyId, companyName, matter, office }) => ({
    kind: 'reminder',
    title: `“${matter}”已可申请信用修复`,
    body: `“${companyName}”的这条记录已满最短公示期，履行义务后可向${office}申请修复，点击查看步骤。`,
    link: `${buildHref('qiyejindiao', { id: companyId })}#repairs`,
  }),
  'lead-due': ({ title, stage, note }) => ({
    kind: 'reminder',
    title: `今天跟进：${title}`,
    body: `已到提醒日，目前为“${LEAD_STAGE_LABELS[stage]}”。${note === '' ? '' : `备注：${note}`}`,
    link: buildCenterHref('leads'),
  }),
  'membership-ending': (item) => ({
    kind: 'reminder',
    title: formatReminder(item),
    body: item.isTrial
      ? `体验至 ${formatTime(item.overTime)}，开通的天数从体验结束时起算。`
      : `有效期至 ${formatDate(item.overTime)}。续费从到期日起接着算，不会损失剩余的天数。`,
    link: buildPurchaseHref({ product: item.kinds[0] ?? 'svip' }),
  }),
}

/** The message about an event (MSG-01). */
export function writeMessage(event: MemberEvent): MessageWords {
  // Safe cast: each writer takes only the events of its own name.
  return (WRITERS[event.event] as (event: MemberEvent) => MessageWords)(event)
}
