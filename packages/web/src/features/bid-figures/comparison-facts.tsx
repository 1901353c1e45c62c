import {
  alignCertificates,
  alignQualifications,
  dayToCompare,
  findBest,
  type QualificationRow,
} from '@zhushutong/domain/comparison'
import { formatCount } from '@zhushutong/domain/formatting'
import { NOT_COVERED_TEXT } from '@zhushutong/domain/records'
import type { ReactNode } from 'react'
import type { ComparedCompany } from './comparison.types'
import { Best, ComparisonRow, Nothing } from './comparison-row'

interface Props {
  readonly companies: readonly ComparedCompany[]
}

/** Maximum rows of categories; the companies' own pages list all. */
const MAX_CATEGORIES = 12

function Group({ title, note, columns }: { title: string; note: string; columns: number }) {
  return (
    <tr className="group">
      <th colSpan={columns + 1} scope="colgroup">
        <span>
          {title} <small>{note}</small>
        </span>
      </th>
    </tr>
  )
}

function Qualification({ row: { name, held }, companies }: Props & { row: QualificationRow }) {
  const best = findBest(
    held.map((grade) => grade?.rank ?? null),
    'less',
  )
  return (
    <ComparisonRow label={name}>
      {companies.map(({ id, href }, i) => {
        const grade = held[i]
        if (!grade)
          return (
            <td key={id}>
              <Nothing>无</Nothing>
            </td>
          )
        return (
          <td key={id}>
            <a href={`${href}#qualification`}>
              <Best word={best.includes(i) && '最高'}>{grade.label}</Best>
            </a>
            {grade.validUntil && <p>{`有效期至 ${grade.validUntil}`}</p>}
          </td>
        )
      })}
    </ComparisonRow>
  )
}

/** The qualifications of the companies, a row for each category (CMP-02). */
export function QualificationRows({ companies, today }: Props & { today: string }) {
  const rows = alignQualifications(
    companies.map(({ qualifications }) => qualifications),
    today,
  )
  const more = rows.length - MAX_CATEGORIES
  return (
    <>
      <Group
        title="资质"
        note={
          rows.length === 0
            ? '都没有收录在有效期内的资质'
            : `每类的最高等级，已过有效期的不计${more > 0 ? `；另有 ${more} 类见企业详情` : ''}`
        }
        columns={companies.length}
      />
      {rows.slice(0, MAX_CATEGORIES).map((row) => (
        <Qualification key={row.key} row={row} companies={companies} />
      ))}
    </>
  )
}

const CountCells = ({
  companies,
  counts,
  hrefOf,
}: Props & {
  counts: readonly (number | null)[]
  hrefOf: (company: ComparedCompany) => string
}): ReactNode => {
  const best = findBest(counts, 'more')
  return companies.map((company, i) => {
    const count = counts[i]
    return (
      <td key={company.id}>
        {count ? (
          <a href={hrefOf(company)}>
            <Best word={best.includes(i) && '最多'}>{`${formatCount(count)} 人`}</Best>
          </a>
        ) : (
          <Nothing>{count === 0 ? '0 人' : NOT_COVERED_TEXT}</Nothing>
        )}
      </td>
    )
  })
}

/** The number of people, a row for each certificate (CMP-02). */
export function PeopleRows({ companies }: Props) {
  const rows = alignCertificates(companies.map(({ certificates }) => certificates))
  return (
    <>
      <Group title="人员" note="注册在企业的，按证书；一人有几种证书的各计一次" columns={companies.length} />
      <ComparisonRow label="全部人员">
        <CountCells
          companies={companies}
          counts={companies.map(({ people }) => people)}
          hrefOf={({ href }) => `${href}#personnel`}
        />
      </ComparisonRow>
      {rows.map(({ code, label, filter, counts }) => (
        <ComparisonRow key={code} label={label}>
          <CountCells
            companies={companies}
            counts={counts}
            hrefOf={({ peopleHref }) => peopleHref(filter, code)}
          />
        </ComparisonRow>
      ))}
    </>
  )
}

export function RegisterRows({ companies }: Props) {
  const richest = findBest(
    companies.map(({ capital }) => capital.value),
    'more',
  )
  const oldest = findBest(
    companies.map(({ establishedOn }) => dayToCompare(establishedOn)),
    'less',
  )
  return (
    <>
      <Group title="工商与最近中标" note="以来源平台公布的为准" columns={companies.length} />
      <ComparisonRow label="注册资本">
        {companies.map(({ id, href, capital }, i) => (
          <td key={id}>
            <a href={`${href}#base`}>
              <Best word={richest.includes(i) && '最多'}>{capital.text}</Best>
            </a>
          </td>
        ))}
      </ComparisonRow>
      <ComparisonRow label="成立日期">
        {companies.map(({ id, href, establishedOn }, i) => (
          <td key={id}>
            {establishedOn ? (
              <a href={`${href}#base`}>
                <Best word={oldest.includes(i) && '最早'}>{establishedOn}</Best>
              </a>
            ) : (
              <Nothing>没有收录</Nothing>
            )}
          </td>
        ))}
      </ComparisonRow>
      <ComparisonRow label="联系电话">
        {companies.map(({ id, phone }) => (
          <td key={id}>{phone}</td>
        ))}
      </ComparisonRow>
      <ComparisonRow label="最近中标">
        {companies.map(({ id, latestWins }) => (
          <td key={id}>
            {latestWins.length === 0 ? (
              <Nothing>没有收录</Nothing>
            ) : (
              <ul>
                {latestWins.map((win) => (
                  <li key={win.id}>
                    <a href={win.href}>{win.name}</a>
                    <p>{win.below}</p>
                  </li>
                ))}
              </ul>
            )}
          </td>
        ))}
      </ComparisonRow>
    </>
  )
}
