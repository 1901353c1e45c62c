import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './workspace.mjs'

const IGNORED = new Set([
  'node_modules',
  'dist',
  '.next',
  '.cache',
  '.data',
  'coverage',
  'next-env.d.ts',
  'THIRD-PARTY-LICENSES',
])
const TEST = /\.(test|spec|fixture|setup)\.(tsx?|mjs)$/

function* files(path) {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) {
    yield path
    return
  }
  for (const name of readdirSync(path).sort()) {
    if (!IGNORED.has(name) && !TEST.test(name) && !name.endsWith('.tsbuildinfo'))
      yield* files(join(path, name))
  }
}

/**
 * One hash over names and contents of files and folders (without tests and build results), and some extra
 * words.
 */
export function fingerprint(paths, words = [], base = root) {
  const hash = createHash('sha256')
  for (const word of words) hash.update(`${word}\n`)
  for (const path of paths) {
    for (const file of files(path)) hash.update(`${relative(base, file)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}
