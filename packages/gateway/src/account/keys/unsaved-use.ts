import { dayOf } from '@zhushutong/domain/formatting'

/** Calls of a key on a day that are not yet stored. */
interface KeyUse {
  readonly id: string
  /** YYYY-MM-DD */
  readonly day: string
  readonly calls: number
  /** Time of the last call, in ms. */
  readonly lastAt: number
}

/** Counts in memory, so that a call needs no write. */
export function createUnsavedUse() {
  let uses = new Map<string, KeyUse>()
  const add = (use: KeyUse) => {
    const name = `${use.id} ${use.day}`
    const known = uses.get(name)
    const calls = use.calls + (known?.calls ?? 0)
    uses.set(name, { ...use, calls, lastAt: Math.max(use.lastAt, known?.lastAt ?? 0) })
  }
  return {
    count: (id: string, now: number) => add({ id, day: dayOf(now), calls: 1, lastAt: now }),
    /** Returns and removes all counts; the caller returns unsaved ones by `putBack`. */
    take(): readonly KeyUse[] {
      const list = [...uses.values()]
      uses = new Map()
      // Sorted, so that two gateways never deadlock.
      return list.sort((a, b) => (a.id + a.day < b.id + b.day ? -1 : 1))
    },
    putBack: (list: readonly KeyUse[]) => list.forEach(add),
  }
}

export type UnsavedUse = ReturnType<typeof createUnsavedUse>
