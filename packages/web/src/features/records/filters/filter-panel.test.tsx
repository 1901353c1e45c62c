import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { company, parseQueryUrl, person, tender } from '@zhushutong/domain/records'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { effectiveQuery, type ListLocation, showsAllChoices } from '../list/list-model'
import { menuRows } from './filter-menus'
import { FilterPanel } from './filter-panel'

/** Number of provinces, plus 全国. */
const WHOLE = 35

afterEach(cleanup)
beforeEach(() => history.replaceState(null, '', '/zhaobiao/'))

const show = (place: ListLocation, search = '', isOpen = false) => {
  history.replaceState(null, '', `/${place.kind.segment}/${search}`)
  const query = effectiveQuery(place, parseQueryUrl(place.kind, search))
  return render(<FilterPanel place={place} query={query} isOpen={isOpen} />)
}

const menus = () => [...document.querySelectorAll('details')]
const summaries = () => menus().map((menu) => menu.querySelector('summary')?.textContent)
const menu = (label: string) =>
  menus().find((one) => one.querySelector('summary')?.textContent?.startsWith(label)) as HTMLDetailsElement
const links = (label: string) => within(menu(label)).getAllByRole('link', { hidden: true })
const open = (label: string) => {
  menu(label).open = true
  fireEvent(menu(label), new Event('toggle'))
}

it('has a menu for each filter; what is chosen stands on it, the choices are not in the page', () => {
  show({ kind: tender }, '?region=650000&type=building,municipal,highway')
  expect(summaries()[0]).toBe('所在地区新疆')
  expect(summaries()[2]).toMatch(/^工程类型.+ 等 3 项$/)
  expect(summaries()[3]).toBe('资质要求')
  expect(screen.queryByText('浙江')).toBeNull()
})

it('a qualification, its combination and its grade are one menu', () => {
  show({ kind: company }, '?qualification=D110&grade=A')
  expect(summaries()).toEqual([
    '所在地区',
    '企业资质市政公用工程、一级',
    '单位类型',
    '注册资本',
    '经营状态',
    '最近中标',
  ])
})

it('opening a menu loads its choices, each with the same link as in the page', async () => {
  show({ kind: tender }, '?amount=gte10000&size=20')
  const query = parseQueryUrl(tender, '?amount=gte10000&size=20')
  const whole = menuRows({ kind: tender }, query, 'region')[0]?.chips ?? []
  open('所在地区')
  await vi.waitFor(() => expect(links('所在地区').length).toBe(WHOLE))
  expect(links('所在地区').map((link) => link.getAttribute('href'))).toEqual(whole.map(({ href }) => href))
})

it('in a sub-list the choices stay in it', async () => {
  show({ kind: person, sub: person.subLists?.find(({ segment }) => segment === 'aqsl') })
  open('所在地区')
  await vi.waitFor(() => expect(links('所在地区').length).toBe(WHOLE))
  expect(links('所在地区').at(-1)?.getAttribute('href')).toBe('/renyuan/aqsl/?region=820000')
})

it('without JavaScript a link shows the same list with all choices', () => {
  show({ kind: tender }, '?amount=gte10000')
  expect(links('所在地区').map((link) => link.getAttribute('href'))).toEqual([
    '/zhaobiao/?amount=gte10000&open=filters',
  ])
  expect(showsAllChoices('?amount=gte10000&open=filters')).toBe(true)
  expect([showsAllChoices(''), showsAllChoices('?open=x'), showsAllChoices('?reopen=filters')]).toEqual([
    false,
    false,
    false,
  ])
  cleanup()
  show({ kind: tender }, '', true)
  expect(links('所在地区').length).toBe(WHOLE)
  expect(screen.queryByText('显示全部选项')).toBeNull()
})
