import {
  type GradeStandard,
  type QualificationStandard,
  STANDARD_DOCUMENTS,
  type StandardRequirement,
} from '@zhushutong/domain/qualification-standards'
import { DataTable } from '@zhushutong/ui/layout/data-table'
import { Tag } from '@zhushutong/ui/tag'
import './standard.css'

const UNVERIFIED = '待核实'

const Doubt = () => <Tag tone="warn">{UNVERIFIED}</Tag>

const ItemList = ({ items }: { items: ReadonlyArray<string | null> }) => (
  <ol className="standard-items">
    {items.map((item, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the items are numbered by the document
      <li key={i}>{item ?? <Doubt />}</li>
    ))}
  </ol>
)

function Asked({ row }: { row: StandardRequirement }) {
  return (
    <div className="standard-asked">
      <span>{row.subject}</span> {row.figure === null ? <Doubt /> : <b>{row.figure}</b>}
      {row.droppedBy && <small>{row.droppedBy}后不再考核</small>}
      {row.items.length > 0 && <ItemList items={row.items} />}
    </div>
  )
}

const formatAnchor = (grade: string) => `grade-${grade || 'all'}`

function Grade({ standard, grade }: { standard: QualificationStandard; grade: GradeStandard }) {
  const { label, document, requirements, scope, scopeClause, unverified } = grade
  return (
    <section id={formatAnchor(grade.grade)} aria-label={label} className="standard-grade">
      <h2>{label === '不分等级' ? '资质标准' : `${label}资质`}</h2>
      <p className="standard-basis">
        {document}
        {unverified > 0 && (
          <>
            {' '}
            · {UNVERIFIED} {unverified} 项
          </>
        )}
      </p>
      <DataTable
        isText
        caption={`${standard.name}${label}考核的内容`}
        rows={requirements}
        rowKey={(row, i) => `${row.kind}${i}`}
        columns={[
          { key: 'label', header: '项目', width: 136, cell: (row) => row.label },
          { key: 'asked', header: '要求', cell: (row) => <Asked row={row} /> },
          { key: 'clause', header: '条款', width: 92, cell: (row) => row.clause },
        ]}
      />
      <h3>可以承担什么工程</h3>
      <ItemList items={scope} />
      <p className="standard-basis">条款 {scopeClause}</p>
    </section>
  )
}

/** The source documents of the grades: 《建筑业企业资质标准》（建市〔2014〕159号，2014-11-06 发布）. */
const formatDocuments = ({ grades }: QualificationStandard) =>
  Object.values(STANDARD_DOCUMENTS)
    .filter(({ number }) => grades.some(({ document }) => document === number))
    .map(({ title, number, issuedOn }) => `《${title}》（${number}${issuedOn ? `，${issuedOn} 发布` : ''}）`)
    .join('、')

/** The table of a standard, by grade and clause, with the number of unverified figures (QST-01, QST-02). */
export function StandardView({ standard }: { standard: QualificationStandard }) {
  const { grades, unverified } = standard
  return (
    <div className="standard">
      <p className="standard-lead">
        本页数据按{formatDocuments(standard)}的公开文本整理，不是原文，以主管部门发布的原文为准。
        {unverified > 0 && `其中 ${unverified} 项${UNVERIFIED}：没有核对清楚的数字，我们不写。`}
      </p>
      {grades.length > 1 && (
        <nav aria-label="等级" className="standard-jump">
          {grades.map(({ grade, label }) => (
            <a key={grade} href={`#${formatAnchor(grade)}`}>
              {label}
            </a>
          ))}
        </nav>
      )}
      {grades.map((grade) => (
        <Grade key={grade.grade} standard={standard} grade={grade} />
      ))}
    </div>
  )
}

interface IndexLink {
  readonly code: string
  readonly name: string
  readonly grades: string
  readonly href: string
}

/** All categories with their grades, in the groups of the document (QST-03). */
export function StandardIndex({
  title,
  groups,
  current,
}: {
  title: string
  groups: ReadonlyArray<{ readonly title: string; readonly links: readonly IndexLink[] }>
  current: string
}) {
  return (
    <nav aria-label={title} className="standard-index">
      <h2>{title}</h2>
      {groups.map((group) => (
        <section key={group.title}>
          <h3>{group.title}</h3>
          <ul>
            {group.links.map(({ code, name, grades, href }) => (
              <li key={code}>
                <a href={href} aria-current={code === current ? 'page' : undefined}>
                  {name}
                </a>
                <small>{grades}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
