import { beforeEach, expect, it } from 'vitest'
import { rememberVisit, visitedPaths } from './visited-rows'

beforeEach(() => localStorage.clear())

it('remembers what was opened, the newest 400, each once', () => {
  for (let i = 0; i < 402; i++) rememberVisit(`/qiye/${i}/`)
  rememberVisit('/qiye/2/')
  const visited = visitedPaths()
  expect(visited.size).toBe(400)
  expect([visited.has('/qiye/1/'), visited.has('/qiye/2/'), [...visited].at(-1)]).toEqual([
    false,
    true,
    '/qiye/2/',
  ])
})

it('a store that holds something else is empty', () => {
  for (const stored of ['{', '1', '{"a":1}', '[1,2]']) {
    localStorage.setItem('visited-records', stored)
    expect(visitedPaths().size).toBe(0)
  }
})
