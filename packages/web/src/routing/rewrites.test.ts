// @vitest-environment node
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROUTES } from '@zhushutong/domain/addresses'
import { expect, it } from 'vitest'
import { listRewrites } from './rewrites'

const APP = join(import.meta.dirname, '../app')

const toPattern = (folder: string): RegExp =>
  new RegExp(
    `^/${folder
      .replace('.html', '\\.html')
      .replace(/\/\[\[\.\.\.\w+\]\]/, '(?:/.+)?')
      .replaceAll(/\[\w+\]/g, '[^/]+')}$`,
  )

/** The page files by address: (portal)/[kind]/detail/[id]/page.tsx → /[kind]/detail/[id]. Slots have none. */
const pages = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('page.tsx') && !file.includes('@'))
  .map((file) => file.replaceAll(/\(\w+\)\//g, '').replace(/\/?page\.tsx$/, ''))
  .map((folder) => ({ folder, matches: toPattern(folder) }))

/** The place of a page among others that match: fixed segments before parameters, optional ones last. */
const rank = (folder: string): string =>
  folder.replaceAll(/\[\[\.\.\.\w+\]\]/g, '~2').replaceAll(/\[\w+\]/g, '~1')

const findPage = (path: string) =>
  pages
    .filter(({ matches }) => matches.test(path))
    .sort((a, b) => (rank(a.folder) < rank(b.folder) ? -1 : 1))[0]

const examples = listRewrites().map(({ destination }) => destination.replaceAll(/:\w+\??/g, 'x1'))

it('NAV-10 every address has its page file, and every page file an address', () => {
  const used = new Set<string>(['', ...['404.html', 'urbanSubstation.html']])
  for (const example of examples) {
    const page = findPage(example)
    expect(page, example).toBeDefined()
    used.add(page?.folder ?? '')
  }
  expect(pages.map(({ folder }) => folder).filter((folder) => !used.has(folder))).toEqual([])
})

it('NAV-13 every list has a rewrite of its further pages, before the pages of single records', () => {
  const sources = listRewrites().map(({ source }) => source)
  for (const { name, pattern } of ROUTES.filter(({ paged }) => paged)) {
    const base = pattern.replace(/\.html$|\/$/, '').replace(/\/:\w+\??.*$/, '')
    expect(
      sources.some((source) => source.startsWith(base) && source.includes('p:page')),
      name,
    ).toBe(true)
  }
  expect(sources.indexOf('/qualification/p:page([1-9]\\d*).html')).toBeLessThan(
    sources.indexOf('/qualification/:id.html'),
  )
  expect(sources.indexOf('/qiye/sheji')).toBeLessThan(sources.indexOf('/qiye/:id'))
})
