import { expect, it } from 'vitest'
import { compilePattern, matchPattern } from './pattern'

const paramsAt = (pattern: string, path: string) => matchPattern(compilePattern(pattern), path)

it('NAV-07 a type is one of the sub-lists of its kind, or any folder where the kind has none', () => {
  expect(paramsAt('/renyuan/:type?/:id.html', '/renyuan/aqsl/a1.html')).toEqual({ type: 'aqsl', id: 'a1' })
  expect(paramsAt('/renyuan/:type?/:id.html', '/renyuan/other/a1.html')).toBeNull()
  for (const segment of ['zhongbiao', 'nothing'])
    expect(paramsAt(`/${segment}/:type/`, `/${segment}/any/`)).toEqual({ type: 'any' })
})
