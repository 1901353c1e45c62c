import { CREDIT_VERDICTS, findVerdictTone } from '../credit-verdict'
import { formatCount } from '../formatting'
import type { RecordView } from '../records'
import {
  type HeadFigure,
  type HeadVerdict,
  joinParts,
  moneyOf,
  type RecordHead,
  readCount,
  readFen,
  readRows,
  readText,
  type Values,
} from './head'

const ENTRIES = { section: 'entry' } as const
const YEARS = 6

function readVerdict(record: RecordView): HeadVerdict {
  const known = CREDIT_VERDICTS.find(({ value }) => value === record.creditVerdict)
  return {
    label: '信用结论',
    tone: known?.tone ?? 'neutral',
    title: readText(record.creditSummary) ?? '未核验',
    reason: readText(record.creditReason) ?? '尚未查询该企业的信用记录，不代表没有',
    ...(known && known.value !== 'unknown' && { evidence: ENTRIES, evidenceText: '看全部信用记录' }),
  }
}

/** The entries of the last six years up to this one, by the year of their day. */
const countByYear = (entries: readonly Values[], thisYear: number) =>
  Array.from({ length: YEARS }, (_, at) => {
    const label = String(thisYear - YEARS + 1 + at)
    const count = entries.filter(({ decidedOn }) => readText(decidedOn)?.startsWith(label)).length
    return { label, count }
  })

const ofType = (record: RecordView, type: string): readonly Values[] =>
  readRows(record.entries).filter(({ entryType }) => entryType === type)

/** The fines of the penalties that state one in CNY, with the number of penalties (HED-05). */
function sumFines(record: RecordView): HeadFigure {
  const sanctions = ofType(record, 'sanction')
  const fines = sanctions.flatMap((entry) => {
    const fen = readFen({ ...entry, currency: record.currency }, 'amount')
    return fen === null || fen <= 0 ? [] : [fen]
  })
  const figure = { key: 'fines', label: '罚款合计', evidence: ENTRIES } as const
  if (record.entries === null) return { ...figure, value: null, basis: '尚未核验' }
  if (sanctions.length === 0) return { ...figure, value: '0', unit: '元', basis: '核验的平台未见处罚' }
  if (fines.length === 0) return { ...figure, value: null, basis: '处罚没有写明罚款金额' }
  return {
    ...figure,
    value: moneyOf(fines.reduce((sum, fen) => sum + fen, 0)),
    basis: `${fines.length}/${sanctions.length} 条处罚写明金额`,
  }
}

const THOSE = [
  { key: 'sanctionCount', day: 'sanctionOn', label: '行政处罚', type: 'sanction' },
  { key: 'dishonestyCount', day: 'dishonestyOn', label: '失信惩戒', type: 'dishonesty' },
  { key: 'arrearsCount', day: 'arrearsOn', label: '欠薪', type: null },
] as const

/** The head of a company's credit: the verdict of its page, each adverse subject apart (CRD-06, HED-05). */
export function buildCreditHead(record: RecordView, thisYear: number): RecordHead {
  const tone = findVerdictTone(record.creditVerdict)
  const counts = THOSE.map(({ key, day, label, type }): HeadFigure => {
    const count = readCount(record[key])
    const newest = readText(record[day])
    const columns = type === null ? [] : countByYear(ofType(record, type), thisYear)
    return {
      key,
      label,
      value: count === null ? null : formatCount(count),
      unit: '条',
      tone: count !== null && count > 0 && (tone === 'warn' || tone === 'bad') ? tone : undefined,
      basis: count === null ? '尚未核验，不代表没有' : newest === null ? '核验的平台未见' : `最近 ${newest}`,
      evidence: ENTRIES,
      chart: columns.some((column) => column.count > 0) ? { of: 'columns', columns } : undefined,
    }
  })
  const favourable = readCount(record.favourableCount)
  return {
    verdict: readVerdict(record),
    figures: [
      ...counts,
      sumFines(record),
      {
        key: 'favourable',
        label: '许可/激励',
        value: favourable === null ? null : formatCount(favourable),
        unit: '条',
        basis:
          favourable === null
            ? '尚未核验'
            : joinParts(
                [
                  `许可 ${readCount(record.licensingCount) ?? 0}`,
                  `激励 ${readCount(record.incentiveCount) ?? 0}`,
                ],
                ' · ',
              ),
        evidence: ENTRIES,
      },
    ],
  }
}
