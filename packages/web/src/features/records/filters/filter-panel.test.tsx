import { cleanup, fireEvent, render, within } from '@testing-library/react'
import { company, parseQueryUrl, person } from '@zhushutong/domain/records'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { effectiveQuery, type ListLocation } from '../list/list-model'
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

const menus = () => [...document.querySelectorAll<HTMLElement>('.menu')]
const labels = () => menus().map((menu) => menu.querySelector('button')?.textContent)
const menu = (label: string) =>
  menus().find((menu) => menu.querySelector('button')?.textContent?.startsWith(label)) as HTMLElement
const links = (label: string) => within(menu(label)).getAllByRole('link', { hidden: true })
const open = (label: string) =>
  fireEvent(menu(label).lastElementChild as Element, Object.assign(new Event('toggle'), { newState: 'open' }))

it('a qualification, its combination and its grade are one menu', () => {
  show({ kind: company }, '?qualification=D110&grade=A')
  expect(labels()).toEqual([
    '所在地区',
    '企业资质市政公用工程、一级',
    '单位类型',
    '注册资本',
    '经营状态',
    '中标',
    '变更',
    '词语',
  ])
})

it('in a sub-list the choices stay in it', async () => {
  show({ kind: person, sub: person.subLists?.find(({ segment }) => segment === 'aqsl') })
  open('所在地区')
  await vi.waitFor(() => expect(links('所在地区').length).toBe(WHOLE))
  expect(links('所在地区').at(-1)?.getAttribute('href')).toBe('/renyuan/aqsl/?region=820000')
})
