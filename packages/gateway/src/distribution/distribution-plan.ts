import type { Placement } from './placements'

/** A table as it is in the database. */
export interface TableState {
  readonly name: string
  readonly class: Placement['class']
  /** The distribution column of a distributed table. */
  readonly column: string | null
  /** True when rows from before its distribution still take space on the coordinator. */
  readonly hasLeftover: boolean
  readonly foreignKeys: readonly ForeignKey[]
}

interface ForeignKey {
  readonly name: string
  /** The table that it refers to. */
  readonly to: string
}

export type Step =
  | { readonly do: 'drop-key'; readonly table: string; readonly key: string; readonly to: string }
  | { readonly do: 'distribute'; readonly table: string; readonly column: string }
  | { readonly do: 'replicate'; readonly table: string }
  | { readonly do: 'clear'; readonly table: string }

/** A table with its declared place. */
export interface PlannedTable {
  readonly state: TableState
  readonly placement: Placement
}

export interface DistributionPlan {
  readonly tables: readonly PlannedTable[]
  readonly steps: readonly Step[]
  /** Tables without a declared place. */
  readonly unknown: readonly string[]
  /** Tables that are placed otherwise than declared, which no step mends. */
  readonly misplaced: readonly TableState[]
}

const isPlaced = ({ state, placement }: PlannedTable): boolean =>
  state.class === placement.class && (placement.class !== 'distributed' || state.column === placement.column)

const stepsOf = (planned: PlannedTable): Step[] => {
  const { state, placement } = planned
  const { name: table } = state
  if (placement.class === 'local') return []
  const clear: Step = { do: 'clear', table }
  if (isPlaced(planned)) return state.hasLeftover ? [clear] : []
  const keys = state.foreignKeys.map(({ name, to }): Step => ({ do: 'drop-key', table, key: name, to }))
  if (placement.class === 'reference') return [...keys, { do: 'replicate', table }]
  return [...keys, { do: 'distribute', table, column: placement.column }, clear]
}

/**
 * The steps from the present places of the tables to the declared ones. Each table is done by itself, so a plan that
 * was cut off goes on with the rest.
 */
export function planDistribution(
  states: readonly TableState[],
  placements: ReadonlyMap<string, Placement>,
): DistributionPlan {
  const tables = states.flatMap((state) => {
    const placement = placements.get(state.name)
    return placement ? [{ state, placement }] : []
  })
  return {
    tables,
    steps: tables.flatMap(stepsOf),
    unknown: states.filter(({ name }) => !placements.has(name)).map(({ name }) => name),
    misplaced: tables
      .filter((table) => table.state.class !== 'local' && !isPlaced(table))
      .map(({ state }) => state),
  }
}
