import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

it('the example in the README is the one that runs as a test, in at most ten lines', () => {
  const example = read('examples/search.mjs')
  expect(read('README.md')).toContain(`\`\`\`js\n${example}\`\`\``)
  expect(example.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(10)
})
