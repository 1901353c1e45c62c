import { formatCount, TABLE_MONEY_UNIT } from '@zhushutong/domain/formatting'
import { tender } from '@zhushutong/domain/records'
import type { ReactNode } from 'react'
import { TileMap } from '@/lists/tile-map'
import type { Excerpt, LargeWin, OpenTender, VisitorData } from './home.types'
import { HomePart } from './home-part'

const renderAllLink = (excerpt: Excerpt<unknown> | null, classifier: string): ReactNode =>
  excerpt && (
    <a className="home-all" href={excerpt.moreHref}>
      全部 {formatCount(excerpt.total)} {classifier}
    </a>
  )

function OpenTenders({ rows }: { rows: readonly OpenTender[] }) {
  return (
    <ul className="home-rows">
      {rows.map(({ id, name, href, owner, budget, left }) => (
        <li key={id}>
          <a href={href}>
            <span className="home-name">{name}</span>
            <b>{budget}</b>
            <small>{owner}</small>
            <small data-tone={left?.tone}>{left ? `还剩 ${left.text}` : '截止时间未注明'}</small>
          </a>
        </li>
      ))}
    </ul>
  )
}

function LargeWins({ rows }: { rows: readonly LargeWin[] }) {
  return (
    <ul className="home-rows">
      {rows.map(({ id, name, href, company, amount, share }) => (
        <li key={id}>
          <a href={href}>
            <span className="home-name">{name}</span>
            <b>{amount}</b>
            <small>{company}</small>
            <i style={{ width: `${share}%` }} />
          </a>
        </li>
      ))}
    </ul>
  )
}

const buildTiles = (counts: NonNullable<VisitorData['byProvince']>) =>
  counts.map(({ key, count }) => ({
    ...{ value: key, count },
    href: `/${tender.segment}/?region=${key}`,
  }))

/** Three parts of live records: open tenders, latest wins, and results by province (SHL-15). */
export function Proofs({
  open,
  wins,
  byProvince,
  place,
}: Pick<VisitorData, 'open' | 'wins' | 'byProvince' | 'place'>) {
  return (
    <div className="home-proofs">
      <HomePart
        title={`${place ?? ''}正在招标`}
        rows={open?.rows ?? null}
        note={renderAllLink(open, tender.classifier)}
      >
        {(rows) => <OpenTenders rows={rows} />}
      </HomePart>
      <HomePart title="近 7 日最大中标" rows={wins?.rows ?? null} note={renderAllLink(wins, '项')}>
        {(rows) => <LargeWins rows={rows} />}
      </HomePart>
      <HomePart title="各省招标" note="近一年，条" rows={byProvince}>
        {(counts) => <TileMap parts={buildTiles(counts)} isLarge />}
      </HomePart>
      <p className="home-note">金额单位 {TABLE_MONEY_UNIT}；数据整理自公开信息，未收录不代表没有。</p>
    </div>
  )
}
