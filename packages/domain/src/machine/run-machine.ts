import type { Clock } from './clock'
import type { Step } from './step'

/** The fields of an effect that the runner reads; the others are for the function that performs it. */
interface TimedEffect {
  readonly type: string
  /** Delay before the effect is performed, in ms; absent: at once. */
  readonly afterMs?: number
  /** The generation of its request; the effect is dropped once the state has another one. */
  readonly generation?: number
}

/** Performs an effect and resolves with the event to send to the machine, if any. */
type Perform<Effect, Event> = (effect: Effect) => Event | void | Promise<Event | undefined> | Promise<void>

/** A state machine and the functions that perform its effects; the caller itself performs `ShellEffect`. */
interface MachineOptions<State, Event, Effect extends TimedEffect, ShellEffect extends Effect = never> {
  readonly initial: State
  /** Pure. An event that does not apply returns the same state object. */
  readonly step: (state: State, event: Event) => Step<State, Effect>
  /** One function per effect type. A failed call is an event, never an exception. */
  readonly perform: {
    readonly [T in Exclude<Effect['type'], ShellEffect['type']>]: Perform<
      Effect & { readonly type: T },
      Event
    >
  }
  /** Called with each shell effect when it is due. */
  readonly onEffect?: (effect: ShellEffect) => void
  /** Required if effects have delays. */
  readonly clock?: Pick<Clock, 'sleep'>
  /** Called with each new state, before its effects are performed. */
  readonly onState?: (state: State) => void
  /** Decides if a due effect is still performed; by default if its generation is the current one. */
  readonly isWanted?: (state: State, effect: Effect) => boolean
}

/** A running machine: its state, and `send` for events. */
export interface RunningMachine<State, Event> {
  readonly state: () => State
  readonly send: (event: Event) => void
  /** Calls back after each event that changed the state, and after its effects have begun; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
  /** Stops the machine: later events and late answers change nothing, delayed effects are dropped. */
  readonly stop: () => void
}

/** The listeners of a flow: for each new state, and for the effects left to the shell. */
export interface FlowListeners<State, ShellEffect> {
  readonly onState?: (state: State) => void
  readonly onEffect: (effect: ShellEffect) => void
}

/**
 * Runs a state machine: applies its steps, reports its states, performs its effects and sends their answers back. An
 * event sent from a listener or an effect is applied at once; effects of the outer step that it makes obsolete are
 * not performed. An exception in an effect is a defect: it surfaces as an unhandled rejection, and affects neither
 * the other effects nor later events.
 */
export function runMachine<
  State extends object,
  Event,
  Effect extends TimedEffect,
  ShellEffect extends Effect = never,
>(options: MachineOptions<State, Event, Effect, ShellEffect>): RunningMachine<State, Event> {
  const { initial, step, clock, onState, onEffect, isWanted = isCurrent } = options
  // Keyed by the effect's type: TypeScript cannot infer which function belongs to which effect.
  const table: object = options.perform
  const perform = table as Readonly<Partial<Record<string, Perform<Effect, Event>>>>
  let state = initial
  let isStopped = false
  const listeners = new Set<() => void>()

  const send = (event: Event): void => {
    if (isStopped) return
    const next = step(state, event)
    const isNew = next.state !== state
    if (isNew) {
      state = next.state
      onState?.(state)
    }
    for (const effect of next.effects) void carryOut(effect)
    if (isNew) for (const listener of listeners) listener()
  }

  const carryOut = async (effect: Effect): Promise<void> => {
    if (effect.afterMs) await sleep(effect.afterMs)
    if (isStopped || !isWanted(state, effect)) return
    const performOne = perform[effect.type]
    if (!performOne) return onEffect?.(effect as ShellEffect)
    const event = await performOne(effect)
    if (event) send(event)
  }

  const sleep = (ms: number): Promise<void> => {
    if (!clock) throw new Error('A machine whose effects wait needs a clock')
    return clock.sleep(ms)
  }

  return {
    state: () => state,
    send,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: () => {
      isStopped = true
    },
  }
}

/** True when an effect belongs to the state's current request; effects of earlier requests are dropped. */
export function isCurrent(state: object, { generation }: TimedEffect): boolean {
  return generation === undefined || ('generation' in state && state.generation === generation)
}
