import { AsyncLocalStorage } from 'node:async_hooks'

export interface Rendering {
  isComplete: boolean
  isUnavailable: boolean
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

/** Notes that the page being rendered lacks the data that it is for: it answers 503, and no search engine keeps it. */
export function markUnavailable(): void {
  const rendering = renderings.getStore()
  if (rendering) Object.assign(rendering, { isComplete: false, isUnavailable: true })
}

/** Renders a page, and reports if all its parts came in time, and if the data that it is for came. */
export async function renderWatched<T>(
  render: () => Promise<T>,
): Promise<{ readonly answer: T } & Readonly<Rendering>> {
  const rendering = { isComplete: true, isUnavailable: false }
  const answer = await renderings.run(rendering, render)
  return { answer, ...rendering }
}
