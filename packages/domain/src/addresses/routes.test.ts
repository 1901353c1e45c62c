import { describe, expect, it } from 'vitest'
import { decideRoute } from '../portal/navigation'
import { CATALOGUE, type RecordKind } from '../records'
import { buildHref, findRoute, listRoutes, ROUTES, type RouteName } from './'
import { ROUTE_ROWS } from './routes.fixture'

const VALUES: Readonly<Record<string, string>> = {
  type: 'aqsl',
  isExpire: '1',
  key: 'all',
  code: 'c0de',
  idhtml: 'a1f3.html',
}
const PARAM = /[:{](\w+)[}?]*/g

const filled = (path: string, optional: boolean): string =>
  (optional ? path : path.replace(/\/:\w+\?/g, '')).replace(
    PARAM,
    (_, name: string) => VALUES[name] ?? 'a1f3',
  )

const ask = (address: string) => {
  const [path = '', query = ''] = address.split('?')
  return decideRoute({ path, query, host: 'x.cn', userAgent: 'desktop', hasLogin: true })
}

const shownAt = (address: string) => {
  const first = ask(address)
  return first.at === 'redirect' ? ask(first.location) : first
}

const namesWhere = (is: (route: (typeof ROUTES)[number]) => unknown) =>
  ROUTES.filter(is)
    .map((r) => r.name)
    .sort()

describe('routes', () => {
  it('NAV-07 the lists of a kind are its own and its sub-lists, in that order', () => {
    for (const kind of CATALOGUE as readonly RecordKind[]) {
      const names = listRoutes(kind).map((name) => findRoute(name).pattern)
      const subs = (kind.subLists ?? []).map(({ segment }) => `/${kind.segment}/${segment}/`)
      const prefix = kind.pages ? `/${kind.segment}` : `/${kind.segment}/`
      expect(names).toEqual(kind.onlySubLists ? subs : [prefix, ...subs])
    }
  })

  it.each(ROUTE_ROWS)('NAV-06 $path is $zh, after one redirect at most', ({ path }) => {
    for (const optional of [true, false]) {
      const decision = shownAt(filled(path, optional))
      if (path === '/404.html') expect(decision.at).toBe('not-found')
      else expect(decision).toMatchObject({ at: 'continue', route: { pattern: path } })
    }
  })

  it.each(ROUTE_ROWS.filter((r) => r.path !== '/404.html'))(
    'NAV-06 a link to $path leads to it without a redirect',
    ({ path, name }) => {
      // Anything after a company's id is ignored and redirected away.
      const written = path.replace('/:key?/:name?', '')
      const params = Object.fromEntries(
        [...written.matchAll(PARAM)].map(([, param = '']) =>
          param === 'idhtml' ? ['id', 'a1f3'] : [param, VALUES[param] ?? 'a1f3'],
        ),
      )
      expect(ask(buildHref(name as RouteName, params))).toMatchObject({
        at: 'continue',
        route: { name },
        params,
      })
    },
  )

  it('NAV-12 eight lists carry the auth-list-popup flag, their details and all other pages do not', () => {
    const eight = ['comquery', 'gonglu', 'qiye', 'renyuan', 'shengting', 'shuili', 'siku', 'xinyong']
    expect(namesWhere((r) => r.authListPopup === true)).toEqual(eight)
  })

  it('NAV-02 only the centre needs a login', () => {
    expect(namesWhere((r) => r.access === 'login')).toEqual(['center'])
    expect(namesWhere((r) => r.access === 'public')).toHaveLength(180)
  })

  it('NAV-07 an unknown route name is a defect', () => {
    expect(() => findRoute('nowhere' as RouteName)).toThrow('no route nowhere')
    expect(findRoute('center').pattern).toBe('/center')
  })
})
