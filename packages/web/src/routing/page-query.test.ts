// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findRoute, type RouteName } from '@zhushutong/domain/addresses'
import { expect, it } from 'vitest'
import { formatPageQuery, readQuery } from './page-query'

const APP = join(import.meta.dirname, '..', 'app')

/** Pages whose addresses the domain writes (records, combined query), that lead on, or that are for members. */
const OTHERS = [
  ...['[kind]/[[...list]]', '[kind]/detail/[id]', 'comquery', 'comquery/result/[[...page]]'],
  ...['query/[[...page]]', 'auth/login', 'bossLogin', 'center'],
]

const pages = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('page.tsx') && !file.includes('@'))
  .map((file) => ({
    folder: file.replace(/\([a-z]+\)\//g, '').replace(/\/?page\.tsx$/, ''),
    source: readFileSync(join(APP, file), 'utf8'),
  }))
  .filter(({ folder, source }) => source.includes('searchParams') && !OTHERS.includes(folder))

it('finds the pages with a query', () => {
  expect(pages.length).toBeGreaterThan(10)
})

it.each(pages)(
  'NAV-13 $folder reads the parameters that its cached pages are kept by',
  ({ folder, source }) => {
    const reads = source.match(/await (props\.)?searchParams/g) ?? []
    const names = Array.from(
      source.matchAll(/readQuery\('(\w+)', await (?:props\.)?searchParams\)/g),
      ([, name]) => name,
    )
    expect(names).toHaveLength(reads.length)
    for (const name of names) {
      const [, first] = name === 'channel' ? ['', name] : findRoute(name as RouteName).pattern.split('/')
      expect(folder.split('/')[0]).toBe(first)
    }
  },
)

it('reads the first value of a declared parameter and no other parameter', () => {
  const values = { q: [' 资质 ', 'b'], utm_source: 'x' }
  expect(readQuery('renyuans', values)).toEqual({ q: ' 资质 ' })
  expect(formatPageQuery('renyuans', values)).toBe(`?q=${encodeURIComponent('资质')}`)
  expect(formatPageQuery('about', values)).toBe('')
})
