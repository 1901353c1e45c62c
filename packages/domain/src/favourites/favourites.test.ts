import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canAddFavourite,
  FAVOURITE_TEXTS,
  formatRecordKey,
  MAX_FAVOURITES,
  MAX_STATES_PER_CALL,
  parseRecordKey,
  type Star,
  type StarEvent,
  starStep,
  UNDO_MS,
  UNKNOWN_STAR,
} from './index'
import type { StarStep } from './star.state'

const KNOWN: Star = { known: false, wanted: false, saving: false }
const pressed: StarEvent = { type: 'pressed' }
const saved = (collected: boolean): StarEvent => ({ type: 'saved', collected })
const refused: StarEvent = { type: 'refused', message: '满了' }
const run = (from: Star, ...events: StarEvent[]): StarStep =>
  events.reduce<StarStep>((step, event) => starStep(step.state, event), { state: from, effects: [] })
const expectUnchanged = (state: Star, event: StarEvent) => {
  const step = starStep(state, event)
  expect(step.state).toBe(state)
  expect(step.effects).toEqual([])
}

describe('favourites', () => {
  it('FAV-01 a member has at most 2,000; one call covers at most 200', () => {
    expect([MAX_FAVOURITES, MAX_STATES_PER_CALL, UNDO_MS]).toEqual([2000, 200, 600_000])
    expect([canAddFavourite(0), canAddFavourite(1999), canAddFavourite(2000)]).toEqual([true, true, false])
    expect(FAVOURITE_TEXTS.full).toBe('收藏已满 2,000 条，请先移除一些再收藏')
  })

  it('FAV-01 a key is parsed back to its record; other texts are not keys', () => {
    const ref = { kind: 'landTransfer', id: `a-_9${'x'.repeat(60)}` }
    expect(formatRecordKey(ref)).toBe(`landTransfer:${ref.id}`)
    expect(parseRecordKey(formatRecordKey(ref))).toEqual(ref)
    for (const text of ['', 'company', 'company:', ':1', 'a:b:c', 'a1:b', 'a:甲', `a:${'x'.repeat(65)}`])
      expect(parseRecordKey(text), text).toBeNull()
    expect(parseRecordKey(`${'a'.repeat(40)}:1`)).not.toBeNull()
    expect(parseRecordKey(`${'a'.repeat(41)}:1`)).toBeNull()
  })
})

describe('the star', () => {
  it('FAV-02 shows the state from the gateway, once', () => {
    expect(run(UNKNOWN_STAR, { type: 'known', collected: true })).toEqual({
      state: { known: true, wanted: true, saving: false },
      effects: [],
    })
    expectUnchanged(KNOWN, { type: 'known', collected: true })
    expectUnchanged(run(UNKNOWN_STAR, pressed).state, { type: 'known', collected: true })
  })

  it('FAV-02 shows a press at once, saves it and reports it', () => {
    const step = run(KNOWN, pressed)
    expect(step).toEqual({
      state: { known: false, wanted: true, saving: true },
      effects: [{ type: 'save', collected: true }],
    })
    expect(run(step.state, saved(true))).toEqual({
      state: { known: true, wanted: true, saving: false },
      effects: [{ type: 'tell', collected: true }],
    })
  })

  it('FAV-02 pressed before its state is known it adds the favourite', () => {
    expect(run(UNKNOWN_STAR, pressed).effects).toEqual([{ type: 'save', collected: true }])
    expect(run(UNKNOWN_STAR, pressed, refused).state).toEqual({ known: null, wanted: false, saving: false })
  })

  it('FAV-02 a refusal restores the true state, and is reported unless the press was undone meanwhile', () => {
    expect(run(KNOWN, pressed, refused)).toEqual({
      state: KNOWN,
      effects: [{ type: 'tell-refused', message: '满了' }],
    })
    const on: Star = { known: true, wanted: true, saving: false }
    expect(run(on, pressed, refused).state).toEqual(on)
    expect(run(KNOWN, pressed, pressed, refused)).toEqual({ state: KNOWN, effects: [] })
  })

  it('FAV-02 however often it is pressed, the last choice wins', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 30 }), (script) => {
        let step: StarStep = { state: KNOWN, effects: [] }
        let onTheWay: boolean | null = null
        const follow = (event: StarEvent) => {
          step = starStep(step.state, event)
          const sent = step.effects.find((effect) => effect.type === 'save')
          if (sent) onTheWay = sent.collected
        }
        const answer = () => {
          if (onTheWay === null) return
          const collected: boolean = onTheWay
          onTheWay = null
          follow(saved(collected))
        }
        for (const isPress of script) isPress ? follow(pressed) : answer()
        const wished = script.filter(Boolean).length % 2 === 1
        answer()
        answer()
        expect(step.state).toEqual({ known: wished, wanted: wished, saving: false })
      }),
    )
  })
})
