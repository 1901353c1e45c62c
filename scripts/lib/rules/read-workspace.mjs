import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRunners } from './entries.mjs'
import { createGraph } from './graph.mjs'
import { parseModule } from './modules.mjs'

const SOURCES = ['domain/src', 'sdk/src', 'gateway/src', 'ui/src', 'web/src', 'console/src']
const isSource = (path) =>
  /\.tsx?$/.test(path) && !/(?:\.test|\.fixture|\.d)\.tsx?$|(?:^|\/)testing\//.test(path)

const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
    : []

/**
 * The entries of the SDK as [name, file, isPublished]: `SDK`, `SDK payment`; partners can import only
 * published ones.
 */
function sdkEntriesIn(root) {
  const manifest = join(root, 'packages/sdk/package.json')
  const { exports = {}, publishConfig } = existsSync(manifest)
    ? JSON.parse(readFileSync(manifest, 'utf8'))
    : {}
  const published = publishConfig?.exports ?? exports
  return Object.entries(exports).flatMap(([path, target]) =>
    (typeof target === 'string' ? [target] : Object.values(target)).map((file) => [
      path === '.' ? 'SDK' : `SDK ${path.slice(2)}`,
      join('packages/sdk', file),
      path in published,
    ]),
  )
}

/** Resolves a non-relative import by the aliases of the workspace's packages. */
const packageModules = (sdkEntries) => (specifier) => {
  const [, web] = /^@\/(.+)/.exec(specifier) ?? []
  if (web) return [`packages/web/src/${web}`]
  const [, ui] = /^@zhushutong\/ui\/(.+)/.exec(specifier) ?? []
  if (ui) return [`packages/ui/src/${ui}`]
  const [, domain] = /^@zhushutong\/domain\/(.+)/.exec(specifier) ?? []
  if (domain) return [`packages/domain/src/${domain}`]
  const [, sdk] = /^@zhushutong\/sdk(?:$|\/(.+))/.exec(specifier) ?? []
  const name = sdk ? `SDK ${sdk}` : 'SDK'
  return specifier.startsWith('@zhushutong/sdk')
    ? sdkEntries.flatMap(([entry, file]) => (entry === name ? [file] : []))
    : []
}

/** Every non-test module of the workspace, its uses and its runners, by relative path. */
export function readWorkspace(root) {
  const paths = SOURCES.flatMap((folder) =>
    filesIn(join(root, 'packages', folder))
      .filter(isSource)
      .map((path) => `packages/${folder}/${path}`),
  ).sort()
  const modules = new Map(
    paths.map((path) => [path, parseModule(path, readFileSync(join(root, path), 'utf8'))]),
  )
  const sdkEntries = sdkEntriesIn(root)
  const published = sdkEntries.filter(([, , isPublished]) => isPublished)
  const graph = createGraph(modules, packageModules(sdkEntries))
  return { modules, graph, runners: readRunners(modules, graph, published) }
}
