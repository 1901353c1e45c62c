import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const rows = readFileSync(join(ROOT, 'docs/SECURITY.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| **'))
  .map((line) => line.slice(2, -2).split(' | '))
  .slice(1)

it('every promise of docs/SECURITY.md names its point, and tests that exist', () => {
  expect(rows.length).toBeGreaterThan(60)
  for (const [point, promise, shownBy] of rows) {
    expect(point && promise, String(point)).toBeTruthy()
    const paths = [...String(shownBy).matchAll(/`([^`]+(?:\.ts|\.tsx|\/))`/g)].map(([, path]) => path)
    expect(paths, point).not.toEqual([])
    const missing = paths.filter(
      (path) => !['', 'packages'].some((base) => existsSync(join(ROOT, base, path))),
    )
    expect(missing, point).toEqual([])
  }
  const points = rows.map(([point]) => point)
  expect(new Set(points).size).toBe(points.length)
})
