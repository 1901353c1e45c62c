import {
  buildEvidenceQuery,
  type Comquery,
  type ComqueryHit,
  type ComqueryPart,
  QUALIFICATION_GROUP,
} from '@zhushutong/domain/comquery'
import { formatCount, formatSum } from '@zhushutong/domain/formatting'
import { company, qualificationName, shortenQualifications } from '@zhushutong/domain/records'
import type { LedgerChoice } from '@/features/records/list/ledger-columns'
import { buildListHref } from '@/features/records/list/list-model'
import { ListRow } from '@/features/records/list/list-row'
import { renderPick, renderStar } from '../detail/row-actions'

/** The most conditions with a column of their own; the others are beside the list. */
const MAX_COLUMNS = 3

const isCounted = ({ group }: ComqueryPart) => group.by !== undefined && group.counted !== undefined

const headerOf = ({ group, sentence }: ComqueryPart): string =>
  group.summed === undefined ? sentence.replace(/，不少于.*$/, '') : `${group.label}（项）`

const asksQualification = ({ conditions }: Comquery) => (conditions[QUALIFICATION_GROUP] ?? []).length > 0

/** The columns of a result: the asked qualification, the counted conditions, and the verdict (LST-10). */
export function chooseColumns(query: Comquery, parts: readonly ComqueryPart[]): LedgerChoice {
  const counted = parts.filter(isCounted).slice(0, MAX_COLUMNS)
  const asked = asksQualification(query) ? [{ key: QUALIFICATION_GROUP, header: '所查资质', width: 148 }] : []
  const shown = counted.length > 1 ? ['creditVerdict'] : ['yearAmount', 'creditVerdict']
  return {
    only: shown,
    extra: [...asked, ...counted.map((part) => ({ key: part.key, header: headerOf(part), width: 140 }))],
  }
}

/** The company's qualifications that the query asks for, by their short names: 市政一级. */
function QualificationCell({ codes }: { codes: readonly string[] }) {
  const names = codes.flatMap((code) => qualificationName(code) ?? [])
  return (
    <div className="cell" title={names.join('、')}>
      <span>所查资质</span>
      {shortenQualifications(names.join('、'))}
    </div>
  )
}

function EvidenceCell({ query, part, hit }: { query: Comquery; part: ComqueryPart; hit: ComqueryHit }) {
  const evidence = hit.evidence.find(({ key }) => key === part.key)
  const [name = '', index = '0'] = part.key.split('.')
  const condition = query.conditions[name]?.[Number(index)] ?? {}
  const list = buildEvidenceQuery(part.group, condition, hit.record.id)
  const text = `${formatCount(evidence?.count ?? 0)} ${part.group.counted ?? '条'}`
  const amount = evidence?.amount ?? null
  const sum =
    amount === null
      ? null
      : formatSum({
          amount,
          unpriced: evidence?.unpriced ?? 0,
          foreign: evidence?.foreign ?? 0,
          doubted: evidence?.doubted ?? 0,
        })
  return (
    <div className="cell" title={part.sentence}>
      <span>{part.group.label}</span>
      {list === null ? text : <a href={buildListHref({ kind: part.kind }, list)}>{text}</a>}
      {sum !== null && <small>合计 {sum}</small>}
    </div>
  )
}

/** A company of the result with its evidence for each condition, in one row (LST-10). */
export function ComqueryRow({
  query,
  parts,
  hit,
  now,
}: {
  query: Comquery
  parts: readonly ComqueryPart[]
  hit: ComqueryHit
  now: number
}) {
  const { record } = hit
  const choice = chooseColumns(query, parts)
  return (
    <ListRow
      kind={company}
      record={record}
      now={now}
      action={renderStar(company, record)}
      pick={renderPick(company, record)}
      choice={choice}
      extra={choice.extra.map(({ key }) => {
        const part = parts.find((each) => each.key === key)
        return part ? (
          <EvidenceCell key={key} {...{ query, part, hit }} />
        ) : (
          <QualificationCell key={key} codes={hit.qualifications} />
        )
      })}
    />
  )
}
