import { expect, it } from 'vitest'
import { readFirstProgram, SIZE_LIMIT, sizeOf } from '../../bench/lib/bundle-size'
import { partnerTables } from '../../packages/sdk/scripts/partner-tables.mjs'
import { at } from '../../scripts/lib/workspace.mjs'

const program = () => readFirstProgram(at('packages', 'sdk', 'src', 'index.ts'))

it(`a page with the first program of the README loads at most ${SIZE_LIMIT.client} KB at once`, async () => {
  const { atOnce, sources } = await sizeOf(program(), at('packages', 'sdk'), [], [partnerTables])
  expect(atOnce).toBeLessThanOrEqual(SIZE_LIMIT.client)
  expect(sources.filter((path) => /zod|crypto-js|records\/kinds|\.contract\.ts/.test(path))).toEqual([])
})
