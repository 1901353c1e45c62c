import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length
/** An example too long for the README: a larger program based on it. */
const BESIDE = 'partner.mjs'

const recipes = readdirSync(new URL('../examples/', import.meta.url)).filter((name) => name !== BESIDE)

it.each(recipes)('the README contains %s exactly as tested', (name) => {
  expect(read('README.md')).toContain(`\`\`\`js\n${read(`examples/${name}`)}\`\`\``)
})

it('the README shows no other program, its first is of ten lines at most, and the longest of sixty', () => {
  expect(read('README.md').match(/^```js$/gm)).toHaveLength(recipes.length)
  expect(linesOf(read('examples/search.mjs'))).toBeLessThanOrEqual(10)
  expect(linesOf(read(`examples/${BESIDE}`))).toBeLessThanOrEqual(60)
})
