import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  foundNothing,
  NO_SUGGESTIONS,
  type SuggestionsEvent,
  type SuggestionsState,
  suggestionsStep,
  trimKeyword,
} from '.'

type State = SuggestionsState<string>
type Event = SuggestionsEvent<string>

const SEVEN = ['一', '二', '三', '四', '五', '六', '七']
const step = (state: State, event: Event) => suggestionsStep(state, event)
const after = (events: readonly Event[], from: State = NO_SUGGESTIONS): State =>
  events.reduce((state, event) => step(state, event).state, from)
const typed = (text: string): Event => ({ type: 'typed', text })
const rested = (generation: number): Event => ({ type: 'rested', generation })
const answered = (generation: number, list: readonly string[]): Event => ({
  type: 'answered',
  generation,
  list,
})
const failed = (generation: number): Event => ({ type: 'failed', generation })

let RESTING: State
let ASKING: State
let ANSWERED: State
let FAILED: State

// Not while the file loads: a machine that throws is to fail tests, not to take them away.
beforeEach(() => {
  RESTING = after([typed('建工')])
  ASKING = after([rested(1)], RESTING)
  ANSWERED = after([answered(1, SEVEN)], ASKING)
  FAILED = after([failed(1)], ASKING)
})

describe('suggestions', () => {
  it('SHL-08 typing rests 200 ms before anything is asked', () => {
    const { state, effects } = step(NO_SUGGESTIONS, typed(' 建 工 '))
    expect(state).toEqual({ at: 'resting', generation: 1, keyword: '建工', list: [] })
    expect(effects).toEqual([{ type: 'rest', afterMs: 200, generation: 1 }])
  })

  it('SHL-08 whoever types on is waited for anew, and only the last text is asked for', () => {
    const { state, effects } = step(RESTING, typed('建工集团'))
    expect(effects).toEqual([{ type: 'rest', afterMs: 200, generation: 2 }])
    expect(step(state, rested(1))).toEqual({ state, effects: [] })
    expect(step(state, rested(2)).effects).toEqual([
      { type: 'ask', afterMs: 0, generation: 2, keyword: '建工集团' },
    ])
  })

  it('SHL-08 asks once for a rest', () => {
    expect(ASKING).toEqual({ at: 'asking', generation: 1, keyword: '建工', list: [] })
    const again = step(ASKING, rested(1))
    expect(again.state).toBe(ASKING)
    expect(again.effects).toEqual([])
  })

  it('SHL-08 shows the first five', () => {
    expect(ANSWERED).toEqual({
      at: 'answered',
      generation: 1,
      keyword: '建工',
      list: ['一', '二', '三', '四', '五'],
    })
    expect(after([answered(1, ['一'])], ASKING).list).toEqual(['一'])
  })

  it('SHL-08 a late answer is dropped, and so is one that nobody asked for', () => {
    const next = after([typed('建工集团')], ASKING)
    for (const state of [next, after([rested(2)], next), ANSWERED, FAILED, RESTING, NO_SUGGESTIONS])
      for (const event of [answered(1, ['晚']), failed(1), answered(0, ['晚']), failed(-1), rested(0)])
        expect(step(state, event)).toEqual({ state, effects: [] })
  })

  it('SHL-08 the last answer stays until the next one comes', () => {
    const resting = after([typed('建工集团')], ANSWERED)
    expect(resting).toMatchObject({ at: 'resting', list: ANSWERED.list })
    const asking = after([rested(2)], resting)
    expect(asking).toMatchObject({ at: 'asking', list: ANSWERED.list })
    expect(after([answered(2, [])], asking)).toMatchObject({ at: 'answered', list: [] })
  })

  it('SHL-08 an empty text asks nothing, shows nothing, and drops what is under way', () => {
    for (const text of ['', ' ', '　', '\u200b']) {
      const { state, effects } = step(ANSWERED, typed(text))
      expect(state).toEqual({ at: 'idle', generation: 2, keyword: '', list: [] })
      expect(effects).toEqual([])
      expect(step(state, typed('')).state).toBe(state)
    }
    const cleared = after([typed('')], ASKING)
    expect(after([answered(1, SEVEN)], cleared)).toBe(cleared)
    expect(step(NO_SUGGESTIONS, typed(' ')).state).toBe(NO_SUGGESTIONS)
  })

  it('SHL-08 the same keyword, a space or a 16th character more, is not asked for twice', () => {
    for (const state of [RESTING, ASKING, ANSWERED]) {
      const again = step(state, typed('建 工 '))
      expect(again.state).toBe(state)
      expect(again.effects).toEqual([])
    }
    const full = after([typed('建'.repeat(15))])
    expect(step(full, typed('建'.repeat(16))).state).toBe(full)
  })

  it('SHL-08 after a failure nothing is shown, and the same text is worth another try', () => {
    const failedLater = after([typed('建工集团'), rested(2), failed(2)], ANSWERED)
    expect(failedLater).toEqual({ at: 'failed', generation: 2, keyword: '建工集团', list: [] })
    expect(step(FAILED, typed('建工'))).toEqual({
      state: { at: 'resting', generation: 2, keyword: '建工', list: [] },
      effects: [{ type: 'rest', afterMs: 200, generation: 2 }],
    })
  })

  it('SHL-08 says that nothing was found only once an answer says so', () => {
    expect(foundNothing(after([answered(1, [])], ASKING))).toBe(true)
    for (const state of [NO_SUGGESTIONS, RESTING, ASKING, ANSWERED, FAILED])
      expect(foundNothing(state)).toBe(false)
  })

  it('SHL-08 an unknown event changes nothing', () => {
    for (const type of ['whatever', '', '__proto__', 'Typed'])
      for (const state of [NO_SUGGESTIONS, RESTING, ASKING, ANSWERED, FAILED]) {
        const one = step(state, { type } as unknown as Event)
        expect(one.state).toBe(state)
        expect(one.effects).toEqual([])
      }
  })
})

describe('suggestions, whatever happens', () => {
  const behind = fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, fc.integer({ min: -2, max: 3 }))
  const text = fc.oneof(fc.constantFrom('', ' ', '建', '建工', '建 工', '\u200b', '\ud842'), fc.string())
  const draft = fc.oneof(
    text.map((t) => (): Event => typed(t)),
    behind.map(
      (n) =>
        (state: State): Event =>
          rested(state.generation - n),
    ),
    behind.map(
      (n) =>
        (state: State): Event =>
          failed(state.generation - n),
    ),
    fc.tuple(behind, fc.array(fc.string(), { maxLength: 9 })).map(
      ([n, list]) =>
        (state: State): Event =>
          answered(state.generation - n, list),
    ),
    fc.constant((): Event => ({ type: 'whatever' }) as unknown as Event),
  )
  const drafts = fc.array(draft, { maxLength: 60 })

  const play = (
    makers: ReadonlyArray<(state: State) => Event>,
    onStep: (before: State, event: Event, result: ReturnType<typeof step>) => void,
  ) =>
    makers.reduce<State>((state, make) => {
      const event = make(state)
      const result = step(state, event)
      onStep(state, event, result)
      return result.state
    }, NO_SUGGESTIONS)

  it('SHL-08 at most five are shown, none for an empty text, each of the last answer in time', () => {
    fc.assert(
      fc.property(drafts, (makers) => {
        let shown: readonly string[] = []
        play(makers, (before, event, { state }) => {
          const isDue =
            before.at === 'asking' && 'generation' in event && event.generation === before.generation
          if (event.type === 'answered' && isDue) shown = event.list.slice(0, 5)
          if (state.at === 'idle' || state.at === 'failed') shown = []
          expect(state.list).toEqual(shown)
          expect(state.keyword === '').toBe(state.at === 'idle')
        })
      }),
    )
  })

  it('SHL-08 a keyword is asked for once at most, and never one that is no longer in the box', () => {
    fc.assert(
      fc.property(drafts, (makers) => {
        const asked = new Set<number>()
        let box = ''
        play(makers, (before, event, { state, effects }) => {
          if (event.type === 'typed') box = trimKeyword(event.text)
          expect(state.keyword).toBe(box)
          expect(state.generation).toBeGreaterThanOrEqual(before.generation)
          for (const effect of effects) {
            expect(effect.generation).toBe(state.generation)
            if (effect.type === 'rest') expect([event.type, effect.afterMs]).toEqual(['typed', 200])
            else {
              expect([event.type, effect.keyword, before.at]).toEqual(['rested', box, 'resting'])
              expect(asked.has(effect.generation)).toBe(false)
              asked.add(effect.generation)
            }
          }
        })
      }),
    )
  })

  it('SHL-08 what is stale or unknown gives back the very same state', () => {
    fc.assert(
      fc.property(drafts, (makers) => {
        play(makers, (before, event, { state, effects }) => {
          const isStale = 'generation' in event && event.generation !== before.generation
          if (!isStale && (event.type as string) !== 'whatever') return
          expect(state).toBe(before)
          expect(effects).toEqual([])
        })
      }),
    )
  })
})
