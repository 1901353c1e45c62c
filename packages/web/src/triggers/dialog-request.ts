import type { AddOn } from '@zhushutong/domain/access'
import type { Popup, PopupContent } from '@zhushutong/domain/portal/popups'
import type { PaymentDialogType } from '@zhushutong/domain/purchase'
import type { ClaimTarget, ExportList, PostingTarget, ReportTarget, SubscribeTarget } from './targets'

export type Service = AddOn | 'owner_lookup'
export type SoldService = Service | 'enterprise' | 'combine'

export interface DialogProps {
  /** `inviter`: the friend whose invitation link was opened (LOG-09). */
  login: { readonly next?: AfterLogin; readonly inviter?: string }
  /** `claims`: the friend has just logged in to claim the invitation. */
  invite: { readonly code: string; readonly claims?: boolean }
  guide: { readonly service?: Service; readonly type?: PaymentDialogType }
  buy: { readonly productId?: string; readonly service?: SoldService }
  /** `go`: the page to open after the payment; default: the same page. */
  pay: { readonly orderId: string; readonly go?: string }
  export: { readonly list: ExportList }
  /** The PDF of a company's page: the company's name, and the file's address. */
  'company-pdf': { readonly company: string; readonly href: string }
  /** The file of a company's due-diligence sheet, likewise. */
  'due-sheet': { readonly company: string; readonly href: string }
  report: { readonly target: ReportTarget }
  claim: { readonly target: ClaimTarget }
  subscribe: { readonly target: SubscribeTarget }
  /**
   * `productId`: the package of the price list; `product`: the data product's name; `fen`: the displayed
   * price.
   */
  'data-report': { readonly productId: string; readonly product: string; readonly fen: number }
  posting: { readonly target: PostingTarget }
  'owner-site': { readonly href: string }
  /** `href`: the site's page for members who may enter. */
  'qualification-site': { readonly href: string }
  /** `kind` and `subject`: those of the current page. */
  assistant: { readonly kind?: string; readonly subject?: string; readonly region: string }
  logout: Record<never, never>
  'change-mobile': Record<never, never>
  'close-account': Record<never, never>
  'session-expired': Record<never, never>
  'membership-expired': Record<never, never>
  expiry: Record<never, never>
  'risk-check': Record<never, never>
  'consult-chat': Record<never, never>
  changelog: Record<never, never>
  keys: Record<never, never>
  /** `content`: the staff's text for the pop-up; null for built-in hints. */
  popup: { readonly popup: Popup; readonly content: PopupContent | null }
}

export type DialogName = keyof DialogProps

export type DialogRequest = {
  [N in DialogName]: { readonly name: N } & DialogProps[N]
}[DialogName]

/** `collect` adds the star of a record, `follow-lead` the lead; by record key. */
export interface RecordAction {
  readonly name: 'collect' | 'follow-lead'
  readonly record: string
}

export type MemberAction = DialogRequest | RecordAction

/** The step after a login: another page, or an action on this one. */
export type AfterLogin = { readonly go: string } | { readonly action: MemberAction }
