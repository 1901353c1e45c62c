import type { Viewer } from '@zhushutong/domain/access'
import type { Session } from '../src/platform/http'

/** The session of a user whose membership days are all paid. */
export function paidSession(userId: string, viewer: Viewer): Session {
  return { userId, viewer, paidViewer: viewer }
}
