import type { DialogComponent } from '@/triggers/dialog-host'
import type { DialogName } from '@/triggers/dialog-request'

/** Every dialog of the portal, loaded on opening (SHL-05). */
export const DIALOGS: { readonly [N in DialogName]: () => Promise<{ default: DialogComponent<N> }> } = {
  logout: () => import('@/features/login/opened/logout-dialog'),
  export: () => import('@/features/export/opened-export'),
  'company-pdf': () => import('@/features/export/opened-company-pdf'),
  'due-sheet': () => import('@/features/export/opened-due-sheet'),
  claim: () => import('./opened-claim'),
  report: () => import('@/features/corrections/report-dialog'),
  subscribe: () => import('@/features/subscriptions/opened-subscribe'),
  'data-report': () => import('@/features/data-reports/opened-order'),
  posting: () => import('@/features/labour/opened-posting'),
  pay: () => import('@/features/purchase/opened-purchase'),
  buy: () => import('@/features/purchase/opened-purchase'),
  guide: () => import('@/features/svip/opened-guide'),
  'owner-site': () => import('@/features/svip/owner-site-dialog'),
  'qualification-site': () => import('@/features/svip/qualification-site-dialog'),
  assistant: () => import('@/features/assistant/opened-assistant'),
  'change-mobile': () => import('@/features/login/security/opened-change-mobile'),
  'close-account': () => import('@/features/login/security/opened-close-account'),
  invite: () => import('@/features/invite/opened-invite'),
  login: () => import('@/features/login/opened/opened-login'),
  'session-expired': () => import('@/features/login/opened/session-expired-dialog'),
  'membership-expired': () => import('@/features/svip/membership-expired-dialog'),
  expiry: () => import('@/features/center/opened-reminder'),
  'consult-chat': () => import('@/features/consultation/chat/opened-chat'),
  'risk-check': () => import('@/features/login/opened/risk-check-dialog'),
  popup: () => import('@/features/shell/popups/popup-dialog'),
  changelog: () => import('@/features/changelog/changelog-dialog'),
  keys: () => import('@/features/records/list/keys-dialog'),
}
