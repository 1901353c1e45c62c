import { expect, it } from 'vitest'
import { entries, fetchDetail, fetchPage, run } from './changelog.fixture'
import { listEntries, startChangelog } from './index'

const start = (
  count: number,
  total: number,
  id: string | null = 'e1',
  textBody: string | null = '<p>1</p>',
) => startChangelog({ records: entries(1, count), total, shown: id === null ? null : { id, textBody } })

it.each([
  [10, 11, 'partial', 1],
  [10, 10, 'complete', 1],
  [3, 3, 'complete', 1],
  [20, 25, 'partial', 2],
  [20, 20, 'complete', 2],
])('CHG-02 a page rendered with %i of %i entries is %s after %i pages', (count, total, at, pages) => {
  const state = start(count, total)
  expect(state).toMatchObject({ at, pages, entries: entries(1, count) })
  expect(listEntries(state)[0]).toMatchObject({ isNew: true, isChosen: true })
  const next = run([{ type: 'endReached' }], state)
  expect(next.effects).toEqual(at === 'partial' ? [fetchPage(pages + 1)] : [])
})

it('CHG-02 the rendered entry is shown, another one is fetched when it is chosen', () => {
  const state = start(10, 10, 'e4')
  expect(state.detail).toEqual({ at: 'shown', id: 'e4', textBody: '<p>1</p>', preview: null })
  expect(run([{ type: 'choose', id: 'e2' }], state).effects).toEqual([fetchDetail('e2')])
})

it('CHG-02 what could not be loaded for the page is loaded by a retry', () => {
  const nothing = startChangelog(null)
  expect(nothing).toMatchObject({ at: 'failed', text: '服务开小差了，请稍后重试', entries: [] })
  expect(run([{ type: 'retry' }], nothing).effects).toEqual([fetchPage(1)])
  const noBody = start(3, 3, 'e1', null)
  expect(noBody.detail).toEqual({ at: 'failed', id: 'e1', text: '服务开小差了，请稍后重试' })
  expect(run([{ type: 'retryDetail' }], noBody).effects).toEqual([fetchDetail('e1')])
  expect(start(0, 0, null)).toMatchObject({ at: 'complete', detail: { at: 'none' } })
})
