import { type MappedColumn, type MappingFile, PARSE_NAMES } from '@zhushutong/domain/data-import'
import { type Column, findColumn, type RecordKind } from '@zhushutong/domain/records'
import { STAFF_SOURCE } from '@zhushutong/domain/statements'
import * as z from 'zod'
import { UnusableFile } from '../source'
import { type Mapping, mappedShape } from './mapped'
import { NUMBER, type Rule, type TableRule } from './mapped-tables'
import { parserFor } from './parsers'

// '' in a list keeps the place of a field that the source does not have.
const paths = z.union([z.string().min(1), z.array(z.string()).min(1)])

const COLUMN = z.union([
  z.string().min(1),
  z.strictObject({ value: z.string().min(1) }),
  z.strictObject({
    from: paths,
    parse: z.enum(PARSE_NAMES).optional(),
    words: z.record(z.string(), z.string()).optional(),
  }),
])

const FILE = z.strictObject({
  source: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
  platform: z.string().min(1).optional(),
  key: paths.optional(),
  moreKey: paths.optional(),
  columns: z.record(z.string(), COLUMN),
  tables: z
    .record(
      z.string(),
      z.strictObject({
        each: z.string().min(1).optional(),
        split: z.string().min(1).optional(),
        lines: z.literal(true).optional(),
        columns: z.record(z.string(), COLUMN),
      }),
    )
    .optional(),
  date: COLUMN.optional(),
  record: z.string().min(1).optional(),
})

/** Reserved source names: a mapping with such a name would overwrite the gateway's own records. */
const TAKEN = new Set(['demo', 'company-register', 'candidate-notice', 'ocds', STAFF_SOURCE.source])

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value

const ruleOf = (column: Column, entry: MappedColumn): Rule => {
  const input = typeof entry === 'string' ? { from: entry } : entry
  const usual = parserFor(column)
  if (!usual) throw new UnusableFile(`映射文件：${column.key} 是表格，应写在 tables 里`)
  if ('value' in input) return { from: [], parse: usual, value: input.value }
  return { from: listOf(input.from), parse: input.parse ?? usual, words: input.words }
}

const columnRule = (kind: RecordKind, key: string, entry: MappedColumn): Rule => {
  const column = findColumn(kind, key)
  if (!column) throw new UnusableFile(`映射文件：${kind.label}没有 ${key} 这一列`)
  return ruleOf(column, entry)
}

type Entry = NonNullable<MappingFile['tables']>[string]

const rowsOf = ({ each, split, lines }: Omit<Entry, 'columns'>, isNumbered: boolean): TableRule['rows'] => {
  if (each !== undefined) return { type: 'each', path: each }
  if (split !== undefined) return { type: 'split', at: split }
  if (lines) return { type: 'lines' }
  return { type: isNumbered ? 'numbered' : 'single' }
}

const tableRule = (kind: RecordKind, key: string, { each, split, lines, columns }: Entry): TableRule => {
  const table = findColumn(kind, key)
  if (table?.type !== 'table') throw new UnusableFile(`映射文件：${kind.label}没有 ${key} 这个表格`)
  const rules = Object.entries(columns).map(([cellKey, entry]) => {
    const cell = table.columns.find((column) => column.key === cellKey)
    if (!cell) throw new UnusableFile(`映射文件：${table.label}没有 ${cellKey} 这一列`)
    return [cellKey, ruleOf(cell, entry)] as const
  })
  if (rules.length === 0) throw new UnusableFile(`映射文件：${key} 没有列`)
  const numbered = rules.some(([, { from }]) => from.some((path) => path !== NUMBER && path.includes(NUMBER)))
  return { rows: rowsOf({ each, split, lines }, numbered), columns: Object.fromEntries(rules) }
}

const parsed = (text: string) => {
  try {
    return FILE.safeParse(JSON.parse(text))
  } catch {
    throw new UnusableFile('映射文件不是有效的 JSON')
  }
}

const DATE = { key: 'date', label: '数据日期', type: 'date' } as const

const entriesOf = <In, Out>(record: Readonly<Record<string, In>>, read: (key: string, entry: In) => Out) =>
  Object.fromEntries(Object.entries(record).map(([key, entry]) => [key, read(key, entry)]))

/**
 * The shape of a mapping.
 * @throws UnusableFile naming the error
 */
export function shapeOfFile(file: MappingFile, kind: RecordKind) {
  if (TAKEN.has(file.source))
    throw new UnusableFile(`映射文件：source 不能是 ${file.source}，这个名字已有所属`)
  if (kind.kind !== 'company' && !file.key) throw new UnusableFile('映射文件：缺少 key（行的主键字段）')
  if (!file.columns[kind.title]) throw new UnusableFile(`映射文件：columns 里缺少 ${kind.title}`)
  const mapping: Mapping = {
    title: `映射文件（${file.source}）`,
    source: file.source,
    key: listOf(file.key),
    moreKey: listOf(file.moreKey),
    columns: entriesOf(file.columns, (key, entry) => columnRule(kind, key, entry)),
    tables: entriesOf(file.tables ?? {}, (key, entry) => tableRule(kind, key, entry)),
    ...(file.date !== undefined && { date: ruleOf(DATE, file.date) }),
    ...(file.record !== undefined && { record: file.record }),
    constants: { sourcePlatform: file.platform ?? null },
  }
  return mappedShape(kind, mapping)
}

/**
 * Parses a mapping file (README.md beside this folder).
 * @throws UnusableFile naming the error
 */
export function shapeOfMapping(text: string, kind: RecordKind) {
  const { data, error } = parsed(text)
  if (data) return shapeOfFile(data, kind)
  const [issue] = error.issues
  throw new UnusableFile(`映射文件：${issue?.path.join('.') || '根'} 不正确（${issue?.message}）`)
}
