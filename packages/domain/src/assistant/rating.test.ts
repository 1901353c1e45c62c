import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  confirmOptimistic,
  createOptimistic,
  type Optimistic,
  setOptimistic,
  valueToSend,
} from './optimistic'
import { pressRating, type Rating, toggleRating } from './rating'

describe('rating', () => {
  it('AI-03 toggles between like, none and dislike', () => {
    expect(toggleRating('none', 'like')).toBe('like')
    expect(toggleRating('like', 'like')).toBe('none')
    expect(toggleRating('like', 'dislike')).toBe('dislike')
    expect(toggleRating('none', 'dislike')).toBe('dislike')
    expect(toggleRating('dislike', 'dislike')).toBe('none')
    expect(toggleRating('dislike', 'like')).toBe('like')
  })

  const none = createOptimistic<Rating>('none')
  const liked = pressRating(none, 'like')

  it('AI-03 is shown at once and sent', () => {
    expect(liked).toEqual({ saved: 'none', wanted: 'like', sending: 'like' })
    expect(valueToSend(none, liked)).toBe('like')
    expect(confirmOptimistic(liked, true)).toEqual(createOptimistic('like'))
  })

  it('AI-03 is rolled back when the call fails', () => {
    expect(confirmOptimistic(liked, false)).toEqual(none)
    const unliked = pressRating(createOptimistic<Rating>('like'), 'like')
    expect(confirmOptimistic(unliked, false)).toEqual(createOptimistic('like'))
  })

  it('AI-03 cancelled before the answer: waits for it, then sends none', () => {
    const cancelled = pressRating(liked, 'like')
    expect(cancelled).toEqual({ saved: 'none', wanted: 'none', sending: 'like' })
    expect(valueToSend(liked, cancelled)).toBe(null)
    const after = confirmOptimistic(cancelled, true)
    expect(after).toEqual({ saved: 'like', wanted: 'none', sending: 'none' })
    expect(valueToSend(cancelled, after)).toBe('none')
  })

  it('AI-03 cancelled before a failing answer: nothing is left to send', () => {
    const after = confirmOptimistic(pressRating(liked, 'like'), false)
    expect(after).toEqual(none)
    expect(valueToSend(liked, after)).toBe(null)
  })

  it('AI-03 changed before a failing answer: the later choice gets its own call', () => {
    const changed = pressRating(liked, 'dislike')
    const after = confirmOptimistic(changed, false)
    expect(after).toEqual({ saved: 'none', wanted: 'dislike', sending: 'dislike' })
    expect(valueToSend(changed, after)).toBe('dislike')
    expect(confirmOptimistic(after, false)).toEqual(none)
  })

  it('AI-03 an answer without a call, and choosing the shown value, change nothing', () => {
    expect(confirmOptimistic(none, true)).toBe(none)
    expect(confirmOptimistic(none, false)).toBe(none)
    expect(setOptimistic(none, 'none')).toBe(none)
    expect(setOptimistic(liked, 'like')).toBe(liked)
  })

  it('AI-03 once all calls are answered, screen and server agree', () => {
    const step = fc.constantFrom('like', 'dislike', 'ok', 'failed')
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let server: Rating = 'none'
        let held: Optimistic<Rating> = none
        const answer = (ok: boolean) => {
          if (ok && held.sending !== null) server = held.sending
          held = confirmOptimistic(held, ok)
        }
        for (const step of steps) {
          if (step === 'like' || step === 'dislike') held = pressRating(held, step)
          else answer(step === 'ok')
          expect(held.saved).toBe(server)
        }
        for (let i = 0; i < 2; i += 1) answer(true)
        expect(held).toEqual(createOptimistic(server))
      }),
    )
  })
})
