import { callsAndJobsIn } from './calls.mjs'
import { createFollower } from './follow.mjs'
import { reach } from './graph.mjs'

const named = (pattern, nameOf) => (file) => {
  const match = pattern.exec(file)
  return match && nameOf(match)
}

/** Entry points, by file path; the SDK's come from its package.json. */
const ROOTS = [
  named(
    /^packages\/web\/src\/app\/screens\/(?:static\/)?([^/]+)\/.*page\.tsx$/,
    ([, name]) => `screen ${name}`,
  ),
  named(
    /^packages\/web\/src\/app\/(error|global-error|not-found|layout)\.tsx$/,
    ([, name]) => `screen ${name}`,
  ),
  named(/^packages\/web\/src\/app\/(.+)\/route\.ts$/, ([, path]) => `address ${path.replace(/\/?\[.*/, '')}`),
  named(/^packages\/console\/src\/main\.tsx$/, () => 'back office'),
  named(/^packages\/web\/src\/proxy\.ts$/, () => 'proxy'),
  named(/^packages\/web\/src\/server\/main\.ts$/, () => 'portal server'),
  named(/^packages\/gateway\/src\/(?:app\/)?main\.ts$/, () => 'gateway'),
  // Loaded by worker threads.
  named(/^packages\/gateway\/src\/app\/tasks\.ts$/, () => 'gateway tasks'),
  named(/^packages\/gateway\/src\/app\/admin\.ts$/, () => 'command admin'),
]

/**
 * Named runners between an entry point and a rule: code behind a runner belongs to it alone, not to every
 * entry that reaches it.
 */
const PARTS = [
  named(/^packages\/web\/src\/screens\/frame\/frame\.tsx$/, () => 'every screen'),
  named(/^packages\/web\/src\/dialogs\/([\w-]+)-dialog\.tsx$/, ([, name]) => `dialog ${name}`),
  named(/^packages\/gateway\/src\/.*\/([\w-]+)\.feature\.ts$/, ([, name]) => `gateway ${name}`),
]

/** The name of a file as an entry point; undefined for other files. */
export const findEntryName = (file) => nameBy(ROOTS, file)

const nameBy = (names, file) => names.map((nameOf) => nameOf(file)).find(Boolean)

const isGateway = (file) => file.startsWith('packages/gateway/')
const areaOf = (file) => /^packages\/gateway\/src\/([\w-]+)\//.exec(file)?.[1] ?? 'gateway'

/**
 * The runners of each declaration of the workspace: names of screens, dialogs, calls, jobs, commands and
 * SDK entries by graph node, each with its distance.
 * @param sdkEntries `[name, file]` of everything that a partner can import
 */
export function readRunners(modules, graph, sdkEntries) {
  const files = [...modules.keys()]
  const roots = [
    ...sdkEntries,
    ...files.flatMap((file) => {
      const name = findEntryName(file)
      return name ? [[name, file]] : []
    }),
  ].map(([name, file]) => ({ name, starts: graph.everything(file) }))
  const reached = reach(
    graph,
    roots.flatMap(({ starts }) => starts),
  )
  const parts = files.flatMap((file) => {
    const name = reached.has(file) ? nameBy(PARTS, file) : null
    return name ? [{ name, starts: graph.everything(file) }] : []
  })
  const follower = createFollower(modules, graph)
  const calls = files
    .filter((file) => isGateway(file) && reached.has(file))
    .flatMap((file) =>
      callsAndJobsIn(modules.get(file), follower, areaOf(file)).map(({ name, code }) => ({
        name,
        starts: code.flatMap((one) => graph.usedBy(one.file, one.node)),
      })),
    )
  // The contract is one table of all calls: running one of them does not run the others.
  const contract = roots.filter(({ name }) => name === 'SDK contract')
  const borders = new Set([...parts, ...contract].flatMap(({ starts }) => starts))
  const runners = new Map()
  for (const { name, starts } of [...roots, ...parts, ...calls]) {
    const own = new Set(starts)
    for (const [node, distance] of reach(graph, starts, (one) => borders.has(one) && !own.has(one))) {
      const known = runners.get(node) ?? new Map()
      runners.set(node, known.set(name, Math.min(distance, known.get(name) ?? Number.POSITIVE_INFINITY)))
    }
  }
  return runners
}
