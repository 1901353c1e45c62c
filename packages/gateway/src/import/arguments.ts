import { parseArgs } from 'node:util'
import { IMPORT_MODES, type ImportMode } from '@zhushutong/domain/data-import'
import { parseDay } from '@zhushutong/domain/formatting'
import { findKind, isCounted, KINDS, type RecordKind, readCoverage } from '@zhushutong/domain/records'
import type { FileLimits } from '@zhushutong/domain/statements'

export interface ImportCall {
  readonly kind: RecordKind
  readonly file: string
  readonly map?: string
  /** The sheet of a workbook; the first with data if absent. */
  readonly sheet?: string
  /** Writes a mapping file by the headers instead of importing. */
  readonly proposes?: boolean
  /** The new coverage of the source, as domain `readCoverage` returns it; unchanged if absent. */
  readonly covers?: readonly string[]
  /** The date of the data, YYYY-MM-DD; the day of the import if absent. */
  readonly date?: string
  /** delta if absent. */
  readonly mode?: ImportMode
  /** Reads unchanged rows again. */
  readonly rereads?: boolean
  /** Imports a full file although it has far fewer rows than before. */
  readonly shrinks?: boolean
  /** Those of DAT-10 if absent. */
  readonly limits?: FileLimits
  readonly dryRun: boolean
}

const kinds = KINDS.map(({ kind, label }) => `${kind}（${label}）`).join('、')

/** The kinds that other kinds count. */
const COUNTED = KINDS.filter((kind) => isCounted(KINDS, kind))

export const USAGE = `用法：npm run import -- <类型> <文件> [--map 映射.json | --propose] [--sheet 工作表] [--covers 范围] [--date 日期] [--mode 方式] [--dry-run]
      npm run import -- article <文件夹或 .ndjson> [--dry-run]
      npm run import -- batches
      npm run import -- undo <批次> [--dry-run]
      npm run import -- figures
  类型       ${kinds}
  文件       .csv、.xlsx、.xls、.json、.ndjson，可以压缩成 .gz 或单独放在 .zip 里；格式和编码按内容识别
  --map      说明每一列取自哪个字段的 JSON 文件；不写时按表头对应
  --sheet    工作簿里的工作表；不写时取第一个有数据的
  --propose  不导入，按表头在文件旁边写出一份映射文件供修改
  --covers   这个来源收全了哪里的${COUNTED.map(({ label }) => label).join('、')}：all（全国）、地区代码（500000,510100）或 none；
             收全的地方没有记录的企业显示 0，其他地方显示“暂未收录”
  --date     数据日期（2026-11-27）；不写时取文件里的日期，没有就按导入当天。较早的数据不会改动较新的值
  --mode     delta（默认：文件里没有的保持不变）、full（完整文件：没有的标记为来源已撤下）、delete（文件里的从来源删除）
  --shrinks  full 的文件比上次少 20% 以上时仍然导入
  --reread   没有变化的行也重新读
  --dry-run  只检查并给出报告，不写入数据库
  figures    不导入，从全部记录重新计算各项统计（平时只算改动涉及的）`

const OPTIONS = {
  map: { type: 'string' },
  sheet: { type: 'string' },
  propose: { type: 'boolean', default: false },
  covers: { type: 'string' },
  date: { type: 'string' },
  mode: { type: 'string', default: 'delta' },
  reread: { type: 'boolean', default: false },
  shrinks: { type: 'boolean', default: false },
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
    const mode = IMPORT_MODES.find((each) => each === values.mode)
    if (!mode) return { problem: `--mode 应为 ${IMPORT_MODES.join('、')}，不是“${values.mode}”` }
    if (values.date !== undefined && parseDay(values.date) === null)
      return { problem: `--date 应为 2026-11-27 这样的日期，不是“${values.date}”` }
    const call: ImportCall = {
      kind,
      file,
      map: values.map,
      sheet: values.sheet,
      proposes: values.propose,
      date: values.date,
      mode,
      rereads: values.reread,
      shrinks: values.shrinks,
      dryRun: values['dry-run'],
    }
    if (values.covers === undefined) return call
    if (!COUNTED.includes(kind))
      return { problem: `--covers 只用于${COUNTED.map(({ label }) => label).join('、')}` }
    const covers = readCoverage(values.covers)
    if (covers === null) return { problem: `--covers 应为 all、none 或六位地区代码，不是“${values.covers}”` }
    return { ...call, covers }
  } catch {
    return { problem: '不认识的选项' }
  }
}
