import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answered,
  type Optimistic,
  pressRating,
  type Rating,
  settledAt,
  toggledRating,
  toSend,
  want,
} from './index'

describe('rating', () => {
  it('AI-03 toggles between like, none and dislike', () => {
    expect(toggledRating('none', 'like')).toBe('like')
    expect(toggledRating('like', 'like')).toBe('none')
    expect(toggledRating('like', 'dislike')).toBe('dislike')
    expect(toggledRating('none', 'dislike')).toBe('dislike')
    expect(toggledRating('dislike', 'dislike')).toBe('none')
    expect(toggledRating('dislike', 'like')).toBe('like')
  })

  const none = settledAt<Rating>('none')
  const liked = pressRating(none, 'like')

  it('AI-03 shows at once and is sent', () => {
    expect(liked).toEqual({ saved: 'none', wanted: 'like', sending: 'like' })
    expect(toSend(none, liked)).toBe('like')
    expect(answered(liked, true)).toEqual(settledAt('like'))
  })

  it('AI-03 is put back when the call fails', () => {
    expect(answered(liked, false)).toEqual(none)
    const unliked = pressRating(settledAt<Rating>('like'), 'like')
    expect(answered(unliked, false)).toEqual(settledAt('like'))
  })

  it('AI-03 cancelled before the answer: waits for it, then sends none', () => {
    const cancelled = pressRating(liked, 'like')
    expect(cancelled).toEqual({ saved: 'none', wanted: 'none', sending: 'like' })
    expect(toSend(liked, cancelled)).toBe(null)
    const after = answered(cancelled, true)
    expect(after).toEqual({ saved: 'like', wanted: 'none', sending: 'none' })
    expect(toSend(cancelled, after)).toBe('none')
  })

  it('AI-03 cancelled before a failing answer: nothing is left to send', () => {
    const after = answered(pressRating(liked, 'like'), false)
    expect(after).toEqual(none)
    expect(toSend(liked, after)).toBe(null)
  })

  it('AI-03 changed before a failing answer: the later wish has its own try', () => {
    const changed = pressRating(liked, 'dislike')
    const after = answered(changed, false)
    expect(after).toEqual({ saved: 'none', wanted: 'dislike', sending: 'dislike' })
    expect(toSend(changed, after)).toBe('dislike')
    expect(answered(after, false)).toEqual(none)
  })

  it('AI-03 an answer to nothing, and a wish for what is shown, change nothing', () => {
    expect(answered(none, true)).toBe(none)
    expect(answered(none, false)).toBe(none)
    expect(want(none, 'none')).toBe(none)
    expect(want(liked, 'like')).toBe(liked)
  })

  it('AI-03 once all calls are answered, what is shown is what the server holds', () => {
    const step = fc.constantFrom('like', 'dislike', 'ok', 'failed')
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let server: Rating = 'none'
        let held: Optimistic<Rating> = none
        const answer = (ok: boolean) => {
          if (ok && held.sending !== null) server = held.sending
          held = answered(held, ok)
        }
        for (const one of steps) {
          if (one === 'like' || one === 'dislike') held = pressRating(held, one)
          else answer(one === 'ok')
          expect(held.saved).toBe(server)
        }
        for (let i = 0; i < 2; i += 1) answer(true)
        expect(held).toEqual(settledAt(server))
      }),
    )
  })
})
