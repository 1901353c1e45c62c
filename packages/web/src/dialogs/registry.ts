import { findPaymentDialogType } from '@zhushutong/domain/purchase'
import {
  type DialogComponent,
  type DialogName,
  type DialogProps,
  type DialogRequest,
  SERVICES,
  type Service,
  SOLD_SERVICES,
  type SoldService,
} from './dialog.types'

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
  logout: { load: () => import('./account/logout-dialog'), selector: '[data-logout]' },
  export: {
    load: () => import('./records/export-dialog'),
    selector: '[data-export]',
    read: (data) => ({ list: data.export ?? '' }),
    membersOnly: true,
  },
  'company-pdf': {
    load: () => import('./records/company-pdf-dialog'),
    selector: '[data-company-pdf]',
    read: ({ companyPdf, company }) => ({ company: company ?? '', href: companyPdf ?? '' }),
    membersOnly: true,
  },
  report: { load: () => import('./records/report-dialog'), selector: '[data-report]', membersOnly: true },
  subscribe: {
    load: () => import('./records/subscribe-dialog'),
    selector: '[data-subscribe]',
    read: ({ subscribe }) => ({ target: subscribe ?? '' }),
    membersOnly: true,
  },
  'data-report': {
    load: () => import('./membership/data-report-dialog'),
    selector: '[data-buy-report]',
    read: ({ buyReport, product, fen }) => ({
      productId: buyReport ?? '',
      product: product ?? '',
      fen: Number(fen),
    }),
    membersOnly: true,
  },
  posting: {
    load: () => import('./records/posting-dialog'),
    selector: '[data-posting]',
    read: ({ posting, postingForm }) => ({ kind: posting ?? '', form: postingForm }),
    membersOnly: true,
  },
  pay: {
    load: () => import('./membership/purchase-dialog'),
    selector: '[data-pay-order]',
    read: ({ payOrder }) => ({ orderId: payOrder ?? '' }),
    membersOnly: true,
  },
  buy: {
    load: () => import('./membership/purchase-dialog'),
    selector: '[data-buy]',
    read: ({ buy, service }) => ({ productId: buy || undefined, service: soldNamed(service) }),
    membersOnly: true,
  },
  guide: {
    load: () => import('./membership/guide-dialog'),
    selector: '[data-unlock="membership-guide"], [data-unlock="service-guide"]',
    read: readGuide,
    membersOnly: true,
  },
  'owner-site': {
    load: () => import('./membership/owner-site-dialog'),
    selector: '[data-owner-site]',
    read: ({ ownerSite }) => ({ href: ownerSite ?? '' }),
    membersOnly: true,
  },
  // Visitors follow the link to its login page.
  'qualification-site': {
    load: () => import('./membership/qualification-site-dialog'),
    selector: '[data-qualification-site]',
    read: ({ qualificationSite }) => ({ href: qualificationSite ?? '' }),
  },
  assistant: {
    load: () => import('./frame/assistant-dialog'),
    selector: '[data-assistant]',
    read: ({ assistant, kind, subject }) => ({ region: assistant ?? '', kind, subject }),
    membersOnly: true,
  },
  'change-mobile': {
    load: () => import('./account/change-mobile-dialog'),
    selector: '[data-change-mobile]',
    membersOnly: true,
  },
  'close-account': {
    load: () => import('./account/close-account-dialog'),
    selector: '[data-close-account]',
    membersOnly: true,
  },
  invite: { load: () => import('./account/invite-dialog') },
  login: { load: () => import('./account/login-dialog'), selector: '[data-login], [data-unlock="login"]' },
  'session-expired': { load: () => import('./account/session-expired-dialog') },
  'membership-expired': { load: () => import('./membership/membership-expired-dialog') },
  expiry: { load: () => import('./membership/expiry-dialog') },
  'consult-chat': {
    load: () => import('./frame/consult-chat-dialog'),
    selector: '[data-consult-chat]',
    membersOnly: true,
  },
  'risk-check': { load: () => import('./account/risk-check-dialog'), selector: '[data-risk-check]' },
  popup: { load: () => import('./popups/popup-dialog') },
  changelog: { load: () => import('./frame/changelog-dialog'), selector: '[data-changelog]' },
  keys: { load: () => import('./account/keys-dialog'), selector: '[data-keys]' },
}

const ENTRIES = Object.entries(DIALOGS) as ReadonlyArray<[DialogName, Entry<DialogName>]>

export const OPENERS = ENTRIES.flatMap(([, { selector }]) => selector ?? []).join()

/** The dialog that an element opens, with its access rule; null if it opens none. */
export function dialogOpenedBy(
  element: HTMLElement,
): { readonly request: DialogRequest; readonly membersOnly: boolean } | null {
  const entry = ENTRIES.find(([, { selector }]) => selector !== undefined && element.matches(selector))
  if (!entry) return null
  const [name, { read, membersOnly = false }] = entry
  return { request: { name, ...read?.(element.dataset) } as DialogRequest, membersOnly }
}
