import type { ReactNode } from 'react'
import type { Full, HrefOf, LinkedDocument } from './content.types'
import { StateTag } from './item-row'

const linkTo = ({ id, channel, title, documentNumber }: LinkedDocument, hrefOf: HrefOf): ReactNode => {
  const words = title?.includes(documentNumber) ? title : [title, documentNumber].filter(Boolean).join(' ')
  return id && channel ? <a href={hrefOf({ channel, id })}>{words}</a> : words
}

/** 公布, 施行 and 届满 as dots on a line; dots of past days are filled. */
function Days({ article: { issuedOn, effectiveOn, expiresOn, state, successor } }: { article: Full }) {
  const ended = state === '已被替代' || state === '已失效'
  const begun = ended || state === '现行有效'
  const days = [
    ['公布', issuedOn, true],
    ['施行', effectiveOn, begun],
    [successor ? '被替代' : '届满', expiresOn, ended],
  ] as const
  const known = days.filter(([, day]) => day !== null)
  if (known.length === 0) return null
  return (
    <ol className="policy-days">
      {known.map(([label, day, isPast]) => (
        <li key={label} data-past={isPast || undefined}>
          {label} <time dateTime={day ?? undefined}>{day}</time>
        </li>
      ))}
    </ol>
  )
}

/** The facts of a document: number, issuer, days, amendment and successor (CON-02, CON-13). */
export function DocumentFacts({ article, hrefOf }: { article: Full; hrefOf: HrefOf }) {
  const { documentNumber, issuer, issuedOn, effectiveOn, expiresOn, amendment, state } = article
  const { successor, predecessors } = article
  const hasDays = Boolean(issuedOn ?? effectiveOn ?? expiresOn)
  const facts: ReadonlyArray<readonly [string, ReactNode]> = [
    ['文号', documentNumber],
    ['发文机关', issuer],
    ['状态', state && <StateTag state={state} />],
    ['最近修正', amendment],
    ['效力', hasDays && <Days article={article} />],
    [state === '已被替代' ? '已被替代' : '将被替代', successor && <>由 {linkTo(successor, hrefOf)} 替代</>],
    [
      '代替',
      predecessors.length > 0 &&
        predecessors.map((predecessor) => (
          <div key={predecessor.id ?? predecessor.documentNumber}>{linkTo(predecessor, hrefOf)}</div>
        )),
    ],
  ]
  const shown = facts.filter(([, value]) => Boolean(value))
  if (shown.length === 0) return null
  return (
    <dl className="policy-facts">
      {shown.map(([label, value]) => (
        <div
          key={label}
          data-wide={['效力', '最近修正', '已被替代', '将被替代', '代替'].includes(label) || undefined}
        >
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
