// @vitest-environment node
import { findRoute, type RouteName } from '@zhushutong/domain/addresses'
import type { PageToShow } from '@zhushutong/domain/portal/navigation'
import { expect, it } from 'vitest'
import { findScreen } from '../registry'

const at = (name: RouteName, shown: Partial<PageToShow> = {}) =>
  findScreen({
    shown: { route: findRoute(name), params: {}, query: {}, ...shown } as PageToShow,
    search: '',
    hasLogin: false,
  })

it('MAL-01 the mall has an address for each known type and word, and ignores the rest', () => {
  expect(at('datamall')).toMatchObject({ path: 'datamall', search: '' })
  expect(at('datamall', { query: { type: 'people', q: ' 建造师 ' } })).toMatchObject({
    search: `?type=people&q=${encodeURIComponent('建造师')}`,
  })
  expect(at('datamall', { query: { type: 'nothing', page: '2' } })).toMatchObject({ search: '' })
})

it('MAL-01 a product has one address, under its own type', () => {
  expect(at('sjfw', { params: { type: 'people', id: 'constructors' } })).toMatchObject({
    path: 'product/constructors',
    kinds: ['person'],
  })
  expect(at('sjfw', { params: { type: 'major', id: 'constructors' } })).toEqual({
    redirectTo: '/sjfw/people/constructors.html',
    permanent: true,
  })
  expect(at('sjfw', { params: { type: 'people', id: 'nothing' } })).toBeNull()
})

it('MAL-01 a preview is of the product that is named, each with an address of its own', () => {
  expect(at('dataPreview')).toMatchObject({ path: 'dataPreview/bid-results', search: '' })
  expect(at('dataPreview', { query: { id: 'companies' } })).toMatchObject({
    path: 'dataPreview/companies',
    search: '?id=companies',
  })
  expect(at('dataPreview', { query: { id: 'nothing' } })).toBeNull()
})

it('MAL-02 major projects have pages, a further one only where it holds records', async () => {
  const query = { from: '10', stage: 'building', other: '1' }
  const second = at('majorProject', { query, page: 2 })
  expect(second).toMatchObject({
    path: 'majorProject/2',
    search: '?from=10&stage=building',
    kinds: ['project'],
  })
  if (!second || !('exists' in second)) throw new Error('a redirect')
  const lookups = (has: boolean) => ({ hasPage: async () => has }) as never
  expect(await second.exists?.(lookups(false))).toBe(false)
  expect(await second.exists?.(lookups(true))).toBe(true)
})
