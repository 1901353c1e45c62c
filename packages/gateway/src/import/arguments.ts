import { parseArgs } from 'node:util'
import { findKind, KINDS, type RecordKind } from '@zhushutong/domain/records'

export interface ImportCall {
  readonly kind: RecordKind
  readonly file: string
  readonly map?: string
  readonly dryRun: boolean
}

const kinds = KINDS.map(({ kind, label }) => `${kind}（${label}）`).join('、')

export const USAGE = `用法：npm run import -- <类型> <文件> [--map 映射.json] [--dry-run]
      npm run import -- article <文件夹或 .ndjson> [--dry-run]
  类型       ${kinds}
  文件       .csv、.ndjson、.json（OCDS release package），可用 gzip 压缩（.gz），UTF-8 编码
  --map      说明每一列取自哪个字段的 JSON 文件
  --dry-run  只检查并给出报告，不写入数据库`

const OPTIONS = { map: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } } as const

/** The call, or in Chinese what is wrong with it. */
export function readArguments(args: readonly string[]): ImportCall | { readonly problem: string } {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
    const [name = '', file = '', ...others] = positionals
    const kind = findKind(name)
    if (!name || !file || others.length > 0) return { problem: '需要一个类型和一个文件' }
    if (!kind) return { problem: `没有“${name}”这个类型，应为：${kinds}` }
    return { kind, file, map: values.map, dryRun: values['dry-run'] }
  } catch {
    return { problem: '不认识的选项' }
  }
}
