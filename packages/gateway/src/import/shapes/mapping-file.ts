import { findColumn, type RecordKind } from '@zhushutong/domain/records'
import * as z from 'zod'
import { UnusableFile } from '../source'
import { type Mapping, mappedShape, type Rule } from './mapped'
import { PARSERS, type ParserName, parserFor } from './parsers'

const paths = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)])
const parserNames = Object.keys(PARSERS) as [ParserName, ...ParserName[]]

const FILE = z.strictObject({
  source: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
  platform: z.string().min(1).optional(),
  key: paths.optional(),
  columns: z.record(
    z.string(),
    z.union([
      z.string().min(1),
      z.strictObject({
        from: paths,
        parse: z.enum(parserNames).optional(),
        words: z.record(z.string(), z.string()).optional(),
      }),
    ]),
  ),
})

type Entry = z.output<typeof FILE>['columns'][string]

/** Reserved source names: a mapping with such a name would overwrite the gateway's own records. */
const TAKEN = new Set(['demo', 'company-register', 'candidate-notice', 'ocds'])

const listOf = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value

const parseRule = (kind: RecordKind, key: string, entry: Entry): Rule => {
  const column = findColumn(kind, key)
  if (!column) throw new UnusableFile(`映射文件：${kind.label}没有 ${key} 这一列`)
  const input = typeof entry === 'string' ? { from: entry } : entry
  const parse = input.parse ?? parserFor(column)
  if (!parse) throw new UnusableFile(`映射文件：${key} 是表格，不能由映射填写`)
  return { from: listOf(input.from), parse, words: input.words }
}

const parsed = (text: string) => {
  try {
    return FILE.safeParse(JSON.parse(text))
  } catch {
    throw new UnusableFile('映射文件不是有效的 JSON')
  }
}

/**
 * Parses a mapping file (README.md beside this folder).
 * @throws UnusableFile naming the error
 */
export function shapeOfMapping(text: string, kind: RecordKind) {
  const { data, error } = parsed(text)
  if (!data) {
    const [issue] = error.issues
    throw new UnusableFile(`映射文件：${issue?.path.join('.') || '根'} 不正确（${issue?.message}）`)
  }
  if (TAKEN.has(data.source))
    throw new UnusableFile(`映射文件：source 不能是 ${data.source}，这个名字已有所属`)
  if (kind.kind !== 'company' && !data.key) throw new UnusableFile('映射文件：缺少 key（行的主键字段）')
  if (!data.columns[kind.title]) throw new UnusableFile(`映射文件：columns 里缺少 ${kind.title}`)
  const columns = Object.entries(data.columns).map(([key, entry]) => [key, parseRule(kind, key, entry)])
  const mapping: Mapping = {
    title: `映射文件（${data.source}）`,
    source: data.source,
    key: data.key ? listOf(data.key) : [],
    columns: Object.fromEntries(columns),
    constants: { sourcePlatform: data.platform ?? null },
  }
  return mappedShape(kind, mapping)
}
