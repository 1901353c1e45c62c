import { formatCount } from '@zhushutong/domain/formatting'
import { type RelationType, SECTORS } from '@zhushutong/domain/relations'
import { type Insight, type Relation, ROLES } from './insight.types'
import { listFacts } from './relation-facts'
import './insight.css'

function Row({
  type,
  relation,
  most,
  isOwn,
  isOpen,
  href,
}: {
  type: RelationType
  relation: Relation
  most: number
  isOwn: boolean
  isOpen: boolean
  href: string
}) {
  return (
    <li>
      <a href={href} aria-current={isOpen ? 'true' : undefined}>
        <span>
          {relation.name}
          {isOwn && '（我）'}
        </span>
        <b>{relation.times}</b>
        <small>{listFacts(type, relation).join(' · ')}</small>
        <i aria-hidden="true" style={{ inlineSize: `${(relation.times / most) * 100}%` }} />
      </a>
    </li>
  )
}

/** The relations of a company as four lists; phones show one list. */
export function RelationLists({
  insight,
  ownId,
  current,
  open,
  listHref,
  meetingsHref,
}: {
  insight: Insight
  ownId: string | null
  /** The list shown on phones. */
  current: RelationType
  open: { readonly id: string; readonly type: RelationType } | null
  listHref: (type: RelationType) => string
  meetingsHref: (type: RelationType, id: string) => string
}) {
  return (
    <div className="relation-lists">
      <nav className="relation-choice" aria-label="关系种类">
        {SECTORS.map((type) => (
          <a key={type} href={listHref(type)} aria-current={type === current ? 'true' : undefined}>
            {ROLES[type].short} {formatCount(insight[type].total)}
          </a>
        ))}
      </nav>
      {SECTORS.map((type) => {
        const { total, records } = insight[type]
        const most = Math.max(1, ...records.map(({ times }) => times))
        return (
          <section
            key={type}
            id={type}
            className="card relation-list"
            data-current={type === current ? '' : undefined}
          >
            <h2>
              {ROLES[type].short}{' '}
              <small>
                {formatCount(total)} 家 · 数字为{ROLES[type].counted}
              </small>
            </h2>
            {records.length === 0 ? (
              <p className="text-ink-3">这段时间没有收录{ROLES[type].short}</p>
            ) : (
              <ol>
                {records.map((relation) => (
                  <Row
                    key={relation.id}
                    type={type}
                    relation={relation}
                    most={most}
                    isOwn={relation.id === ownId}
                    isOpen={open?.id === relation.id && open.type === type}
                    href={meetingsHref(type, relation.id)}
                  />
                ))}
              </ol>
            )}
            {records.length > 0 && total > records.length && (
              <p className="relation-more">
                {`共 ${formatCount(total)} 家，列出往来最多的 ${records.length} 家`}
              </p>
            )}
          </section>
        )
      })}
    </div>
  )
}
