import { createStore, type StoreApi } from 'zustand/vanilla'

/** Values beside elements of the page, by key. */
export interface PageMarks<V> {
  readonly values: StoreApi<Readonly<Record<string, V>>>
  /** Loads the value of a key, together with all other keys wanted at the same moment. */
  readonly want: (key: string) => void
}

/** `load` answers the values of some keys; after a failure the keys stay without a value. */
export function createPageMarks<V>(
  load: (keys: readonly string[]) => Promise<Readonly<Record<string, V>>>,
): PageMarks<V> {
  const values = createStore<Readonly<Record<string, V>>>(() => ({}))
  let wanted = new Set<string>()
  const loadWanted = () => {
    const keys = [...wanted]
    wanted = new Set()
    load(keys)
      .then((loaded) => values.setState(loaded))
      .catch(() => undefined)
  }
  const want = (key: string) => {
    if (wanted.size === 0) setTimeout(loadWanted)
    wanted.add(key)
  }
  return { values, want }
}
