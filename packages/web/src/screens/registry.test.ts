import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findRoute, ROUTES, type Route } from '@zhushutong/domain/addresses'
import { KINDS } from '@zhushutong/domain/records'
import { expect, it } from 'vitest'
import { findScreen, hasScreen } from './registry'

const SCREENS = join(import.meta.dirname, '../app/screens')

/** Page files as patterns: list/[segment]/…/page.tsx → ^list/[^/]+/…$ */
const pages = readdirSync(SCREENS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('page.tsx'))
  .map((file) => file.replace(/\/page\.tsx$/, ''))
  .map((path) => ({ path, matches: new RegExp(`^${path.replaceAll(/\[\w+\]/g, '[^/]+')}$`) }))

const addressOf = (
  route: Route,
  search = '?region=500000',
  asked: { params?: Record<string, string>; page?: number; hasLogin?: boolean } = {},
) => {
  const { params = { id: 'x1', name: 'tdcr' }, page, hasLogin = false } = asked
  const query = Object.fromEntries(new URLSearchParams(search))
  const screen = findScreen({ shown: { route, params, query, page }, search, hasLogin })
  return screen && 'path' in screen ? screen : null
}

/** Parameters of routes with a fixed set of pages. */
const NAMED: Readonly<Record<string, Record<string, string>>> = {
  sjfw: { type: 'enterprise', id: 'companies' },
}

/** Screens reachable only with a query. */
const BY_QUERY = [addressOf(findRoute('tag'), '?q=%E8%B5%84%E8%B4%A8', { params: { key: 'all' } })]

const addresses = [
  ...ROUTES.map((route) => addressOf(route, undefined, { params: NAMED[route.name] })),
  ...BY_QUERY,
].filter((address) => address !== null)

it('NAV-10 every screen has its page file, and every page file but the 404 page has a route', () => {
  for (const { path } of addresses)
    expect(
      pages.filter(({ matches }) => matches.test(path)),
      path,
    ).toHaveLength(1)
  for (const { path, matches } of pages)
    expect(path === 'not-found' || addresses.some((address) => matches.test(address.path)), path).toBe(true)
})

it('each kind of the catalogue has its list, sub-lists and detail', () => {
  const paths = addresses.map(({ path }) => path)
  for (const kind of KINDS) {
    if (kind.detailPath !== 'none') expect(paths).toContain(`detail/${kind.segment}/x1`)
    const lists = new Set(paths.filter((path) => path.startsWith(`list/${kind.segment}/`)))
    expect(lists.size).toBe(Number(!kind.onlySubLists) + (kind.subLists?.length ?? 0))
    for (const view of kind.views ?? []) expect(paths).toContain(`detail/${view.segment}/x1`)
  }
})

it('a static page is reachable by its page file alone', () => {
  expect(hasScreen('about')).toBe(true)
  expect(hasScreen('notFound')).toBe(false)
})

it('NAV-13 requests for the same list have one address', () => {
  const qiye = findRoute('qiye')
  const item = addressOf(qiye, '?qualification=D110,D101&region=500000&utm_source=x')
  const other = addressOf(qiye, 'region=500000&qualification=D101,D110')
  expect([item?.path, item?.search]).toEqual([other?.path, other?.search])
  expect(item?.search).toBe('?region=500000&qualification=D101,D110')
  expect(addressOf(qiye, '?nothing=1')?.search).toBe('')
  expect(addressOf(qiye, '?open=filters&nothing=1')?.search).toBe('?open=filters')
})

it('REL-05 a visitor’s page of a company keeps whose it is, and what of it is shown', () => {
  const analyze = findRoute('companyAnalyze')
  const shown = addressOf(analyze, '?utm=x&of=partner&years=1&cid=c1&with=c2&p=2')
  expect([shown?.path, shown?.search]).toEqual(['analyze/c1/1', '?cid=c1&years=1&of=partner&with=c2&p=2'])
  expect(addressOf(analyze, '?cid=c1&years=3&view=graph&as=owner')?.search).toBe('?cid=c1')
  expect(addressOf(findRoute('renyuans'), '?cid=c1&years=1')?.search).toBe('?cid=c1')
})

it('NAV-07 a further page of a list is looked up before it is shown, and a merged company leads on', async () => {
  const asked: number[] = []
  const lookups = {
    recordExists: async () => true,
    findSurvivor: async (_: string, id: string) => (id === 'merged' ? 'survivor' : null),
    articleExists: async () => true,
    openShortLink: async () => null,
    hasArticles: async () => true,
    apiPageExists: async () => true,
    hasPage: async (_: unknown, { pageNum }: { pageNum: number }) => {
      asked.push(pageNum)
      return false
    },
    hasComqueryPage: async ({ pageNum }: { pageNum: number }) => {
      asked.push(pageNum)
      return false
    },
  }
  const qiye = findRoute('qiye')
  const pageOf = (id: string) =>
    addressOf(findRoute('qiyedetails'), '', { params: { id } })?.movedTo?.(lookups)
  expect([await pageOf('merged'), await pageOf('other')]).toEqual(['/qiye/survivor/', null])
  expect(await addressOf(qiye)?.exists?.(lookups)).toBe(true)
  expect(await addressOf(qiye, '', { page: 3 })?.exists?.(lookups)).toBe(false)
  expect(asked).toEqual([3])
  const result = findRoute('comqueryResult')
  const text = '?status.value=active'
  expect(await addressOf(result, text)?.exists?.(lookups)).toBe(true)
  // Without conditions it shows the form.
  expect(await addressOf(result, '', { page: 4 })?.exists?.(lookups)).toBe(true)
  expect(asked).toEqual([3])
  expect(await addressOf(result, text, { page: 4 })?.exists?.(lookups)).toBe(false)
  expect(asked).toEqual([3, 4])
})

it('NAV-14 a company has one address, whatever follows its id', () => {
  const shown = { route: findRoute('qiyedetails'), params: { id: 'c1', key: 'anything' }, query: {} }
  expect(findScreen({ shown, search: '', hasLogin: false })).toEqual({
    redirectTo: '/qiye/c1/',
    permanent: true,
  })
})

it('ACC-10 the section pages of a detail are for members; visitors share the first', () => {
  const detail = findRoute('qiyedetails')
  expect(addressOf(detail, '?people=p2&utm=1')?.search).toBe('')
  expect(addressOf(detail, '?people=p2&utm=1', { hasLogin: true })?.search).toBe('?people=p2')
})

it('a detail depends on the data of every kind on it', () => {
  expect(addressOf(findRoute('qiyedetails'))?.kinds).toEqual(
    expect.arrayContaining(['company', 'person', 'winning', 'credit']),
  )
})

it('NAV-15 /query leads to the list of its category', () => {
  const shown = { route: findRoute('query'), params: {}, query: { name: 'zhaobiao', keyword: ' 学校 ' } }
  expect(findScreen({ shown, search: '', hasLogin: false })).toEqual({
    redirectTo: `/zhaobiao/?q=${encodeURIComponent('学校')}`,
  })
  const unknown = { ...shown, query: { name: 'nothing' } }
  expect(findScreen({ shown: unknown, search: '', hasLogin: false })).toBeNull()
})
