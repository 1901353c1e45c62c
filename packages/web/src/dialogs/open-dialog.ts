import { upgradeDialog, type Viewer } from '@zhushutong/domain/access'
import type { DialogRequest } from '@/triggers/dialog-request'
import { DIALOGS } from './registry'

/** The dialog to open; null if the viewer follows the link to another site, which has its own login (ACC-14). */
export function requireLogin(request: DialogRequest, viewer: Viewer): DialogRequest | null {
  if (upgradeDialog(viewer) !== 'login') return request
  if (request.name === 'qualification-site') return null
  return DIALOGS[request.name].membersOnly ? { name: 'login', next: { action: request } } : request
}
