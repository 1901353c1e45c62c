import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { company, parseQueryUrl, person, tender } from '@zhushutong/domain/records'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { splitLine } from './filter-line'
import { FilterPanel } from './filter-panel'
import { effectiveQuery, filterRows, type ListLocation, showsAllChoices } from './list-model'

/** All provinces and 全国. */
const WHOLE = 35

afterEach(cleanup)
beforeEach(() => history.replaceState(null, '', '/zhaobiao/'))

const show = (place: ListLocation, search = '', isOpen = false) => {
  history.replaceState(null, '', `/${place.kind.segment}/${search}`)
  const query = effectiveQuery(place, parseQueryUrl(place.kind, search))
  return render(<FilterPanel place={place} query={query} total="12" isOpen={isOpen} />)
}

const row = (label: string) => {
  const heading = screen.getByRole('heading', { name: label, hidden: true })
  return within(heading.closest('.chip-row') as HTMLElement)
}
const chips = (label: string) =>
  row(label)
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.className === 'chip')
const texts = (label: string) => chips(label).map((chip) => chip.textContent)
const more = (label: string) => row(label).queryByRole('link', { name: `展开${label}`, hidden: true })

it('shows one line of choices; those behind 展开 are not in the page', () => {
  show({ kind: tender })
  expect(texts('所在地区').slice(0, 3)).toEqual(['全国', '北京', '天津'])
  expect(texts('所在地区').length).toBeLessThan(20)
  expect(screen.queryByText('新疆')).toBeNull()
  expect(more('公告类型')).toBeNull()
})

it('展开 loads the others, each with the same link as in the page', async () => {
  show({ kind: tender }, '?amount=gte10000&size=20')
  const whole =
    filterRows({ kind: tender }, parseQueryUrl(tender, '?amount=gte10000&size=20'))[0]?.chips ?? []
  fireEvent.click(more('所在地区') as Element)
  await vi.waitFor(() => expect(texts('所在地区').length).toBe(WHOLE))
  expect(chips('所在地区').map((chip) => chip.getAttribute('href'))).toEqual(whole.map(({ href }) => href))
  const fold = row('所在地区').getByRole('link', { name: '收起所在地区', hidden: true })
  expect(fold.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(fold)
  expect(texts('所在地区').length).toBeLessThan(20)
})

it('in a sub-list 展开 stays in it', async () => {
  const place = { kind: person, sub: person.subLists?.find(({ segment }) => segment === 'aqsl') }
  show(place)
  fireEvent.click(more('所在地区') as Element)
  await vi.waitFor(() => expect(texts('所在地区').length).toBe(WHOLE))
  expect(chips('所在地区').at(-1)?.getAttribute('href')).toBe('/renyuan/aqsl/?region=820000')
})

it('a chosen choice from behind 展开 is on the first line', () => {
  show({ kind: company }, '?region=650000')
  expect(texts('所在地区')).toContain('新疆')
  const current = chips('所在地区').filter((chip) => chip.hasAttribute('aria-current'))
  expect(current.map((chip) => chip.textContent)).toEqual(['新疆'])
})

it('without JavaScript the link shows the same list with all choices', () => {
  show({ kind: tender }, '?amount=gte10000')
  const href = more('所在地区')?.getAttribute('href')
  expect(href).toBe('/zhaobiao/?amount=gte10000&open=filters')
  cleanup()
  show({ kind: tender })
  expect(more('所在地区')?.getAttribute('href')).toBe('/zhaobiao/?open=filters')
  expect(showsAllChoices('?amount=gte10000&open=filters')).toBe(true)
  expect([showsAllChoices(''), showsAllChoices('?open=x'), showsAllChoices('?reopen=filters')]).toEqual([
    false,
    false,
    false,
  ])
  cleanup()
  show({ kind: tender }, '', true)
  expect(texts('所在地区').length).toBe(WHOLE)
  expect(screen.queryByText('展开')).toBeNull()
})

it('a line holds what fits, and no choice is lost or shown twice', () => {
  const chip = (label: string, isCurrent = false) => ({ label, href: label, isCurrent })
  const all = [chip('不限'), ...Array.from({ length: 60 }, (_, i) => chip(`选项${i}`, i === 59))]
  const { shown, hidden } = splitLine(all)
  expect([...shown, ...hidden].map(({ label }) => label).sort()).toEqual(all.map(({ label }) => label).sort())
  expect([shown[0]?.label, shown.at(-1)?.label]).toEqual(['不限', '选项59'])
  expect(hidden.length).toBeGreaterThan(30)
  expect(splitLine(all.slice(0, 8)).hidden).toEqual([])
})
