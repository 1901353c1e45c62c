import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname } from 'node:path'
import { proposeMapping } from '@zhushutong/domain/data-import'
import type { RecordKind } from '@zhushutong/domain/records'
import { findShape, recogniseShape, type Shape, shapeOfMapping, shapeOfProposal } from './shapes'
import { type Fields, readRows, UnusableFile } from './source'

/** Rows of a file from which a mapping is proposed. */
const SAMPLES = 200

const readable = (path: string, what: string) => {
  if (!existsSync(path) || !statSync(path).isFile()) throw new UnusableFile(`找不到${what}：${path}`)
}

const readSamples = async ({ file, sheet }: Choice): Promise<readonly [Fields, ...Fields[]]> => {
  const rows: Fields[] = []
  for await (const row of readRows(file, { sheet })) {
    if ('value' in row) rows.push(row.value)
    if (rows.length >= SAMPLES) break
  }
  const [first, ...others] = rows
  if (!first) throw new UnusableFile('文件里没有一行能读的数据')
  return [first, ...others]
}

type Proposal = ReturnType<typeof proposeMapping>

const propose = (kind: RecordKind, samples: readonly [Fields, ...Fields[]]): Proposal =>
  proposeMapping(kind, Object.keys(samples[0]), samples)

const linesOf = ({ fields, notes }: Proposal): string[] => [
  ...fields.map(({ header, column }) => `  ${header} → ${column ?? '（不导入）'}`),
  ...notes.map((note) => `  注意：${note}`),
]

/** The call's parts that decide how a file is read. */
interface Choice {
  readonly kind: RecordKind
  readonly file: string
  readonly map?: string
  readonly sheet?: string
  /** The source of a file that is read by its headers; by default the one that its vendor's headers name. */
  readonly source?: string
}

/**
 * The shape of a file: by its mapping file, as one of the known formats, or by the headers where the proposal is certain
 * (DAT-49); the proposal is printed.
 * @throws UnusableFile if none of them fits
 */
export async function chooseShape(choice: Choice, print: (line: string) => void): Promise<Shape> {
  const { kind, file, map } = choice
  readable(file, '文件')
  if (map !== undefined) {
    readable(map, '映射文件')
    return shapeOfMapping(readFileSync(map, 'utf8'), kind)
  }
  const samples = await readSamples(choice)
  const known = recogniseShape(samples[0], kind)
  if (known) return known
  const proposal = propose(kind, samples)
  if (!proposal.isCertain) return findShape(samples[0], kind)
  print('按表头对应各列（要改动时用 --propose 写出映射文件，再用 --map 导入）：')
  for (const line of linesOf(proposal)) print(line)
  return shapeOfProposal({ ...proposal.file, ...(choice.source && { source: choice.source }) }, kind)
}

/**
 * Writes the proposed mapping of a file beside it, to be edited: 名单.xlsx → 名单.map.json.
 * @throws UnusableFile if that file exists already
 */
export async function writeProposal(choice: Choice, print: (line: string) => void): Promise<void> {
  const { kind, file } = choice
  readable(file, '文件')
  const proposal = propose(kind, await readSamples(choice))
  const path = `${file.slice(0, file.length - extname(file).length)}.map.json`
  if (existsSync(path)) throw new UnusableFile(`已有 ${path}，不覆盖`)
  writeFileSync(path, `${JSON.stringify(proposal.file, null, 2)}\n`)
  for (const line of linesOf(proposal)) print(line)
  print(`映射文件：${path}`)
}
