import type { Opening } from '@zhushutong/domain/access'
import { buildHref } from '@zhushutong/domain/addresses'
import { amountToCompare, type ListedQualification } from '@zhushutong/domain/comparison'
import {
  company,
  DOUBT_TEXT,
  findColumn,
  findReason,
  formatValue,
  isEmptyText,
  type RecordView,
  winning,
} from '@zhushutong/domain/records'
import type { ComparedCompany } from '@/features/bid-figures'
import { recordHref } from '@/features/records/detail/detail-href'
import { RecordValue } from '@/features/records/detail/record-value'
import { formatSearch } from '@/routing/format-search'
import type { ResultOf } from '@/wiring/types'
import { buildVerdict } from '../detail/decision'
import { hrefOfRecord } from '../detail/record-address'

type Comparison = ResultOf<'bidFigures', 'compare'>

type Found = Comparison['records'][number]
type Row = Readonly<Record<string, unknown>>

const readText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const textIn = (record: RecordView, key: string): string => {
  const column = findColumn(company, key)
  return column ? formatValue(column, record[key], record) : ''
}

/** A doubted value with its mark; its place among the others is not compared (DAT-24). */
const markDoubt = (record: RecordView, key: string, text: string): string =>
  findReason(record, key) === null ? text : `${text}（${DOUBT_TEXT}）`

const listQualifications = ({ qualifications }: RecordView): ListedQualification[] =>
  (Array.isArray(qualifications) ? (qualifications as readonly Row[]) : []).map((row) => ({
    name: readText(row.name) ?? '',
    grade: readText(row.grade),
    validUntil: readText(row.validUntil),
  }))

const buildWin = ({ id, name, ...win }: Found['latestWins'][number]) => {
  const column = findColumn(winning, 'winningAmount')
  const amount = column && win.amount !== null ? formatValue(column, win.amount, win) : null
  return {
    id,
    name,
    href: hrefOfRecord('winning', id),
    below: [win.awardedOn, amount, win.ownerName].filter(Boolean).join(' · '),
  }
}

function Phone({ record }: { record: RecordView }) {
  const column = findColumn(company, 'contactPhone')
  if (!column) return null
  return <RecordValue column={column} value={record.contactPhone} record={record} locks={record.locks} />
}

export function comparedCompany(compared: Found, removeHref: string): ComparedCompany {
  const { id, figures, certificates, latestWins } = compared
  const record = compared.record as unknown as RecordView
  return {
    id,
    name: readText(record.name) ?? '未命名',
    href: recordHref(company, record),
    removeHref,
    meta: [textIn(record, 'region'), textIn(record, 'status')]
      .filter((text) => !isEmptyText(text))
      .join(' · '),
    verdict: buildVerdict(record),
    figures: {
      ...figures,
      byOwner: { ...figures.byOwner, opensBy: figures.byOwner.opensBy as Opening | null },
    },
    qualifications: listQualifications(record),
    certificates,
    people: typeof record.personnelCount === 'number' ? record.personnelCount : null,
    peopleHref: (filter, code) =>
      filter === 'registration'
        ? `${buildHref('renyuan')}${formatSearch({ registration: code, company: id })}`
        : `/renyuan/${code}/${formatSearch({ company: id })}`,
    capital: {
      text: markDoubt(record, 'capital', textIn(record, 'capital')),
      value:
        findReason(record, 'capital') === null
          ? amountToCompare(record.capital, record.capitalCurrency)
          : null,
    },
    establishedOn: readText(record.establishedOn),
    phone: <Phone record={record} />,
    latestWins: latestWins.map(buildWin),
  }
}
