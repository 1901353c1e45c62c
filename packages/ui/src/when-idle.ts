/** The delay in ms in browsers without requestIdleCallback, such as Safari. */
const UNKNOWN_MS = 1000

/** Runs once the browser is idle, after `within` ms at the latest. Returns a function that cancels it. */
export function whenIdle(run: () => void, within: number): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(run, { timeout: within })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(run, UNKNOWN_MS)
  return () => clearTimeout(timer)
}
