import { upgradeDialog, type Viewer } from '@zhushutong/domain/access'
import type { DialogName, DialogRequest } from '@/triggers/dialog-request'

/** Visitors log in before these dialogs open (ACC-06, PAY-01). */
const MEMBERS_ONLY: ReadonlySet<DialogName> = new Set<DialogName>([
  'export',
  'company-pdf',
  'due-sheet',
  'report',
  'claim',
  'subscribe',
  'data-report',
  'posting',
  'pay',
  'buy',
  'guide',
  'owner-site',
  'assistant',
  'change-mobile',
  'close-account',
  'consult-chat',
])

/** The dialog to open; null if the viewer follows the link to another site, which has its own login (ACC-14). */
export function requireLogin(request: DialogRequest, viewer: Viewer): DialogRequest | null {
  if (upgradeDialog(viewer) !== 'login') return request
  if (request.name === 'qualification-site') return null
  return MEMBERS_ONLY.has(request.name) ? { name: 'login', next: { action: request } } : request
}
