import { ADD_ONS, type AddOn, type Viewer } from '@zhushutong/domain/access'
import type { Holding, ReminderItem } from '@zhushutong/domain/membership'
import type { Popup, PopupContent } from '@zhushutong/domain/popups'
import { findPaymentDialogType, type PaymentDialogType } from '@zhushutong/domain/purchase'
import type { ComponentType } from 'react'
import type { AfterLogin } from './after-login'

const SERVICES = [...ADD_ONS, 'owner_lookup'] as const
const SOLD_SERVICES = [...SERVICES, 'enterprise', 'combine'] as const

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

interface Entry<N extends DialogName> {
  readonly load: () => Promise<{ default: DialogComponent<N> }>
  /** Selects the links and buttons that open the dialog. */
  readonly selector?: string
  /** Reads the dialog's input from the element's data; absent if the dialog needs none. */
  readonly read?: (data: DOMStringMap) => DialogProps[N]
  /** Visitors log in before the dialog opens (ACC-06, PAY-01). */
  readonly membersOnly?: true
}

const serviceNamed = (name: string | undefined): Service | undefined =>
  SERVICES.find((service) => service === name)

const soldNamed = (name: string | undefined): SoldService | undefined =>
  SOLD_SERVICES.find((service) => service === name)

const readGuide = ({ unlock, service, guide }: DOMStringMap): DialogProps['guide'] => {
  if (unlock === 'service-guide') return { service: serviceNamed(service) }
  const type = findPaymentDialogType(guide)
  return type === null ? {} : { type }
}

/**
 * Every dialog of the portal (SHL-05): the elements that open it, its access rule, and its component, which
 * is loaded on opening.
 */
export const DIALOGS: { readonly [N in DialogName]: Entry<N> } = {
  logout: { load: () => import('./logout-dialog'), selector: '[data-logout]' },
  export: {
    load: () => import('./export-dialog'),
    selector: '[data-export]',
    read: (data) => ({ list: data.export ?? '' }),
    membersOnly: true,
  },
  'company-pdf': {
    load: () => import('./company-pdf-dialog'),
    selector: '[data-company-pdf]',
    read: ({ companyPdf, company }) => ({ company: company ?? '', href: companyPdf ?? '' }),
    membersOnly: true,
  },
  report: { load: () => import('./report-dialog'), selector: '[data-report]', membersOnly: true },
  subscribe: {
    load: () => import('./subscribe-dialog'),
    selector: '[data-subscribe]',
    read: ({ subscribe }) => ({ target: subscribe ?? '' }),
    membersOnly: true,
  },
  'data-report': {
    load: () => import('./data-report-dialog'),
    selector: '[data-buy-report]',
    read: ({ buyReport, product, fen }) => ({
      productId: buyReport ?? '',
      product: product ?? '',
      fen: Number(fen),
    }),
    membersOnly: true,
  },
  posting: {
    load: () => import('./posting-dialog'),
    selector: '[data-posting]',
    read: ({ posting, postingForm }) => ({ kind: posting ?? '', form: postingForm }),
    membersOnly: true,
  },
  pay: {
    load: () => import('./purchase-dialog'),
    selector: '[data-pay-order]',
    read: ({ payOrder }) => ({ orderId: payOrder ?? '' }),
    membersOnly: true,
  },
  buy: {
    load: () => import('./purchase-dialog'),
    selector: '[data-buy]',
    read: ({ buy, service }) => ({ productId: buy || undefined, service: soldNamed(service) }),
    membersOnly: true,
  },
  guide: {
    load: () => import('./guide-dialog'),
    selector: '[data-unlock="membership-guide"], [data-unlock="service-guide"]',
    read: readGuide,
    membersOnly: true,
  },
  'owner-site': {
    load: () => import('./owner-site-dialog'),
    selector: '[data-owner-site]',
    read: ({ ownerSite }) => ({ href: ownerSite ?? '' }),
    membersOnly: true,
  },
  // Visitors follow the link to its login page.
  'qualification-site': {
    load: () => import('./qualification-site-dialog'),
    selector: '[data-qualification-site]',
    read: ({ qualificationSite }) => ({ href: qualificationSite ?? '' }),
  },
  assistant: {
    load: () => import('./assistant-dialog'),
    selector: '[data-assistant]',
    read: ({ assistant, kind, subject }) => ({ region: assistant ?? '', kind, subject }),
    membersOnly: true,
  },
  'change-mobile': {
    load: () => import('./change-mobile-dialog'),
    selector: '[data-change-mobile]',
    membersOnly: true,
  },
  'close-account': {
    load: () => import('./close-account-dialog'),
    selector: '[data-close-account]',
    membersOnly: true,
  },
  invite: { load: () => import('./invite-dialog') },
  login: { load: () => import('./login-dialog'), selector: '[data-login], [data-unlock="login"]' },
  'session-expired': { load: () => import('./session-expired-dialog') },
  'membership-expired': { load: () => import('./membership-expired-dialog') },
  expiry: { load: () => import('./expiry-dialog') },
  'consult-chat': {
    load: () => import('./consult-chat-dialog'),
    selector: '[data-consult-chat]',
    membersOnly: true,
  },
  'risk-check': { load: () => import('./risk-check-dialog'), selector: '[data-risk-check]' },
  popup: { load: () => import('./popup-dialog') },
  changelog: { load: () => import('./changelog-dialog'), selector: '[data-changelog]' },
  keys: { load: () => import('./keys-dialog'), selector: '[data-keys]' },
}

const ENTRIES = Object.entries(DIALOGS) as ReadonlyArray<[DialogName, Entry<DialogName>]>

export const OPENERS = ENTRIES.flatMap(([, { selector }]) => selector ?? []).join()

/** The dialog that an element opens, with its access rule; null if it opens none. */
export function dialogOpenedBy(
  element: HTMLElement,
): { readonly request: DialogRequest; readonly membersOnly: boolean } | null {
  const found = ENTRIES.find(([, { selector }]) => selector !== undefined && element.matches(selector))
  if (!found) return null
  const [name, { read, membersOnly = false }] = found
  return { request: { name, ...read?.(element.dataset) } as DialogRequest, membersOnly }
}
