import { findMissingForListLink, paginationDialog, type Viewer } from '@zhushutong/domain/access'
import type { DialogRequest } from './dialog-request'

/** A link that needs a login (1), or also a membership (2), or that pages inside a detail. */
export type Gate = 1 | 2 | 'detail-pager'

/** The dialog in front of a gated link (ACC-03, ACC-10); null if the viewer may follow it. */
export function findGate(viewer: Viewer, gate: Gate, href: string): DialogRequest | null {
  const login: DialogRequest = { name: 'login', next: { go: href } }
  if (gate === 'detail-pager') return paginationDialog(viewer, { detail: true }) && login
  const missing = findMissingForListLink(viewer, gate)
  if (missing === null) return null
  if (missing !== 'login') return { name: 'guide' }
  return gate === 1 ? login : { name: 'login', next: { action: { name: 'guide' } } }
}
