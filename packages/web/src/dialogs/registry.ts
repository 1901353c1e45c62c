import type { DialogName } from '@/triggers/dialog-request'
import type { DialogComponent } from './dialog.types'

interface Entry<N extends DialogName> {
  readonly load: () => Promise<{ default: DialogComponent<N> }>
  /** Visitors log in before the dialog opens (ACC-06, PAY-01). */
  readonly membersOnly?: true
}

/** Every dialog of the portal (SHL-05): its component, loaded on opening, and its access rule. */
export const DIALOGS: { readonly [N in DialogName]: Entry<N> } = {
  logout: { load: () => import('./account/logout-dialog') },
  export: {
    load: () => import('./records/export-dialog'),
    membersOnly: true,
  },
  'company-pdf': {
    load: () => import('./records/company-pdf-dialog'),
    membersOnly: true,
  },
  report: { load: () => import('./records/report-dialog'), membersOnly: true },
  subscribe: {
    load: () => import('./records/subscribe-dialog'),
    membersOnly: true,
  },
  'data-report': {
    load: () => import('./membership/data-report-dialog'),
    membersOnly: true,
  },
  posting: {
    load: () => import('./records/posting-dialog'),
    membersOnly: true,
  },
  pay: {
    load: () => import('./membership/purchase-dialog'),
    membersOnly: true,
  },
  buy: {
    load: () => import('./membership/purchase-dialog'),
    membersOnly: true,
  },
  guide: {
    load: () => import('./membership/guide-dialog'),
    membersOnly: true,
  },
  'owner-site': {
    load: () => import('./membership/owner-site-dialog'),
    membersOnly: true,
  },
  'qualification-site': {
    load: () => import('./membership/qualification-site-dialog'),
  },
  assistant: {
    load: () => import('./frame/assistant-dialog'),
    membersOnly: true,
  },
  'change-mobile': {
    load: () => import('./account/change-mobile-dialog'),
    membersOnly: true,
  },
  'close-account': {
    load: () => import('./account/close-account-dialog'),
    membersOnly: true,
  },
  invite: { load: () => import('./account/invite-dialog') },
  login: { load: () => import('./account/login-dialog') },
  'session-expired': { load: () => import('./account/session-expired-dialog') },
  'membership-expired': { load: () => import('./membership/membership-expired-dialog') },
  expiry: { load: () => import('./membership/expiry-dialog') },
  'consult-chat': {
    load: () => import('./frame/consult-chat-dialog'),
    membersOnly: true,
  },
  'risk-check': { load: () => import('./account/risk-check-dialog') },
  popup: { load: () => import('./popups/popup-dialog') },
  changelog: { load: () => import('./frame/changelog-dialog') },
  keys: { load: () => import('./account/keys-dialog') },
}
