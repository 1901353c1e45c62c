import {
  buildLedgerHeader,
  type Column,
  findColumn,
  isLedgerFigure,
  type LedgerColumn,
  type RecordKind,
  type Sort,
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
function ledgerCells(kind: RecordKind): readonly Cell[] {
  const known = cells.get(kind) ?? buildCells(kind)
  cells.set(kind, known)
  return known
}

/**
 * The columns of the line below the name: the sorted one first, if the row has it nowhere else (LST-07). The usual order
 * of the kind's lists is clear from its columns.
 */
export function columnsBelow(kind: RecordKind, sort?: Sort): readonly Column[] {
  const { below, columns } = kind.list
  const shown = [...below, ...columns.flatMap((column) => [column.key, column.below])]
  const isShown = sort === undefined || sort.key === kind.leadSort?.sort || shown.includes(sort.column)
  const sorted = isShown ? [] : [sort.column]
  return columnsIn(kind, [...sorted, ...below])
}

/** A column of a ledger with content from elsewhere, before the columns of the kind. */
interface ExtraColumn {
  readonly key: string
  readonly header: string
  readonly width: number
}

/** The columns of a ledger that differ from those of its kind's lists. */
export interface LedgerChoice {
  /** The columns of the kind that are shown. */
  readonly only: readonly string[]
  readonly extra: readonly ExtraColumn[]
}

/** The columns of a kind's ledger, all or the chosen ones. */
export function chosenCells(kind: RecordKind, choice?: LedgerChoice): readonly Cell[] {
  return ledgerCells(kind).filter(({ column }) => choice === undefined || choice.only.includes(column.key))
}

/** Width of the last column in px, which contains a star, a distance and a star, or a button that unfolds. */
const widthOfEnd = ({ detailPath, pages }: RecordKind): number => {
  if (detailPath === 'none') return 60
  return pages?.kind === 'labour' ? 124 : 44
}

/** The widths of the columns as CSS; the name takes the remaining width. */
export function ledgerTemplate(kind: RecordKind, choice?: LedgerChoice): string {
  const shown = [...(choice?.extra ?? []), ...chosenCells(kind, choice).map(({ ledger }) => ledger)]
  const widths = shown.map(({ width }) => `${width}px`)
  return ['minmax(0,1fr)', ...widths, `${widthOfEnd(kind)}px`].join(' ')
}
