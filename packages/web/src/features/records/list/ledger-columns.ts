import {
  buildLedgerHeader,
  type Column,
  findColumn,
  isLedgerFigure,
  type LedgerColumn,
  type RecordKind,
} from '@zhushutong/domain/records'

/** A column of a ledger, with the data shared by all rows. */
export interface Cell {
  readonly column: Column
  readonly below?: Column
  readonly ledger: LedgerColumn
  readonly header: string
  readonly isFigure: boolean
}

export function columnsIn(kind: RecordKind, keys: readonly string[]): Column[] {
  return keys.map((key) => findColumn(kind, key)).filter((column) => column !== undefined)
}

const cells = new WeakMap<RecordKind, readonly Cell[]>()

const buildCells = (kind: RecordKind): readonly Cell[] =>
  kind.list.columns.flatMap((ledger): Cell[] => {
    const column = findColumn(kind, ledger.key)
    if (!column) return []
    const below = ledger.below === undefined ? undefined : findColumn(kind, ledger.below)
    const header = buildLedgerHeader(column, ledger)
    return [{ column, below, ledger, header, isFigure: isLedgerFigure(column, ledger) }]
  })

/** The columns of a kind's ledger besides the name, computed once for all rows (LST-01). */
export function ledgerCells(kind: RecordKind): readonly Cell[] {
  const known = cells.get(kind) ?? buildCells(kind)
  cells.set(kind, known)
  return known
}

/** Width of the last column in px, which contains a star, a distance and a star, or a button that unfolds. */
const widthOfEnd = ({ detailPath, pages }: RecordKind): number => {
  if (detailPath === 'none') return 60
  return pages?.kind === 'labour' ? 124 : 44
}

/** The widths of the columns as CSS; the name takes the remaining width. */
export function ledgerTemplate(kind: RecordKind): string {
  const widths = ledgerCells(kind).map(({ ledger }) => `${ledger.width}px`)
  return ['minmax(0,1fr)', ...widths, `${widthOfEnd(kind)}px`].join(' ')
}
