import type { MappingFile } from '@zhushutong/domain/data-import'
import { company, type RecordKind } from '@zhushutong/domain/records'
import { type Fields, isFields, UnusableFile } from '../source'
import { candidateNotice } from './candidate-notice'
import { COMPANY_REGISTER } from './company-register'
import type { Shape } from './draft'
import { mappedShape } from './mapped'
import { shapeOfMapping as readMapping, shapeOfFile } from './mapping-file'
import { ocdsRelease } from './ocds'
import { withoutIdNumbers } from './without-id-numbers'

interface Known {
  readonly shape: Shape
  /** True when a file whose first row has these fields is of this format. */
  fits(first: Fields): boolean
}

/** Fields of the register alone: other vendors' tables have 企业名称 too. */
const REGISTER_FIELDS = ['法人代表', '注册资金', '注册日期'] as const

const isRegister = (first: Fields): boolean =>
  '企业名称' in first && REGISTER_FIELDS.some((field) => field in first)

const KNOWN: readonly Known[] = [
  { shape: mappedShape(company, COMPANY_REGISTER), fits: isRegister },
  { shape: candidateNotice, fits: (first) => 'infoid' in first && isFields(first.parsed_data) },
  { shape: ocdsRelease, fits: (first) => 'ocid' in first && 'tag' in first },
]

/** The known format of a file by its first row; null for another one. */
export function recogniseShape(first: Fields, kind: RecordKind): Shape | null {
  const known = KNOWN.find(({ shape, fits }) => shape.kind === kind && fits(first))
  return known ? withoutIdNumbers(known.shape) : null
}

/**
 * The format of a file by its first row.
 * @throws UnusableFile listing the fields found and the supported formats
 */
export function findShape(first: Fields, kind: RecordKind): Shape {
  const known = recogniseShape(first, kind)
  if (known) return known
  const other = KNOWN.find(({ fits }) => fits(first))
  const hint = other ? `\n这看起来是${other.shape.title}，类型应为 ${other.shape.kind.kind}` : ''
  const understood = KNOWN.filter(({ shape }) => shape.kind === kind).map(({ shape }) => `  ${shape.title}`)
  throw new UnusableFile(
    [
      `不认识这个文件的结构。找到的字段：${Object.keys(first).join('、')}${hint}`,
      understood.length > 0
        ? `${kind.label}能直接读取的结构：\n${understood.join('\n')}`
        : `${kind.label}没有能直接读取的结构`,
      '其他结构请用 --map 映射.json 说明每一列取自哪个字段，--propose 按表头写出一份供修改',
    ].join('\n'),
  )
}

export { type Draft, type Remark, type Shape, type SourceDocument, shown, type Values } from './draft'

/** The format that a proposed mapping describes. */
export function shapeOfProposal(file: MappingFile, kind: RecordKind): Shape {
  return withoutIdNumbers(shapeOfFile(file, kind))
}

/**
 * The format that a mapping file describes.
 * @throws UnusableFile naming the error
 */
export function shapeOfMapping(text: string, kind: RecordKind): Shape {
  return withoutIdNumbers(readMapping(text, kind))
}
