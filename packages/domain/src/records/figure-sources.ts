import type { StoredRecord } from './catalogue/column'
import type { RecordKind } from './catalogue/kind'
import { tender } from './kinds/bidding/tender.kind'
import { winning } from './kinds/bidding/winning.kind'
import { agency } from './kinds/company/agency.kind'
import { company } from './kinds/company/company.kind'
import { credit } from './kinds/company/credit.kind'
import { owner } from './kinds/company/owner.kind'
import { engineering } from './kinds/performance/engineering.kind'
import { shengting } from './kinds/performance/shengting.kind'
import { siku } from './kinds/performance/siku.kind'
import { person } from './kinds/person/person.kind'

/**
 * Records that figures are computed from, and the place of the ids of the records with the figures: a reference filter, or
 * a column of cells in a table.
 */
export type FigureSource =
  | { readonly kind: RecordKind; readonly filter: string }
  | { readonly kind: RecordKind; readonly table: string; readonly cell: string }

/** A kind with figures computed from other records. Its figures depend on its own values too. */
export interface FigureKind {
  readonly kind: RecordKind
  readonly sources: readonly FigureSource[]
}

const from = (kind: RecordKind, filter: string): FigureSource => ({ kind, filter })
const managersIn = (kind: RecordKind): FigureSource => ({ kind, table: 'permits', cell: 'managerId' })

/** The kinds with computed figures, in the order of their computation. */
export const FIGURE_KINDS: readonly FigureKind[] = [
  {
    kind: company,
    sources: [
      from(tender, 'winner'),
      from(tender, 'bidder'),
      from(winning, 'company'),
      from(winning, 'bidder'),
      from(person, 'company'),
      from(credit, 'company'),
    ],
  },
  { kind: owner, sources: [from(tender, 'owner'), from(winning, 'owner')] },
  { kind: agency, sources: [from(tender, 'agency'), from(winning, 'agency')] },
  {
    kind: person,
    sources: [from(winning, 'person'), from(engineering, 'person'), managersIn(siku), managersIn(shengting)],
  },
  { kind: credit, sources: [] },
]

/** A record with computed figures. */
export interface FigureOwner {
  readonly kind: string
  readonly id: string
}

const idsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string' && id !== '')

const namedBy = (record: StoredRecord, source: FigureSource): string[] => {
  if ('table' in source) {
    const rows = record[source.table]
    return Array.isArray(rows) ? idsIn(rows.map((row) => (row as StoredRecord)[source.cell])) : []
  }
  const column = source.kind.filters.find(({ key }) => key === source.filter)?.column
  return column === undefined ? [] : idsIn(record[column])
}

/**
 * The records whose figures depend on a record: itself, and those that its references name (DAT-70). After a change both
 * the values before and the values after count.
 */
export function listFigureOwners(kind: RecordKind, record: StoredRecord): readonly FigureOwner[] {
  return FIGURE_KINDS.flatMap((figures) => {
    const ids = figures.kind === kind ? [record.id] : []
    const named = figures.sources.filter((source) => source.kind === kind)
    return [...new Set([...ids, ...named.flatMap((source) => namedBy(record, source))])].map((id) => ({
      kind: figures.kind.kind,
      id,
    }))
  })
}
