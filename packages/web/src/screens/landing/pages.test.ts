import { matchListPage, matchRoute, ROUTES } from '@zhushutong/domain/addresses'
import { findOutboundSite } from '@zhushutong/domain/promotion'
import { describe, expect, it } from 'vitest'
import { RESEARCH } from '@/content/institute/research'
import type { ContentPage } from '@/content/page.types'
import { findContentPage } from '@/content/pages'

const pages = ROUTES.flatMap((route) => {
  const page = findContentPage(route.name)
  return page ? [{ name: route.name, page }] : []
})

const hrefsOf = ({ blocks }: ContentPage): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'hero' || block.kind === 'newest-report')
      return (block.links ?? []).map(({ href }) => href)
    if (block.kind === 'cards') return block.items.map(({ href }) => href)
    return block.kind === 'register' ? [block.next] : []
  })

const leadsToScreen = (href: string): boolean => {
  const [path = ''] = href.split(/[?#]/)
  const routeMatch = matchListPage(path) ?? matchRoute(path)
  if (path.startsWith('/middlePage/')) return findOutboundSite(routeMatch?.params.id ?? '') !== null
  return routeMatch !== null
}

describe.each(pages)('$name', ({ page }) => {
  const anchors = ['#ask', '#price', '#steps', '#register']

  it('every link leads to a screen, or to a part of the page', () => {
    for (const href of hrefsOf(page))
      expect(href.startsWith('#') ? anchors.includes(href) : leadsToScreen(href), href).toBe(true)
    const kinds = new Set(page.blocks.map(({ kind }) => kind))
    if (hrefsOf(page).includes('#ask')) expect(kinds).toContain('consult')
    if (hrefsOf(page).includes('#price')) expect(kinds).toContain('packages')
    if (hrefsOf(page).includes('#register')) expect(kinds).toContain('register')
  })

  it('has a head, a description of its own, and no table with a row of another length', () => {
    expect(['hero', 'newest-report']).toContain(page.blocks[0]?.kind)
    expect(page.description.length).toBeGreaterThan(20)
    expect(pages.filter((other) => other.page.description === page.description)).toHaveLength(1)
    for (const block of page.blocks)
      if (block.kind === 'table') for (const row of block.rows) expect(row).toHaveLength(block.head.length)
  })
})

it('every service ends in questions and a form for advice', () => {
  const services = pages.filter(({ page }) => page.section === 'services')
  expect(services).toHaveLength(10)
  for (const { page } of services)
    expect(page.blocks.slice(-2).map(({ kind }) => kind)).toEqual(['faq', 'consult'])
})

it('research texts are the newest first, each with its own address', () => {
  expect(new Set(RESEARCH.map(({ id }) => id)).size).toBe(RESEARCH.length)
  expect(RESEARCH.map(({ day }) => day)).toEqual(
    RESEARCH.map(({ day }) => day)
      .sort()
      .reverse(),
  )
})
