import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findUses, isTest } from './modules.mjs'

/** Files that a framework or a tool reads by their path: pages, configurations, tables, threads. */
const READ_BY_TOOLS =
  /^packages\/web\/src\/(app\/.*\/?(page|layout|default|loading|route|error|global-error|not-found)|proxy)\.tsx?$|\.(config|setup|table|d)\.m?ts$|\.(worker|fixture)\.mjs$|-setup\.ts$|\/testing\/index\.ts$/

/** Types that the SDK's declarations infer, and could not name without an export. */
const INFERRED = new Set(['FilterBase', 'OptionsFilter'])

/** The sources of what the SDK publishes: partners import names that no folder here does. */
export function listPublished(root) {
  const { exports, publishConfig } = JSON.parse(readFileSync(join(root, 'packages/sdk/package.json'), 'utf8'))
  return Object.entries(exports)
    .filter(([name]) => name in publishConfig.exports)
    .flatMap(([, target]) => (typeof target === 'string' ? [target] : Object.values(target)))
    .map((file) => join('packages/sdk', file))
}

/**
 * Finds exports without use, as [path, name, fault]: names of an `index.ts` that no other folder imports, names
 * that no other file imports, and names that only tests import and their own file does not use either.
 */
export function findIdleExports(modules, published) {
  const uses = findUses(modules)
  const judge = (path, name, text) => {
    const importers = ['*', name]
      .flatMap((key) => uses.get(path).get(key) ?? [])
      .filter((from) => from !== path)
    if (path.endsWith('/index.ts'))
      return importers.every((from) => from.startsWith(`${dirname(path)}/`)) && '没有别的目录用到'
    if (!importers.length && !INFERRED.has(name)) return '没有别的文件用到'
    const isUsedHere = text.split(name).length > 2
    return (
      path.startsWith('packages/') &&
      !isTest(path) &&
      importers.length > 0 &&
      importers.every(isTest) &&
      !isUsedHere &&
      '只有测试用到'
    )
  }
  return [...modules]
    .filter(([path]) => !READ_BY_TOOLS.test(path) && !published.includes(path))
    .flatMap(([path, { exports, text }]) =>
      exports.flatMap(([name]) => {
        const fault = judge(path, name, text)
        return fault ? [[path, name, fault]] : []
      }),
    )
}
