import { AsyncLocalStorage } from 'node:async_hooks'

interface Rendering {
  isComplete: boolean
}

/** Global, because the server's bundle and Next's each contain a copy of this module. */
const KEY = Symbol.for('zhushutong.rendering')
const globals = globalThis as { [KEY]?: AsyncLocalStorage<Rendering> }
globals[KEY] ??= new AsyncLocalStorage()
const renderings = globals[KEY]

/** Notes that the page being rendered lacks a part that did not come in time: it is not cached as usual. */
export function markIncomplete(): void {
  const rendering = renderings.getStore()
  if (rendering) rendering.isComplete = false
}

/** Renders a page, and reports if all its parts came in time. */
export async function renderWatched<T>(
  render: () => Promise<T>,
): Promise<{ readonly answer: T; readonly isComplete: boolean }> {
  const rendering = { isComplete: true }
  const answer = await renderings.run(rendering, render)
  return { answer, isComplete: rendering.isComplete }
}
