import { MATTERS, type Matter, type NamedRecord, type Period, periodText } from '@zhushutong/domain/assistant'
import { type CreditEntry, type CreditMatter, listEntriesOf } from '@zhushutong/domain/credit-verdict'
import { addDays, formatDate, formatMoney } from '@zhushutong/domain/formatting'
import { credit, EMPTY_QUERY, findColumn, formatValue, type RecordView } from '@zhushutong/domain/records'
import type { Asker } from '../../records'
import { link, type Piece, pieceAbout, plain, provenance, recordLink } from './markdown'
import type { Sources } from './sources'

type Entry = CreditEntry & Readonly<Record<string, string | number | null>>

const LISTED = 3
const BAD: ReadonlyArray<CreditMatter & Matter> = ['sanction', 'dishonesty', 'arrears']
const WORDS: Readonly<Record<string, string>> = {
  sanction: '行政处罚',
  dishonesty: '失信惩戒',
  arrears: '欠薪',
  incentive: '守信激励',
  focus: '重点关注',
}
const STATES = findColumn(credit, 'entries')

/** The entries of a credit record that belong to a matter, the newest first. */
export function entriesOf(record: RecordView, matter: Matter): readonly Entry[] {
  const all = Array.isArray(record.entries) ? (record.entries as readonly Entry[]) : []
  const entries =
    matter === 'incentive'
      ? all.filter(({ entryType }) => entryType === 'incentive')
      : (matter === 'any' ? BAD : [matter]).flatMap((each) => listEntriesOf(all, each))
  return [...new Set(entries)].sort((a, b) => ((a.decidedOn ?? '') < (b.decidedOn ?? '') ? 1 : -1))
}

const stateText = (state: unknown): string => {
  const column = STATES?.type === 'table' ? STATES.columns.find(({ key }) => key === 'state') : undefined
  return column && typeof state === 'string' ? formatValue(column, state, {} as RecordView) : ''
}

/** The parts of an entry that the reader may see: 2026-08-14 施工扬尘控制不力，某市生态环境局，罚款 2.00 万元，公示中. */
export function entryText({ decidedOn, item, reason, authority, amount, state }: Entry): string {
  const parts = [
    [decidedOn, item].filter(Boolean).join(' '),
    typeof reason === 'string' ? reason : '',
    typeof authority === 'string' ? authority : '',
    amount ? `罚款 ${formatMoney(amount)}` : '',
    stateText(state),
  ]
  return plain(parts.filter((part) => part !== '').join('，'))
}

const checkedText = ({ checkedAt }: RecordView): string =>
  typeof checkedAt === 'number' ? `（${formatDate(checkedAt)} 核验）` : ''

const isIn = (day: string | null, { from, to }: Period) =>
  day !== null && (from === null || day >= from) && (to === null || day <= to)

/** A period in the past: 一年内 is read backwards. */
const periodBehind = (period: Period | null): Period | null =>
  period?.within !== undefined && period.from !== null
    ? { from: addDays(period.from, -period.within), to: null }
    : period

function* tellMatter(
  record: RecordView,
  matter: Exclude<Matter, 'any'>,
  page: string,
  period: Period | null,
): Generator<Piece, void> {
  const count = record[`${matter}Count`]
  const name = WORDS[matter] ?? MATTERS[matter].words
  if (typeof count !== 'number') {
    yield `\n**${name}**：没有核验过，不能说有没有。\n`
    return
  }
  if (count === 0) {
    yield `\n**没有**${name}记录${checkedText(record)}。没有查到不等于没有发生。\n`
    return
  }
  const entries = entriesOf(record, matter)
  const within = period ? entries.filter(({ decidedOn }) => isIn(decidedOn, period)) : entries
  if (period && within.length === 0) {
    yield `\n${periodText(period)}**没有**${name}记录；其他时间有 ${link(`${count} 条`, page)}。没有查到不等于没有发生。\n`
    return
  }
  yield period
    ? `\n${periodText(period)}**有**${name}记录 ${within.length} 条，全部 ${link(`${count} 条`, page)}：\n\n`
    : `\n**有**${name}记录 ${link(`${count} 条`, page)}：\n\n`
  for (const entry of within.slice(0, LISTED)) yield pieceAbout(credit, record, `- ${entryText(entry)}\n`)
}

/** The verdict on penalties, dishonesty or unpaid wages of a company: 有, 没有, or not known (AI-11, CRD-05). */
export async function* answerVerdict(
  of: NamedRecord,
  matters: readonly Matter[],
  period: Period | null,
  asker: Asker,
  { search, detail }: Sources,
): AsyncGenerator<Piece, void, void> {
  const page = await search(credit, { ...EMPTY_QUERY, filters: { company: [of.id] } }, asker)
  const [first] = 'error' in page ? [] : page.records
  const result = first && (await detail(credit, first.id, asker))
  if (!result || 'error' in result) {
    yield `本站没有 ${plain(of.name)} 的信用记录，不能说有没有。`
    return
  }
  const record = result as RecordView
  const path = recordLink(credit, record) ?? '/xinyong/'
  yield pieceAbout(credit, record, `${link(of.name, path)}${provenance(record)}：\n`)
  const wanted = matters.flatMap(
    (matter): ReadonlyArray<Exclude<Matter, 'any'>> => (matter === 'any' ? BAD : [matter]),
  )
  for (const matter of new Set(wanted)) yield* tellMatter(record, matter, path, periodBehind(period))
}
