import { guessKind, type MappingFile, proposeMapping } from '@zhushutong/domain/data-import'
import { columnsOf, findColumn, formatValue, type RecordKind } from '@zhushutong/domain/records'
import { recogniseShape, type Shape, shapeOfMapping, type Values } from '../shapes'
import { type Fields, type SourceRow, UnusableFile } from '../source'
import { flattenFields, listFields } from './list-fields'

const SHOWN = 10

const readableRows = (rows: readonly SourceRow[]) => rows.flatMap((row) => ('value' in row ? [row] : []))

const proposalOf = (kind: RecordKind, rows: readonly Fields[]) => {
  const flat = rows.map(flattenFields)
  return proposeMapping(
    kind,
    listFields(flat).map(({ header }) => header),
    flat,
  )
}

/** The kind of a file by its first rows; null where none is certain (DAT-58). */
export function guessKindOfRows(rows: readonly SourceRow[]): RecordKind | null {
  const flat = readableRows(rows).map(({ value }) => flattenFields(value))
  return guessKind(
    listFields(flat).map(({ header }) => header),
    flat,
  )
}

/** The shape of a mapping, or the error in it. */
const shapeIn = (mapping: MappingFile, kind: RecordKind): Shape | { readonly problem: string } => {
  try {
    return shapeOfMapping(JSON.stringify(mapping), kind)
  } catch (error) {
    if (error instanceof UnusableFile) return { problem: error.message.replace(/^映射文件：/, '') }
    throw error
  }
}

const cellOf = (kind: RecordKind, key: string, values: Values): string => {
  const column = findColumn(kind, key)
  const value = values[key]
  if (!column || value === undefined) return ''
  if (column.type === 'table') return Array.isArray(value) ? `${value.length} 行` : ''
  return value === null ? '' : formatValue(column, value, values)
}

const LONG = 120
const shorten = (text: string) => (text.length > LONG ? `${text.slice(0, LONG)}…` : text)

const previewRow = (shape: Shape, keys: readonly string[], row: SourceRow) => {
  const refuse = (reason: string) => ({ line: row.line, cells: [], refused: reason, warnings: [] })
  if (!('value' in row)) return refuse(row.problem)
  const reading = shape.read(row.value, row.line)
  if ('rejected' in reading) return refuse(reading.rejected.reason)
  const { values, remarks } = reading.draft
  return {
    line: row.line,
    cells: keys.map((key) => shorten(cellOf(shape.kind, key, values))),
    refused: null,
    warnings: remarks.map(({ field, reason }) => (field === '' ? reason : `${field}：${reason}`)),
  }
}

/** The columns that a shape fills in these rows, in the order of the kind. */
const keysIn = (shape: Shape, rows: readonly SourceRow[]): readonly string[] => {
  const filled = new Set(
    readableRows(rows).flatMap(({ value, line }) => {
      const reading = shape.read(value, line)
      return 'draft' in reading ? Object.keys(reading.draft.values) : []
    }),
  )
  return columnsOf(shape.kind).flatMap(({ key }) =>
    filled.has(key) && key !== 'sourcePlatform' ? [key] : [],
  )
}

/**
 * The first rows of a file as a mapping reads them. null: as a format that imports know; undefined: as such a format, or by
 * the proposal from the headers.
 */
export function previewRows(
  kind: RecordKind,
  rows: readonly SourceRow[],
  wanted: MappingFile | null | undefined,
) {
  const readable = readableRows(rows)
  const [first] = readable
  const known = first ? recogniseShape(first.value, kind) : null
  const isKnown = known !== null && (wanted === undefined || wanted === null)
  const proposal = proposalOf(
    kind,
    readable.map(({ value }) => value),
  )
  const mapping = isKnown ? null : (wanted ?? proposal.file)
  const shape = known !== null && isKnown ? known : shapeIn(mapping ?? proposal.file, kind)
  const isReadable = 'read' in shape
  const shown = rows.slice(0, SHOWN)
  const keys = isReadable ? keysIn(shape, shown) : []
  return {
    recognised: isKnown && isReadable ? shape.title : null,
    mapping,
    fields: listFields(readable.map(({ value }) => flattenFields(value))),
    notes: wanted === undefined && !isKnown ? [...proposal.notes] : [],
    problem: isReadable ? null : shape.problem,
    columns: keys.map((key) => ({ key, label: findColumn(kind, key)?.label ?? key })),
    rows: isReadable ? shown.map((row) => previewRow(shape, keys, row)) : [],
  }
}
