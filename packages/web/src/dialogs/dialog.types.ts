import { ADD_ONS, type AddOn, type Viewer } from '@zhushutong/domain/access'
import type { Holding, ReminderItem } from '@zhushutong/domain/membership'
import type { Popup, PopupContent } from '@zhushutong/domain/portal/popups'
import type { PaymentDialogType } from '@zhushutong/domain/purchase'
import type { ComponentType } from 'react'

export const SERVICES = [...ADD_ONS, 'owner_lookup'] as const
export const SOLD_SERVICES = [...SERVICES, 'enterprise', 'combine'] as const

export type Service = AddOn | 'owner_lookup'

export type SoldService = (typeof SOLD_SERVICES)[number]

export interface DialogProps {
  /** `inviter`: the friend whose invitation link was opened (LOG-09). */
  login: { readonly next?: AfterLogin; readonly inviter?: string }
  /** `claims`: the friend has just logged in to claim the invitation. */
  invite: { readonly code: string; readonly claims?: boolean }
  guide: { readonly service?: Service; readonly type?: PaymentDialogType }
  buy: { readonly productId?: string; readonly service?: SoldService }
  /** `go`: the page to open after the payment; default: the same page. */
  pay: { readonly orderId: string; readonly go?: string }
  export: { readonly list: string }
  /** The PDF of a company's page: the company's name, and the file's address. */
  'company-pdf': { readonly company: string; readonly href: string }
  report: Record<never, never>
  /** `target`: the subject of the subscription, as JSON. */
  subscribe: { readonly target: string }
  /**
   * `productId`: the package of the price list; `product`: the data product's name; `fen`: the displayed
   * price.
   */
  'data-report': { readonly productId: string; readonly product: string; readonly fen: number }
  /** `form`: the posting to change, as JSON. */
  posting: { readonly kind: string; readonly form?: string }
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

export interface ReaderAccount {
  readonly holdings: readonly Holding[]
  /** The gateway's time at the render, in ms. */
  readonly readAt: number
  /** Memberships that end within three days; empty if closed for today (MEM-04). */
  readonly urgentReminders: readonly ReminderItem[]
}

export interface DialogHostProps {
  readonly viewer: Viewer
  /** The logged-in reader's data; null for a visitor. */
  readonly account: ReaderAccount | null
  /** The page's route; null where no rule needs it. */
  readonly routeName: string | null
  /** Replaces this dialog by another one. */
  readonly onOpen: (request: DialogRequest) => void
  readonly onClose: () => void
}

export type DialogComponent<N extends DialogName> = ComponentType<DialogProps[N] & DialogHostProps>

export type MemberAction = DialogRequest | { readonly name: 'collect'; readonly record: string }

/** The step after a login: another page, or an action on this one. */
export type AfterLogin = { readonly go: string } | { readonly action: MemberAction }
