import { PLACEMENTS } from '../src/distribution/placements'

/** A node of `explain (verbose, format json)`. */
export interface PlanNode {
  readonly 'Node Type': string
  readonly 'Parent Relationship'?: string
  readonly 'Relation Name'?: string
  readonly Alias?: string
  readonly 'Join Type'?: string
  readonly Operation?: string
  readonly 'Grouping Sets'?: unknown
  readonly Plans?: readonly PlanNode[]
}

interface Scan {
  readonly alias: string
  /** The distribution column. */
  readonly column: string
}

interface Equality {
  readonly left: Scan
  readonly right: Scan
}

const JOINS = ['Nested Loop', 'Hash Join', 'Merge Join']
/** Nodes that need all rows of a subquery: a distributed database collects these before it reads on. */
const COLLECTS = [
  'Aggregate',
  'WindowAgg',
  'Unique',
  'Limit',
  'SetOp',
  'Append',
  'Merge Append',
  'Group',
  'ProjectSet',
]
const CONDITIONS = [
  'Hash Cond',
  'Merge Cond',
  'Join Filter',
  'Index Cond',
  'Recheck Cond',
  'Filter',
  'One-Time Filter',
]

const isSeparate = ({ 'Parent Relationship': place }: PlanNode) => place === 'InitPlan' || place === 'SubPlan'
const childrenOf = ({ Plans = [] }: PlanNode) => Plans.filter((child) => !isSeparate(child))
const subplansOf = ({ Plans = [] }: PlanNode) => Plans.filter(isSeparate)

function* walk(node: PlanNode): Generator<PlanNode> {
  yield node
  for (const child of node.Plans ?? []) yield* walk(child)
}

const scanOf = (node: PlanNode): Scan[] => {
  const { 'Relation Name': name = '', Alias: alias = name } = node
  const placement = PLACEMENTS.get(name)
  return placement?.class === 'distributed' && !node.Operation ? [{ alias, column: placement.column }] : []
}

/** The distributed tables whose rows a node hands on without collecting them first. */
const scansOf = (node: PlanNode): Scan[] =>
  COLLECTS.includes(node['Node Type']) ? [] : [...scanOf(node), ...childrenOf(node).flatMap(scansOf)]

const allScans = (node: PlanNode): Scan[] => [...scanOf(node), ...childrenOf(node).flatMap(allScans)]

const conditionsOf = (node: PlanNode): string =>
  CONDITIONS.map((key) => (node as unknown as Record<string, unknown>)[key] ?? '').join(' ')

const COLUMN = String.raw`\(*"?(\w+)"?\."?(\w+)"?\)*(?:::\w+)?`
const EQUALITY = new RegExp(`${COLUMN} = ${COLUMN}`, 'g')

const equalitiesIn = (text: string): Equality[] =>
  [...text.matchAll(EQUALITY)].map(([, a = '', b = '', c = '', d = '']) => ({
    left: { alias: a, column: b },
    right: { alias: c, column: d },
  }))

const isOn = (scans: readonly Scan[], { alias, column }: Scan) =>
  scans.some((scan) => scan.alias === alias && scan.column === column)

/** Two tables are joined by an id; for rows without a partner, as in an outer join, by the ids of both. */
const checkJoin = (node: PlanNode): string[] => {
  const [outer, inner] = childrenOf(node)
  if (!outer || !inner) return []
  const [left, right] = [scansOf(outer), scansOf(inner)]
  if (left.length === 0 || right.length === 0) return []
  const conditions = [node, ...walk(inner)].map(conditionsOf).join(' ')
  const all = [...left, ...right]
  const hits = equalitiesIn(conditions)
    .filter((each) => new Set([each.left.alias, each.right.alias]).size === 2)
    .map((each) => Number(isOn(all, each.left)) + Number(isOn(all, each.right)))
  const needed = ['Inner', 'Semi'].includes(node['Join Type'] ?? 'Inner') ? 1 : 2
  return hits.some((hit) => hit >= needed) ? [] : ['joins records otherwise than by id']
}

/** Columns of rows outside of a subquery that its conditions name. */
const findOuterAliases = (node: PlanNode): string[] => {
  const own = new Set([...walk(node)].map(({ Alias }) => Alias))
  const text = [...walk(node)].map(conditionsOf).join(' ')
  return [...text.matchAll(/\b(\w+)\.\w+/g)].map(([, alias = '']) => alias).filter((alias) => !own.has(alias))
}

/** A subquery for each row may read the records of that row's id only. */
const checkCorrelated = (node: PlanNode): string[] => {
  const scans = allScans(node)
  if (scans.length === 0 || findOuterAliases(node).length === 0) return []
  const byId = equalitiesIn([...walk(node)].map(conditionsOf).join(' ')).some(
    ({ left, right }) => isOn(scans, left) || isOn(scans, right),
  )
  const isLimited = [...walk(node)].some(({ 'Node Type': type }) => type === 'Limit')
  return byId && !isLimited ? [] : ['runs a subquery over records for each row']
}

const checkNode = (node: PlanNode): string[] => {
  const type = node['Node Type']
  const inner = childrenOf(node)
  const correlated = [
    ...subplansOf(node).filter((plan) => plan['Parent Relationship'] === 'SubPlan'),
    ...(type === 'Nested Loop'
      ? [...walk(inner[1] ?? node)].filter((n) => COLLECTS.includes(n['Node Type']))
      : []),
  ]
  const others = node.Operation === 'Update' || node.Operation === 'Delete' ? inner.flatMap(allScans) : []
  const isTarget = PLACEMENTS.get(node['Relation Name'] ?? '')?.class === 'distributed'
  return [
    ...(JOINS.includes(type) ? checkJoin(node) : []),
    ...correlated.flatMap(checkCorrelated),
    ...(node['Grouping Sets'] && inner.flatMap(scansOf).length > 0 ? ['groups records by several sets'] : []),
    ...(type === 'LockRows' && inner.flatMap(scansOf).length > 0 ? ['locks records of several servers'] : []),
    ...(isTarget && others.length > 1 ? ['changes records by a query over records'] : []),
  ]
}

/** Lists the parts of a plan of one server that a distributed planner refuses (docs/OPERATIONS.md). */
export function findRefused(plan: PlanNode): string[] {
  return [...new Set([...walk(plan)].flatMap(checkNode))]
}
