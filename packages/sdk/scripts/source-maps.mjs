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

/** The text of an own source; null for code of others and for generated code. */
const textOf = (place) => (place.startsWith('packages/') ? readFileSync(join(root, place), 'utf8') : null)

/**
 * Keeps the maps of ES modules, each with the text of the SDK's own sources. CommonJS has the same sources, and code
 * of others is read in its own package: with both, the maps would be larger than the package.
 */
export function trimSourceMaps(folder) {
  for (const path of mapsIn(folder)) {
    const script = path.slice(0, -'.map'.length)
    if (script.endsWith('.cjs')) {
      rmSync(path)
      writeFileSync(script, readFileSync(script, 'utf8').replace(WITH_MAP, '\n'))
      continue
    }
    const { version, sources, mappings } = JSON.parse(readFileSync(path, 'utf8'))
    const places = sources.map(placeOf)
    const texts = places.map(textOf)
    writeFileSync(path, JSON.stringify({ version, sources: places, sourcesContent: texts, mappings }))
  }
}
