import { reach } from './graph.mjs'

/** Maximum number of names shown for a rule. */
const MOST_NAMES = 3

/** The display order. */
const KINDS = [
  'screen',
  'dialog',
  'call',
  'job',
  'back office',
  'command',
  'proxy',
  'SDK',
  'address',
  'portal server',
  'gateway',
]

/** The kind at the start of a runner's name. */
export function kindOf(name) {
  const known = name === 'every screen' ? 'screen' : KINDS.find((kind) => `${name} `.startsWith(`${kind} `))
  if (!known) throw new Error(`no kind of runner: ${name}`)
  return known
}

/**
 * The most significant names: per kind the runner with most of the rule's exports and the shortest
 * distance, if it runs at least half as much as the best.
 */
function namesOf(found) {
  const sorted = [...found].sort(
    ([a, one], [b, other]) =>
      other.homes - one.homes || one.nearest - other.nearest || a.localeCompare(b, 'en'),
  )
  const most = sorted[0]?.[1].homes ?? 0
  const best = new Map()
  for (const [name, { homes }] of sorted)
    if (!best.has(kindOf(name)) && homes * 2 >= most) best.set(kindOf(name), name)
  // A feature is named only if none of its calls and jobs runs the rule: other code of it does, such as a
  // gate.
  if (best.has('call') || best.has('job')) best.delete('gateway')
  return KINDS.flatMap((kind) => best.get(kind) ?? []).slice(0, MOST_NAMES)
}

/**
 * The runners of each rule and each exported value of the domain.
 * @param exports from readSources, by paths relative to the domain's sources
 * @param workspace from readWorkspace
 * @returns `runBy(id)`: the names of a rule's runners, one of each kind; `unused`: the exported values
 * without a use by runners or by the code of a planned rule
 */
export function readRuns({ rules }, exports, { modules, graph, runners }) {
  const fileOf = ({ file }) => `packages/domain/src/${file}`
  const nodeOf = (one) => `${fileOf(one)}#${one.name}`
  const values = exports.filter((one) => modules.get(fileOf(one))?.declarations.has(one.name))

  const runBy = (id) => {
    const found = new Map()
    for (const home of values.filter((one) => one.ids.includes(id)))
      for (const [name, steps] of runners.get(nodeOf(home)) ?? []) {
        const { homes, nearest } = found.get(name) ?? { homes: 0, nearest: steps }
        found.set(name, { homes: homes + 1, nearest: Math.min(nearest, steps) })
      }
    return namesOf(found)
  }

  const planned = new Set(rules.flatMap((rule) => (rule.planned ? [rule.id] : [])))
  const waiting = values.filter(({ ids }) => ids.some((id) => planned.has(id))).map(nodeOf)
  const waitedFor = reach(graph, waiting)
  const unused = values.filter((one) => !runners.has(nodeOf(one)) && !waitedFor.has(nodeOf(one)))
  return { runBy, unused }
}
