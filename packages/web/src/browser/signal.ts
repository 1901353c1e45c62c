/** A message to all listeners of this window. */
export function createSignal<T = void>() {
  const listeners = new Set<(value: T) => void>()
  return {
    emit: (value: T) => {
      for (const listener of [...listeners]) listener(value)
    },
    /** Returns the unsubscribe function. */
    listen: (listener: (value: T) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
