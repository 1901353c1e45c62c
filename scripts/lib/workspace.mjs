import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Refusal } from './say.mjs'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
/** The folder for files that may be deleted at any time: build stamps, locks, generated files. */
export const cache = join(root, '.cache')
export const at = (...parts) => join(root, ...parts)
export const manifest = JSON.parse(readFileSync(at('package.json'), 'utf8'))

const OLDEST_NODE = [20, 19]

export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  const [needMajor, needMinor] = OLDEST_NODE
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return
  throw new Refusal(
    `需要 Node.js ${OLDEST_NODE.join('.')} 或更高版本，当前是 ${version}（https://nodejs.org）`,
  )
}

export const tool = (name) => at('node_modules', '.bin', name)
