import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { findIdleExports } from './exports.mjs'
import { readModules } from './modules.mjs'

const SOURCES = {
  'buy/index.ts': "export { buy, type Order } from './buy'\nexport { poll } from './poll'",
  'buy/buy.ts':
    "import { LIMIT } from './limit'\nexport type Order = 1\nexport const buy = () => LIMIT\nexport const here = 1",
  'buy/limit.ts': 'export const LIMIT = 3\nexport function dead() {}\nexport const used = () => used',
  'buy/poll.ts': 'export async function poll() {}\nexport default class Poller {}',
  'buy/buy.test.ts': "import { poll } from './index'\nimport { dead, used } from './limit'",
  'shop/shop.ts': "import * as buy from '../buy'\nbuy.buy()",
  'shop/late.ts': "const poller = import('../buy/poll')",
  'shop/orders.table.ts': 'export const orders = 1',
}

it('finds exports of an index, of a file and of a test that nothing else uses', () => {
  const root = mkdtempSync(join(tmpdir(), 'exports-'))
  try {
    for (const [path, text] of Object.entries(SOURCES)) {
      const file = join(root, 'packages', path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    execFileSync('git', ['init', '--quiet'], { cwd: root })
    const faults = (published) =>
      findIdleExports(readModules(root), published).map(([path, name]) => `${path} ${name}`)
    expect(faults([])).toEqual([
      'packages/buy/buy.ts here',
      'packages/buy/index.ts Order',
      'packages/buy/index.ts poll',
      'packages/buy/limit.ts dead',
    ])
    expect(faults(['packages/buy/index.ts', 'packages/buy/buy.ts'])).toEqual(['packages/buy/limit.ts dead'])
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
