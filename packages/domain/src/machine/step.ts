export interface Step<State, Effect> {
  readonly state: State
  readonly effects: readonly Effect[]
}

/** A transition to a state, with effects if any. */
export function goTo<State, Effect = never>(
  state: State,
  ...effects: readonly Effect[]
): Step<State, Effect> {
  return { state, effects }
}

/** No transition: the same state object and no effects. */
export function noChange<State>(state: State): Step<State, never> {
  return { state, effects: [] }
}
