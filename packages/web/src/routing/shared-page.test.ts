import { findRoute, type RouteName } from '@zhushutong/domain/addresses'
import type { PageToShow } from '@zhushutong/domain/portal/navigation'
import { expect, it } from 'vitest'
import { readSharedInputs } from './shared-page'

const inputsOf = (name: RouteName, search = '', shown: Partial<PageToShow> = {}) => {
  const query = Object.fromEntries(new URLSearchParams(search))
  return readSharedInputs({ route: findRoute(name), params: {}, query, ...shown }, search, null)
}
const searchOf = (...asked: Parameters<typeof inputsOf>) => inputsOf(...asked)?.search

it('NAV-13 requests for the same list share a page', () => {
  const search = searchOf('qiye', '?qualification=D110,D101&region=500000&utm_source=x')
  expect(search).toBe('?region=500000&qualification=D101,D110')
  expect(searchOf('qiye', 'region=500000&qualification=D101,D110')).toBe(search)
  expect(searchOf('qiye', '?nothing=1')).toBe('')
  expect(searchOf('qiye', '?open=filters&view=1')).toBe('?open=filters')
  expect(searchOf('recruitList', '?view=1&nothing=1')).toBe('?view=1')
})

it.each<[RouteName, string, string]>([
  ['companyAnalyze', '?utm=x&of=partner&cid=c1&with=c2&p=2', '?cid=c1&of=partner&with=c2&p=2'],
  ['renyuans', '?cid=c1&years=1', '?cid=c1'],
  [
    'datamall',
    `?type=people&q=${encodeURIComponent(' 建造师 ')}&page=2`,
    `?type=people&q=${encodeURIComponent('建造师')}`,
  ],
  ['majorProject', '?from=10&stage=building&other=1', '?from=10&stage=building'],
  ['svip', '?count=5&utm=x&product=enterprise', '?product=enterprise&count=5'],
  ['new', '?sort=hot&utm=x', '?sort=hot'],
  ['comquery', '?status.value=active&add=status&utm=x', '?status.value=active&add=status'],
  ['qiyedetails', '?people=p2&utm=1', ''],
])('a visitor’s page of %s depends on the parameters that it reads: %s', (name, asked, search) => {
  expect(searchOf(name, asked)).toBe(search)
})

it('a page is rendered again when the data of any kind on it changes', () => {
  expect(inputsOf('qiyedetails')?.kinds).toEqual(
    expect.arrayContaining(['company', 'person', 'winning', 'credit']),
  )
  expect(inputsOf('dataPreview', '?id=companies')?.kinds).toEqual(['company'])
  expect(inputsOf('sjfw', '', { params: { type: 'people', id: 'constructors' } })?.kinds).toEqual(['person'])
  expect(inputsOf('about')).toEqual({ search: '', kinds: [], lifeSeconds: 5 })
})

it('PRO-01 a short link is not rendered for others: each visit is counted', () => {
  expect(inputsOf('promoToken', '', { params: { token: 'a' } })).toBeNull()
})
