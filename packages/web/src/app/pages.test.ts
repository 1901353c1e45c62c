import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROUTES, type Route } from '@zhushutong/domain/navigation'
import { KINDS } from '@zhushutong/domain/records'
import { expect, it } from 'vitest'
import { INFO_PAGES, queryOfSegment, screenOf } from './pages'

const APP = import.meta.dirname

/** Page files under /anon or /me as patterns: list/[segment]/…/page.tsx → ^list/[^/]+/…$ */
const pagesUnder = (variant: 'anon' | 'me') =>
  readdirSync(join(APP, variant), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('page.tsx'))
    .map((file) => file.replace(/\/page\.tsx$/, ''))
    .map((path) => ({ path, matches: new RegExp(`^${path.replaceAll(/\[\w+\]/g, '[^/]+')}$`) }))

const shown = (route: Route) => ({ route, params: { id: 'x1' }, query: {} })
const screens = ROUTES.flatMap((route) => {
  const screen = screenOf(shown(route), '?region=500000')
  return screen === null ? [] : [{ route, screen }]
})

it('NAV-10 every route that has a screen finds its page for members, and for visitors unless it needs a login', () => {
  const anon = pagesUnder('anon')
  const me = pagesUnder('me')
  for (const { route, screen } of screens) {
    const path = screen.split('?')[0] ?? ''
    expect(
      me.some((p) => p.matches.test(path)),
      `me ${path}`,
    ).toBe(true)
    expect(
      anon.some((p) => p.matches.test(path)),
      `anon ${path}`,
    ).toBe(route.access !== 'login')
  }
})

it('NAV-10 every page is reached by a route; the 404 page by what has none', () => {
  for (const variant of ['anon', 'me'] as const) {
    for (const { path, matches } of pagesUnder(variant)) {
      const isReached = screens.some(({ screen }) => matches.test(screen.split('?')[0] ?? ''))
      expect(isReached || path.startsWith('not-found'), `${variant}/${path}`).toBe(true)
    }
  }
})

it('P 2.3 each kind of the catalogue has its list, sub-lists and detail', () => {
  for (const kind of KINDS) {
    const own = screens
      .filter(({ screen }) => screen.split('/')[1] === kind.segment)
      .map(({ screen }) => screen)
    if (kind.detailPath !== 'none') expect(own).toContain(`detail/${kind.segment}/x1`)
    const lists = new Set(own.filter((s) => s.startsWith('list/')))
    expect(lists.size).toBe(Number(!kind.onlySubLists) + (kind.subLists?.length ?? 0))
    for (const view of kind.views ?? [])
      expect(screens.map(({ screen }) => screen)).toContain(`detail/${view.segment}/x1`)
  }
  for (const page of INFO_PAGES) expect(screens.some(({ screen }) => screen === `info/${page}`)).toBe(true)
})

it('NAV-13 equal queries have one internal address, whatever their order, and it reads back', () => {
  const list = ROUTES.find((r) => r.name === 'qiye')
  if (!list) throw new Error('the company list is gone')
  const one = screenOf(shown(list), '?qualification=D110,D101&region=500000&utm_source=x')
  const other = screenOf(shown(list), 'region=500000&qualification=D101,D110')
  expect(one).toBe(other)
  expect(queryOfSegment(one?.split('/').at(-1) ?? '')).toBe('region=500000&qualification=D101,D110')
  expect(queryOfSegment('-')).toBe('')
})
