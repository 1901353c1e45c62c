// Source maps of the published JavaScript.
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const WITH_MAP = /\n\/\/# sourceMappingURL=.*\s*$/

const mapsIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.map'))
    .map((name) => join(folder, name))

/** A source's place in the repository, or its package for code of others. */
const placeOf = (source) => {
  const path = posix.normalize(source).replace(/^(\.\.\/)+/, '')
  const [, inPackage] = /.*node_modules\/(.*)$/.exec(path) ?? []
  if (inPackage) return `node_modules/${inPackage}`
  return path.startsWith('domain/') ? `packages/${path}` : `packages/sdk/${path}`
}

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
    const { version, sources, sourcesContent, mappings } = JSON.parse(readFileSync(path, 'utf8'))
    const places = sources.map(placeOf)
    const texts = places.map((place, i) =>
      place.startsWith('node_modules/') ? null : (sourcesContent?.[i] ?? null),
    )
    writeFileSync(path, JSON.stringify({ version, sources: places, sourcesContent: texts, mappings }))
  }
  return mapsIn(folder).reduce((sum, path) => sum + statSync(path).size, 0)
}
