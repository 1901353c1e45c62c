import fc from 'fast-check'
import { expect, it } from 'vitest'
import { entries } from './changelog.fixture'
import { changelogStep } from './changelog.machine'
import type { ChangelogStep } from './changelog.state'
import { CHANGELOG_CLOSED, type ChangelogEvent, type ChangelogState, listEntries } from './index'

type Draft = (state: ChangelogState) => ChangelogEvent
// Mostly expected answers; sometimes late or never requested ones.
const off = fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.integer({ min: -2, max: 2 }))
const id = fc.integer({ min: 1, max: 40 }).map((n) => `e${n}`)
const failure = fc.constant({ error: 'network', message: null })

const draft: fc.Arbitrary<Draft> = fc.oneof(
  fc.constantFrom('dailyLog', 'dailyLog', 'authLogin').map(
    (routeName): Draft =>
      () => ({ type: 'open', routeName }),
  ),
  fc.constantFrom('endReached', 'endReached', 'retry', 'retryDetail', 'closeImage', 'whatever').map(
    (type): Draft =>
      () =>
        ({ type }) as ChangelogEvent,
  ),
  fc.tuple(off, off, fc.integer({ min: 0, max: 3 }), fc.nat({ max: 12 }), fc.nat({ max: 60 })).map(
    // `moved` new entries were published meanwhile: the page starts with the last entries of the previous page.
    ([late, skipped, moved, count, total]): Draft =>
      (state) => ({
        type: 'pageLoaded',
        generation: state.generation - late,
        pageNum: state.pages + 1 + skipped,
        records: entries(Math.max(1, state.pages * 10 + 1 - moved), count === 12 ? count : 10 - (count % 3)),
        total,
      }),
  ),
  fc.tuple(off, off, failure).map(
    ([late, skipped, item]): Draft =>
      (state) => ({
        type: 'pageFailed',
        generation: state.generation - late,
        pageNum: state.pages + 1 + skipped,
        failure: item,
      }),
  ),
  id.map(
    (text): Draft =>
      () => ({ type: 'choose', id: text }),
  ),
  fc.tuple(off, id, fc.boolean(), fc.boolean(), failure).map(
    ([late, other, isOther, fails, item]): Draft =>
      (state) => {
        const awaited = state.detail.at === 'none' || isOther ? other : state.detail.id
        const answer = { generation: state.generation - late, id: awaited }
        return fails
          ? { type: 'detailFailed', ...answer, failure: item }
          : { type: 'detailLoaded', ...answer, textBody: awaited }
      },
  ),
  fc.constantFrom('/1.png', '/2.png', 'javascript:1', null).map(
    (src): Draft =>
      () => ({ type: 'clickBody', tagName: 'IMG', src }),
  ),
)
const drafts = fc.array(
  fc.oneof(
    { weight: 30, arbitrary: draft },
    fc.constant<Draft>(() => ({ type: 'close' })),
  ),
  { minLength: 20, maxLength: 60 },
)

function play(
  events: readonly Draft[],
  onStep: (before: ChangelogState, event: ChangelogEvent, step: ChangelogStep) => void,
): void {
  let state = CHANGELOG_CLOSED
  for (const make of events) {
    const event = make(state)
    const step = changelogStep(state, event)
    onStep(state, event, step)
    state = step.state
  }
}
const pagesAsked = (step: ChangelogStep) =>
  step.effects.flatMap((effect) => (effect.type === 'fetchPage' ? [effect] : []))

it('CHG-02 one page at a time, none twice except after a failure, none after the end', () => {
  fc.assert(
    fc.property(drafts, (events) => {
      const asked = new Set<string>()
      play(events, (before, event, step) => {
        for (const { generation, query } of pagesAsked(step)) {
          expect(before.at === 'loading' || before.at === 'complete').toBe(false)
          expect(step.state.at).toBe('loading')
          expect(query).toEqual({ platformType: 'PC', pageNum: step.state.pages + 1, pageSize: 10 })
          const key = `${generation} ${query.pageNum}`
          expect(asked.has(key)).toBe(event.type === 'retry')
          asked.add(key)
        }
      })
    }),
  )
})

it('CHG-02 no entry is listed twice, only the first is new, at most one is chosen', () => {
  fc.assert(
    fc.property(drafts, (events) => {
      play(events, (_, __, { state }) => {
        const listed = listEntries(state)
        expect(new Set(listed.map((listedEntry) => listedEntry.entry.id)).size).toBe(listed.length)
        expect(listed.findIndex((listedEntry) => listedEntry.isNew)).toBe(listed.length === 0 ? -1 : 0)
        expect(listed.filter((listedEntry) => listedEntry.isNew).length).toBe(Math.min(1, listed.length))
        expect(listed.filter((listedEntry) => listedEntry.isChosen).length).toBe(Math.min(1, listed.length))
      })
    }),
  )
})

it('CHG-02 the body shown belongs to the chosen entry, and only image URLs are opened', () => {
  fc.assert(
    fc.property(drafts, (events) => {
      play(events, (_, __, { state }) => {
        const { detail } = state
        if (detail.at !== 'none') expect(state.entries.some((entry) => entry.id === detail.id)).toBe(true)
        if (detail.at !== 'shown') return
        expect(detail.textBody).toBe(detail.id)
        expect([null, '/1.png', '/2.png']).toContain(detail.preview)
      })
    }),
  )
})

it('CHG-02 within one opening the list only grows', () => {
  fc.assert(
    fc.property(drafts, (events) => {
      play(events, (before, event, { state }) => {
        if (event.type === 'close') return expect(state.entries).toEqual([])
        expect(state.entries.slice(0, before.entries.length)).toEqual(before.entries)
        expect(state.pages).toBeGreaterThanOrEqual(before.pages)
      })
    }),
  )
})

it('CHG-02 an unknown event changes nothing in any state', () => {
  fc.assert(
    fc.property(drafts, (events) => {
      play(events, (_, __, { state }) => {
        const step = changelogStep(state, { type: 'whatever' } as unknown as ChangelogEvent)
        expect(step.state).toBe(state)
        expect(step.effects).toEqual([])
      })
    }),
  )
})
