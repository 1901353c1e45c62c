import type { DialogComponent } from '@/triggers/dialog-host'
import type { DialogName } from '@/triggers/dialog-request'

interface Entry<N extends DialogName> {
  readonly load: () => Promise<{ default: DialogComponent<N> }>
  /** Visitors log in before the dialog opens (ACC-06, PAY-01). */
  readonly membersOnly?: true
}

/** Every dialog of the portal (SHL-05): its component, loaded on opening, and its access rule. */
export const DIALOGS: { readonly [N in DialogName]: Entry<N> } = {
  logout: { load: () => import('@/features/login/opened/logout-dialog') },
  export: {
    load: () => import('@/features/export/opened-export'),
    membersOnly: true,
  },
  'company-pdf': {
    load: () => import('@/features/export/opened-company-pdf'),
    membersOnly: true,
  },
  report: { load: () => import('@/features/corrections/opened-report'), membersOnly: true },
  subscribe: {
    load: () => import('@/features/subscriptions/opened-subscribe'),
    membersOnly: true,
  },
  'data-report': {
    load: () => import('@/features/data-reports/opened-order'),
    membersOnly: true,
  },
  posting: {
    load: () => import('@/features/labour/opened-posting'),
    membersOnly: true,
  },
  pay: {
    load: () => import('@/features/purchase/opened-purchase'),
    membersOnly: true,
  },
  buy: {
    load: () => import('@/features/purchase/opened-purchase'),
    membersOnly: true,
  },
  guide: {
    load: () => import('@/features/svip/opened-guide'),
    membersOnly: true,
  },
  'owner-site': {
    load: () => import('@/features/svip/owner-site-dialog'),
    membersOnly: true,
  },
  'qualification-site': {
    load: () => import('@/features/svip/qualification-site-dialog'),
  },
  assistant: {
    load: () => import('@/features/assistant/opened-assistant'),
    membersOnly: true,
  },
  'change-mobile': {
    load: () => import('@/features/login/security/opened-change-mobile'),
    membersOnly: true,
  },
  'close-account': {
    load: () => import('@/features/login/security/opened-close-account'),
    membersOnly: true,
  },
  invite: { load: () => import('@/features/invite/opened-invite') },
  login: { load: () => import('@/features/login/opened/opened-login') },
  'session-expired': { load: () => import('@/features/login/opened/session-expired-dialog') },
  'membership-expired': { load: () => import('@/features/svip/membership-expired-dialog') },
  expiry: { load: () => import('@/features/center/opened-reminder') },
  'consult-chat': {
    load: () => import('@/features/consultation/chat/opened-chat'),
    membersOnly: true,
  },
  'risk-check': { load: () => import('@/features/login/opened/risk-check-dialog') },
  popup: { load: () => import('./popups/popup-dialog') },
  changelog: { load: () => import('@/features/changelog/changelog-dialog') },
  keys: { load: () => import('@/features/records/list/keys-dialog') },
}
