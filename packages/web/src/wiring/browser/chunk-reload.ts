import { shouldReloadForChunk } from '@zhushutong/domain/navigation'

const KEY = 'chunk-reload'

/** Whether an error says that a part of the page could not be loaded, as after the portal was replaced by a newer one. */
export function isChunkError(error: unknown): boolean {
  const { name, message } = Object(error) as { name?: unknown; message?: unknown }
  return (
    name === 'ChunkLoadError' ||
    /dynamically imported module|importing a module script/i.test(String(message))
  )
}

/** Reloads the page for a part that could not be loaded, at most once in 60 s (NAV-16); false if it did so just now. */
export function reloadForChunk(reload: () => void = () => location.reload()): boolean {
  const now = Date.now()
  try {
    const last = sessionStorage.getItem(KEY)
    if (!shouldReloadForChunk(last === null ? null : Number(last), now)) return false
    sessionStorage.setItem(KEY, String(now))
  } catch {
    // What cannot be remembered could be repeated for ever.
    return false
  }
  reload()
  return true
}
