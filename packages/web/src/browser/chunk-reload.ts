import { shouldReloadForChunk } from '@zhushutong/domain/portal/navigation'

const KEY = 'chunk-reload'

/**
 * True when a part of the page could not be loaded, for example after a new version of the portal was
 * deployed.
 */
export function isChunkError(error: unknown): boolean {
  const { name, message } = Object(error) as { name?: unknown; message?: unknown }
  return (
    name === 'ChunkLoadError' ||
    /dynamically imported module|importing a module script/i.test(String(message))
  )
}

/**
 * Reloads the page after a part failed to load, at most once in 60 s (NAV-16); returns false if it did so
 * less than 60 s ago.
 */
export function reloadForChunk(reload: () => void = () => location.reload()): boolean {
  const now = Date.now()
  try {
    const last = sessionStorage.getItem(KEY)
    if (!shouldReloadForChunk(last === null ? null : Number(last), now)) return false
    sessionStorage.setItem(KEY, String(now))
  } catch {
    // Without storage the page could reload for ever.
    return false
  }
  reload()
  return true
}
