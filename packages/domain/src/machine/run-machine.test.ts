import { describe, expect, it } from 'vitest'
import { testClock } from '../testing'
import { goTo, isCurrent, noChange, runMachine, type Step } from './index'

interface State {
  readonly at: 'idle' | 'asking' | 'done'
  readonly generation: number
  readonly answers: readonly string[]
}
type Event =
  | { readonly type: 'ask'; readonly afterMs?: number }
  | { readonly type: 'answered'; readonly text: string }
  | { readonly type: 'reset' | 'fail' | 'tell' | 'meaningless' }
type Effect =
  | { readonly type: 'fetch'; readonly generation: number; readonly afterMs?: number }
  | { readonly type: 'break' }
  | { readonly type: 'tell'; readonly text: string }
type Shell = Extract<Effect, { type: 'tell' }>

const IDLE: State = { at: 'idle', generation: 0, answers: [] }

function step(state: State, event: Event): Step<State, Effect> {
  switch (event.type) {
    case 'ask': {
      const generation = state.generation + 1
      const fetch = {
        type: 'fetch',
        generation,
        ...('afterMs' in event && { afterMs: event.afterMs }),
      } as const
      return goTo({ ...state, at: 'asking', generation }, fetch)
    }
    case 'answered':
      return goTo({ ...state, at: 'done', answers: [...state.answers, event.text] })
    case 'reset':
      return goTo({ ...state, at: 'idle', generation: state.generation + 1 })
    case 'fail':
      return { state, effects: [{ type: 'break' }, { type: 'tell', text: 'after the failure' }] }
    case 'tell':
      return { state, effects: [{ type: 'tell', text: 'now' }] }
    default:
      return noChange(state)
  }
}

function start(onState: (state: State) => void = () => {}) {
  const clock = testClock()
  const fetched: number[] = []
  const states: State['at'][] = []
  const notified: string[] = []
  let answer: (text: string) => void = () => {}
  const machine = runMachine<State, Event, Effect, Shell>({
    initial: IDLE,
    step,
    clock,
    onState: (state) => {
      states.push(state.at)
      onState(state)
    },
    onEffect: ({ text }) => notified.push(text),
    perform: {
      async fetch({ generation }) {
        fetched.push(generation)
        const text = await new Promise<string>((resolve) => {
          answer = resolve
        })
        return { type: 'answered', text }
      },
      break: () => {
        throw new Error('broken')
      },
    },
  })
  return { machine, clock, fetched, states, told: notified, answer: (text: string) => answer(text) }
}

/** Collects unhandled rejections, which the test runner would otherwise count as a failure. */
async function rejectionsDuring(run: () => void): Promise<unknown[]> {
  const listeners = process.listeners('unhandledRejection')
  const seen: unknown[] = []
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', (error) => seen.push(error))
  try {
    run()
    await new Promise((done) => setTimeout(done, 10))
  } finally {
    process.removeAllListeners('unhandledRejection')
    for (const listener of listeners) process.on('unhandledRejection', listener)
  }
  return seen
}

describe('runMachine', () => {
  it('takes a step, tells of the new state, performs the effect and sends its answer back', async () => {
    const { machine, clock, fetched, states, answer } = start()
    machine.send({ type: 'ask' })
    expect(machine.state().at).toBe('asking')
    expect(fetched).toEqual([1])
    answer('yes')
    await clock.pass(0)
    expect(machine.state()).toEqual({ at: 'done', generation: 1, answers: ['yes'] })
    expect(states).toEqual(['asking', 'done'])
  })

  it('tells nobody of an event that changes nothing', () => {
    const { machine, states, told: notified } = start()
    machine.send({ type: 'meaningless' })
    expect(machine.state()).toBe(IDLE)
    expect([states, notified]).toEqual([[], []])
  })

  it('calls subscribers back once per change, after its effects have begun, until they unsubscribe', () => {
    const { machine, fetched } = start()
    const seen: (readonly number[])[] = []
    const unsubscribe = machine.subscribe(() => seen.push([...fetched]))
    machine.send({ type: 'ask' })
    machine.send({ type: 'meaningless' })
    expect(seen).toEqual([[1]])
    unsubscribe()
    machine.send({ type: 'reset' })
    expect(seen).toEqual([[1]])
  })

  it('performs at once what does not wait, and the rest after its time, to the millisecond', async () => {
    const { machine, clock, fetched, told: notified } = start()
    machine.send({ type: 'tell' })
    expect(notified).toEqual(['now'])
    machine.send({ type: 'ask', afterMs: 500 })
    await clock.pass(499)
    expect(fetched).toEqual([])
    await clock.pass(1)
    expect(fetched).toEqual([1])
  })

  it('drops an effect whose request was given up while it waited', async () => {
    const { machine, clock, fetched } = start()
    machine.send({ type: 'ask', afterMs: 500 })
    await clock.pass(499)
    machine.send({ type: 'reset' })
    await clock.pass(500)
    expect(fetched).toEqual([])
  })

  it('takes an event that a listener sends at once, and drops the effects that it makes pointless', () => {
    const { machine, fetched, states } = start((state) => {
      if (state.at === 'asking' && state.generation === 1) machine.send({ type: 'ask' })
    })
    machine.send({ type: 'ask' })
    expect(machine.state().generation).toBe(2)
    expect(states).toEqual(['asking', 'asking'])
    expect(fetched).toEqual([2])
  })

  it('takes an event that an effect sends while it is performed', () => {
    const notified: string[] = []
    const machine = runMachine<State, Event, Effect, Exclude<Effect, { type: 'tell' }>>({
      initial: IDLE,
      step,
      perform: {
        tell({ text }) {
          if (notified.push(text) < 3) machine.send({ type: 'tell' })
        },
      },
    })
    machine.send({ type: 'tell' })
    expect(notified).toEqual(['now', 'now', 'now'])
  })

  it('lets what an effect throws surface, and neither the other effects nor later events suffer', async () => {
    const { machine, told: notified, fetched } = start()
    const rejections = await rejectionsDuring(() => machine.send({ type: 'fail' }))
    expect(rejections).toEqual([new Error('broken')])
    expect(notified).toEqual(['after the failure'])
    machine.send({ type: 'ask' })
    expect(fetched).toEqual([1])
  })

  it('lets effects that wait without a clock surface as a defect', async () => {
    const machine = runMachine<State, Event, Effect, Exclude<Effect, { type: 'fetch' }>>({
      initial: IDLE,
      step,
      perform: { fetch: () => ({ type: 'answered', text: 'too soon' }) },
    })
    const rejections = await rejectionsDuring(() => machine.send({ type: 'ask', afterMs: 1 }))
    expect(rejections).toEqual([new Error('A machine whose effects wait needs a clock')])
    expect(machine.state().answers).toEqual([])
  })

  it('stopped, it takes no event, no late answer and performs nothing that waited', async () => {
    const waiting = start()
    waiting.machine.send({ type: 'ask', afterMs: 500 })
    waiting.machine.stop()
    await waiting.clock.pass(500)
    expect(waiting.fetched).toEqual([])

    const { machine, clock, states, answer } = start()
    machine.send({ type: 'ask' })
    machine.stop()
    answer('late')
    await clock.pass(0)
    machine.send({ type: 'reset' })
    expect(machine.state()).toEqual({ at: 'asking', generation: 1, answers: [] })
    expect(states).toEqual(['asking'])
  })

  it('asks the machine’s own rule, where it has one, whether an effect is wanted yet', () => {
    const wanted: boolean[] = []
    const machine = runMachine<State, Event, Effect, Exclude<Effect, { type: 'fetch' }>>({
      initial: IDLE,
      step,
      isWanted: (_, effect) => effect.type === 'fetch',
      onEffect: () => wanted.push(false),
      perform: { fetch: () => void wanted.push(true) },
    })
    machine.send({ type: 'ask' })
    machine.send({ type: 'tell' })
    expect(wanted).toEqual([true])
  })
})

describe('isCurrent', () => {
  it('an effect of an earlier generation is outdated; one without any never is', () => {
    expect(isCurrent({ generation: 2 }, { type: 'x', generation: 2 })).toBe(true)
    expect(isCurrent({ generation: 2 }, { type: 'x', generation: 1 })).toBe(false)
    expect(isCurrent({ generation: 2 }, { type: 'x' })).toBe(true)
    expect(isCurrent({}, { type: 'x' })).toBe(true)
    expect(isCurrent({}, { type: 'x', generation: 0 })).toBe(false)
  })
})
