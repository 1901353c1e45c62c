import { useSyncExternalStore } from 'react'

interface Machine<State> {
  readonly state: () => State
  readonly subscribe: (listener: () => void) => () => void
}

/** The state of a running machine. */
export function useMachine<State>({ state, subscribe }: Machine<State>): State {
  return useSyncExternalStore(subscribe, state, state)
}
