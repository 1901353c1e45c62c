import { describe, expect, it } from 'vitest'
import {
  body,
  click,
  entries,
  fetchDetail,
  fetchPage,
  loaded,
  noBody,
  OPEN,
  pageFailed,
  run,
  SHOWN,
} from './changelog.fixture'
import { changelogStep } from './changelog.machine'
import { findImageUrl } from './detail'
import { CHANGELOG_CLOSED, type ChangelogEvent, listEntries } from './index'

const NEXT: ChangelogEvent = { type: 'endReached' }

describe('the list', () => {
  it('CHG-02 does not open on the authLogin route, and does on every other', () => {
    const skipped = run([{ type: 'open', routeName: 'authLogin' }])
    expect(skipped.state).toBe(CHANGELOG_CLOSED)
    expect(skipped.effects).toEqual([])
    for (const routeName of ['', 'authlogin', 'authLogin2', 'login', '__proto__']) {
      expect(run([{ type: 'open', routeName }]).state.at).toBe('loading')
    }
  })

  it.each([
    [10, 11, 'partial'],
    [10, 10, 'complete'],
    [10, 9, 'complete'],
    [9, 9, 'complete'],
    [9, 100, 'complete'],
    [0, 0, 'complete'],
    [0, 100, 'complete'],
    [10, Number.POSITIVE_INFINITY, 'partial'],
  ])('CHG-02 after a first page of %i with a total of %s it is %s', (count, total, at) => {
    const step = run([OPEN, loaded(1, entries(1, count), total)])
    expect(step.state.at).toBe(at)
    expect(run([NEXT], step.state).effects).toEqual(at === 'partial' ? [fetchPage(2)] : [])
  })

  it('CHG-02 closing clears the list, and pending answers are ignored', () => {
    const closed = run([...SHOWN, NEXT, { type: 'close' }])
    expect(closed).toEqual({ state: { ...CHANGELOG_CLOSED, generation: 1 }, effects: [] })
    const reopened = run([OPEN], closed.state)
    expect(reopened.effects).toEqual([fetchPage(1, 2)])
    for (const late of [loaded(1, entries(1, 10), 25), pageFailed(1), body('e1')]) {
      expect(run([late], closed.state).state).toBe(closed.state)
      expect(run([late], reopened.state).state).toBe(reopened.state)
    }
  })
})

describe('the entry on the right', () => {
  const chosen = (events: readonly ChangelogEvent[]) =>
    listEntries(run(events).state).flatMap((entry) => (entry.isChosen ? [entry.entry.id] : []))

  it('CHG-02 is the first by default, and stays when more pages arrive', () => {
    const step = run([OPEN, loaded(1, entries(1, 10), 25)])
    expect(step.state.detail).toEqual({ at: 'loading', id: 'e1' })
    expect(step.effects).toEqual([fetchDetail('e1')])
    expect(chosen([OPEN, loaded(1, entries(1, 10), 25)])).toEqual(['e1'])
    const more = run([...SHOWN, NEXT, loaded(2, entries(11, 10), 25)])
    expect(more.effects).toEqual([])
    expect(more.state.detail).toMatchObject({ at: 'shown', id: 'e1' })
  })

  it('CHG-02 the one already chosen is not fetched again, nor one that is not in the list', () => {
    for (const events of [SHOWN, SHOWN.slice(0, 2), [OPEN]]) {
      const { state } = run(events)
      for (const id of ['e1', 'e11', '', '__proto__']) {
        expect(changelogStep(state, { type: 'choose', id })).toEqual({ state, effects: [] })
        expect(changelogStep(state, { type: 'choose', id }).state).toBe(state)
      }
    }
  })
})

describe('an image of the body', () => {
  const SRC = 'https://cdn.example.com/a%20b.png?x=1#y'

  it('CHG-02 a click opens its preview, another one closes it', () => {
    const opened = run([...SHOWN, click(SRC)])
    expect(opened.state.detail).toMatchObject({ at: 'shown', id: 'e1', textBody: '<p>e1</p>', preview: SRC })
    expect(opened.effects).toEqual([])
    expect(run([click('/files/2.png')], opened.state).state.detail).toMatchObject({ preview: '/files/2.png' })
    expect(run([{ type: 'closeImage' }], opened.state).state).toEqual(run(SHOWN).state)
    expect(run([{ type: 'choose', id: 'e2' }, body('e2')], opened.state).state.detail).toMatchObject({
      preview: null,
    })
  })

  it('CHG-02 a click on anything else, or before the body is loaded, opens nothing', () => {
    const shown = run(SHOWN).state
    for (const event of [click(SRC, 'a'), click(SRC, 'IMAGE'), click(null), click('')]) {
      expect(run([event], shown).state).toBe(shown)
    }
    for (const events of [[], [OPEN], SHOWN.slice(0, 2), [...SHOWN.slice(0, 2), noBody('e1')]]) {
      const { state } = run(events)
      expect(run([click(SRC)], state).state).toBe(state)
      expect(run([{ type: 'closeImage' }], state).state).toBe(state)
    }
  })

  it.each([
    ['IMG', SRC, SRC],
    ['img', ' /files/1.png ', '/files/1.png'],
    ['Img', 'HTTP://example.com/1.png', 'HTTP://example.com/1.png'],
    ['IMG', '//cdn.example.com/1.png', '//cdn.example.com/1.png'],
    ['IMG', 'https://例子.cn/图👷.png', 'https://例子.cn/图👷.png'],
    ['IMG', 'javascript:alert(1)', null],
    ['IMG', 'data:image/svg+xml,<svg/>', null],
    ['IMG', 'xhttps://example.com/1.png', null],
    ['IMG', 'http:/1.png', null],
    ['IMG', 'https://', null],
    ['IMG', '/', null],
    ['IMG', '1.png', null],
    ['IMG', '/a b.png', null],
    ['IMG', '/a\0.png', null],
    ['IMG', null, null],
    ['SPAN', SRC, null],
    ['', SRC, null],
  ])('CHG-02 a click on %s with %j gives %j', (tagName, src, address) => {
    expect(findImageUrl(tagName, src)).toBe(address)
  })
})
