// Source maps of the published JavaScript.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Sources that the package contains as their values. */
const GENERATED = /src\/(partner\/(calls|schemas)|fake-gateway\/samples)\.ts$/
const WITH_MAP = /\n\/\/# sourceMappingURL=.*\s*$/

const mapsIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.map'))
    .map((name) => join(folder, name))

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The place of a source: in the repository, in its package for code of others, or `generated/`. */
const placeOf = (source) => {
  const path = posix.normalize(source).replace(/^(\.\.\/)+/, '')
  const [, inPackage] = /.*node_modules\/(.*)$/.exec(path) ?? []
  if (inPackage) return `node_modules/${inPackage}`
  const place = path.startsWith('domain/') ? `packages/${path}` : `packages/sdk/${path}`
  return GENERATED.test(path) || !existsSync(join(root, place)) ? `generated/${path}` : place
}

/**
 * Keeps the maps of ES modules, without the text of their sources, which is in the repository under the tag of the
 * version: the text would be a sixth of the package, and the maps of CommonJS have the same sources.
 */
export function trimSourceMaps(folder, { name, version: release }) {
  const sourceRoot = `https://raw.githubusercontent.com/zhushutong/zhushutong/refs/tags/${name}@${release}/`
  for (const path of mapsIn(folder)) {
    const script = path.slice(0, -'.map'.length)
    if (script.endsWith('.cjs')) {
      rmSync(path)
      writeFileSync(script, readFileSync(script, 'utf8').replace(WITH_MAP, '\n'))
      continue
    }
    const { version, sources, mappings } = JSON.parse(readFileSync(path, 'utf8'))
    writeFileSync(path, JSON.stringify({ version, sourceRoot, sources: sources.map(placeOf), mappings }))
  }
}
