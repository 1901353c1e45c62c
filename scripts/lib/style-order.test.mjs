import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findLostRules } from './style-order.mjs'

const ROOT = join(import.meta.dirname, '../..')
const PHONE = '@media (width < 48rem)'

it('a rule for some screens is beside its base rule, and after it', () => {
  const files = execFileSync('git', ['ls-files', 'packages/*.css'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const names = files.trim().split('\n')
  expect(names.length).toBeGreaterThan(30)
  const sheets = Object.fromEntries(names.map((name) => [name, readFileSync(join(ROOT, name), 'utf8')]))
  expect(findLostRules(sheets)).toEqual([])
})

it('a rule in another file than its base, before it, or in a layer below it is found', () => {
  const base = '@layer components { .band { display: grid; grid-template: none / 1fr 1fr } }'
  const narrow = `@layer components { ${PHONE} { .list .row, .band:hover, .band { grid-template-columns: 1fr; } } }`
  expect(findLostRules({ 'a.css': base, 'b.css': narrow })).toEqual([`b.css ${PHONE} .band ← a.css .band`])
  expect(findLostRules({ 'a.css': `${narrow}${base}` })).toHaveLength(1)
  expect(findLostRules({ 'a.css': `.band { grid-template-columns: none }${narrow}` })).toHaveLength(1)
  expect(findLostRules({ 'a.css': `${base}${narrow}` })).toEqual([])
})
