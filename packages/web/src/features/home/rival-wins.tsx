import { TABLE_MONEY_UNIT } from '@zhushutong/domain/formatting'
import { LinkButton } from '@zhushutong/ui/button'
import { DayPart, Nothing } from './day-part'
import type { RivalRow, Rivals } from './my-day.types'

function Rows({ rows }: { rows: readonly RivalRow[] }) {
  return (
    <ul className="home-rows">
      {rows.map(({ id, company, name, href, amount, basis }) => (
        <li key={id}>
          <a href={href}>
            <span className="day-name">{company}</span>
            <b>{amount}</b>
            <small>{name}</small>
            <small>{basis}</small>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The latest wins of the companies followed by the member (SUB-10). */
export function RivalWins({ rivals }: { rivals: Rivals | null }) {
  return (
    <DayPart
      id="rivals"
      title="对手新中标"
      note={rivals?.followed ? `跟踪 ${rivals.followed} 家 · ${TABLE_MONEY_UNIT}` : undefined}
      more={rivals && { href: rivals.manageHref, label: '管理' }}
      part={rivals}
    >
      {({ rows, followed, findHref }) => {
        if (rows.length > 0) return <Rows rows={rows} />
        if (followed > 0) return <Nothing>跟踪的 {followed} 家企业近 7 天没有收录新的中标。</Nothing>
        return (
          <Nothing
            action={<LinkButton href={findHref ?? '/qiye/'}>{findHref ? '看我的对手' : '找企业'}</LinkButton>}
          >
            在企业页点“订阅”跟踪对手，它们新中的标会列在这里。
          </Nothing>
        )
      }}
    </DayPart>
  )
}
