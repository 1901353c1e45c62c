import { formatPercent, isSmallSample, SMALL_SAMPLE_TEXT } from '@zhushutong/domain/bid-figures'
import type { RelationType, UsAndThem as Told } from '@zhushutong/domain/relations'
import { Tag } from '@zhushutong/ui/tag'
import './us-and-them.css'

/** The relation of a company and the reader's own company in the last three years. */
export type UsAndThemLine =
  | { readonly is: 'own'; readonly href: string }
  | ({ readonly is: 'other'; readonly href: string } & Omit<Told, 'side'>)

const MET: Readonly<Record<Exclude<RelationType, 'competitor'>, (total: number) => string>> = {
  partner: (total) => `组成联合体中标 ${total} 项`,
  owner: (total) => `我们是业主，它中过我们的 ${total} 项`,
  agency: (total) => `我们代理的项目，它中过 ${total} 项`,
}

/** The line while it is loading. */
export function UsAndThemLoading() {
  return (
    <p className="us-and-them" role="status">
      <span>与我们：加载中</span>
    </p>
  )
}

/** The relation to the reader's own company in one line, at the end of a company's head (REL-07). */
export function UsAndThem({ line }: { line: UsAndThemLine }) {
  if (line.is === 'own')
    return (
      <p className="us-and-them">
        <span>这是我的企业</span>
        <a href={line.href}>看我们的关系链</a>
      </p>
    )
  const { relation, total, won, lost, elsewhere, latestOn, difference, href } = line
  if (relation === null || total === 0)
    return (
      <p className="us-and-them">
        <span>近 3 年未与我们同场投标</span>
      </p>
    )
  return (
    <p className="us-and-them">
      <span>
        与我们：
        {relation === 'competitor' ? (
          <>
            同场 <b>{total}</b> 次，我们胜 <b>{won}</b>，对方胜 <b>{lost}</b>，他人中标 <b>{elsewhere}</b>
          </>
        ) : (
          MET[relation](total)
        )}{' '}
        {isSmallSample(total) && <Tag>{SMALL_SAMPLE_TEXT}</Tag>}
      </span>
      {latestOn !== null && (
        <span>
          {`最近 ${latestOn.slice(0, 7)}`}
          {difference !== null && `，相差 ${formatPercent(Math.abs(difference))}%`}
        </span>
      )}
      <a href={href}>{`看这 ${total} 次`}</a>
    </p>
  )
}
