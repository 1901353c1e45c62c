import { usesOf } from './modules.mjs'

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

function joined(folder, specifier) {
  const parts = folder.split('/')
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/**
 * The graph of uses between modules. A node is `file#name`, a declaration, or `file`, the load-time code of
 * the module.
 * @param modules by path, from parseModule
 * @param packageModules `(specifier, from) => paths` of an import that is not relative; none outside the
 * workspace
 */
export function createGraph(modules, packageModules) {
  const modulesAt = (file, specifier) => {
    const paths = specifier.startsWith('.')
      ? [joined(file.slice(0, file.lastIndexOf('/')), specifier)]
      : packageModules(specifier, file)
    return paths.flatMap(
      (path) => ENDINGS.map((ending) => path + ending).find((one) => modules.has(one)) ?? [],
    )
  }

  /** The nodes behind an exported name, through barrels. */
  function exported(file, name, seen = new Set()) {
    const key = `${file}#${name}`
    if (seen.has(key)) return []
    seen.add(key)
    const { exports, stars } = modules.get(file)
    const known = exports.get(name)
    if (known) return known.from ? imported(file, known, seen) : local(file, known.name, seen)
    return stars.flatMap((from) => modulesAt(file, from)).flatMap((target) => exported(target, name, seen))
  }

  const everything = (file, seen = new Set()) => {
    const { exports, stars } = modules.get(file)
    return [
      file,
      ...[...exports.keys()].flatMap((name) => exported(file, name, seen)),
      ...stars.flatMap((from) => modulesAt(file, from)).flatMap((target) => everything(target, seen)),
    ]
  }

  const imported = (file, { from, name }, seen) =>
    modulesAt(file, from).flatMap((target) =>
      name ? exported(target, name, seen) : everything(target, seen),
    )

  function local(file, name, seen) {
    const module = modules.get(file)
    if (module.declarations.has(name)) return [`${file}#${name}`]
    const known = module.imports.get(name)
    return known ? imported(file, known, seen) : []
  }

  /** The nodes that code of a module uses. */
  const usedBy = (file, code) =>
    usesOf(code).flatMap(({ name, from }) => (from ? imported(file, { from }) : local(file, name)))

  function next(node) {
    const [file, name] = node.split('#')
    const module = modules.get(file)
    if (name) return [file, ...module.declarations.get(name).flatMap((code) => usedBy(file, code))]
    return [
      ...module.loads.flatMap((from) => modulesAt(file, from)),
      ...module.effects.flatMap((code) => usedBy(file, code)),
    ]
  }

  const cache = new Map()
  const edges = (node) => {
    if (!cache.has(node)) cache.set(node, [...new Set(next(node))])
    return cache.get(node)
  }
  return { edges, everything, usedBy }
}

/** Every reachable node, with its distance; the search does not continue beyond `stops`. */
export function reach({ edges }, starts, stops = () => false) {
  const found = new Map(starts.map((node) => [node, 0]))
  for (const [node, distance] of found) {
    if (stops(node)) continue
    for (const next of edges(node)) if (!found.has(next)) found.set(next, distance + 1)
  }
  return found
}
