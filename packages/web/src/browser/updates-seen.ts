import { CHANGELOG_COOKIE } from '@zhushutong/domain/changelog'
import { createSignal } from './signal'

const seen = createSignal()

/** True when the change log was read within the last three days (CHG-01). */
export function haveSeenUpdates(): boolean {
  return new RegExp(`(^|; )${CHANGELOG_COOKIE.name}=`).test(document.cookie)
}

/** Hides the red dot for three days (CHG-01). */
export function markUpdatesSeen(): void {
  const { name, maxAge } = CHANGELOG_COOKIE
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
  document.cookie = `${name}=1; path=/; max-age=${maxAge}; samesite=lax`
  seen.emit()
}

/**
 * Calls back when the change log has been read: in this window, or in another one by the time this one is
 * shown again.
 */
export function onUpdatesSeen(listen: () => void): () => void {
  const stop = seen.listen(listen)
  // biome-ignore lint/plugin: a subscription of an external store.
  document.addEventListener('visibilitychange', listen)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', listen)
  }
}
