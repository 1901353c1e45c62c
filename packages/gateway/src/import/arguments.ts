import { parseArgs } from 'node:util'
import { findKind, isCounted, KINDS, type RecordKind, readCoverage } from '@zhushutong/domain/records'

export interface ImportCall {
  readonly kind: RecordKind
  readonly file: string
  readonly map?: string
  /** The new coverage of the source, as domain `readCoverage` returns it; unchanged if absent. */
  readonly covers?: readonly string[]
  readonly dryRun: boolean
}

const kinds = KINDS.map(({ kind, label }) => `${kind}（${label}）`).join('、')

/** The kinds that other kinds count. */
const COUNTED = KINDS.filter((kind) => isCounted(KINDS, kind))

export const USAGE = `用法：npm run import -- <类型> <文件> [--map 映射.json] [--covers 范围] [--dry-run]
      npm run import -- article <文件夹或 .ndjson> [--dry-run]
  类型       ${kinds}
  文件       .csv、.ndjson、.json（OCDS release package），可用 gzip 压缩（.gz），UTF-8 编码
  --map      说明每一列取自哪个字段的 JSON 文件
  --covers   这个来源收全了哪里的${COUNTED.map(({ label }) => label).join('、')}：all（全国）、地区代码（500000,510100）或 none；
             收全的地方没有记录的企业显示 0，其他地方显示“暂未收录”
  --dry-run  只检查并给出报告，不写入数据库`

const OPTIONS = {
  map: { type: 'string' },
  covers: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
} as const

/** The call, or the error in Chinese. */
export function readArguments(args: readonly string[]): ImportCall | { readonly problem: string } {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
    const [name = '', file = '', ...others] = positionals
    const kind = findKind(name)
    if (!name || !file || others.length > 0) return { problem: '需要一个类型和一个文件' }
    if (!kind) return { problem: `没有“${name}”这个类型，应为：${kinds}` }
    if (values.covers === undefined) return { kind, file, map: values.map, dryRun: values['dry-run'] }
    if (!COUNTED.includes(kind))
      return { problem: `--covers 只用于${COUNTED.map(({ label }) => label).join('、')}` }
    const covers = readCoverage(values.covers)
    if (covers === null) return { problem: `--covers 应为 all、none 或六位地区代码，不是“${values.covers}”` }
    return { kind, file, map: values.map, covers, dryRun: values['dry-run'] }
  } catch {
    return { problem: '不认识的选项' }
  }
}
