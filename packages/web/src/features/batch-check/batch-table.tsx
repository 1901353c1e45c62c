import { buildRecordHref } from '@zhushutong/domain/addresses'
import { MATCH_LABELS } from '@zhushutong/domain/batch-check'
import { divisionLabel } from '@zhushutong/domain/divisions'
import { company } from '@zhushutong/domain/records'
import { Select } from '@zhushutong/ui/fields/field'
import { type Column, DataTable } from '@zhushutong/ui/layout/data-table'
import { Tag } from '@zhushutong/ui/tag'
import { type Checked, type Choices, findChosen, listSubjects, type Match } from './batch-machine'

interface Props {
  readonly matches: readonly Match[]
  readonly choices: Choices
  readonly checked: readonly Checked[]
  readonly onChoose: (text: string, id: string) => void
}

function Company({ match, choices, onChoose }: { match: Match } & Pick<Props, 'choices' | 'onChoose'>) {
  const chosen = findChosen(match, choices)
  if (match.outcome === 'several')
    return (
      <Select
        aria-label={`${match.text} 的同名企业`}
        value={chosen?.id ?? ''}
        onChange={(event) => onChoose(match.text, event.currentTarget.value)}
      >
        <option value="">请选择（{match.companies.length} 家同名）</option>
        {match.companies.map(({ id, name, creditCode, region, isFormer }) => (
          <option key={id} value={id}>
            {[name, isFormer && '曾用名', region && divisionLabel(region), creditCode]
              .filter(Boolean)
              .join(' ')}
          </option>
        ))}
      </Select>
    )
  if (!chosen) return <Tag>{MATCH_LABELS[match.outcome]}</Tag>
  return (
    <>
      <a
        className="text-primary"
        href={buildRecordHref(company, { id: chosen.id, expired: false }) ?? undefined}
      >
        {chosen.name}
      </a>
      {chosen.isFormer && <span className="block text-12 text-ink-3">名单里的是曾用名</span>}
    </>
  )
}

/** The table of a batch: each text with its company and the findings. */
export function BatchTable({ matches, choices, checked, onChoose }: Props) {
  const byId = new Map(checked.map((each) => [each.id, each]))
  const findingsOf = (match: Match) => byId.get(findChosen(match, choices)?.id ?? '')?.findings
  const columns: readonly Column<Match>[] = [
    { key: 'text', header: '名单', width: 180, cell: ({ text }) => text },
    {
      key: 'company',
      header: '企业',
      width: 200,
      cell: (match) => <Company match={match} choices={choices} onChoose={onChoose} />,
    },
    ...listSubjects(checked).map(
      ({ key, label }): Column<Match> => ({
        key,
        header: label,
        width: 120,
        cell: (match) => {
          const finding = findingsOf(match)?.find((each) => each.key === key)
          if (!finding) return <span className="text-ink-3">—</span>
          return <Tag tone={finding.tone}>{finding.title}</Tag>
        },
      }),
    ),
  ]
  return (
    <DataTable
      caption="批量核查结果"
      columns={columns}
      rows={matches}
      rowKey={({ text }) => text}
      numberFrom={1}
    />
  )
}
