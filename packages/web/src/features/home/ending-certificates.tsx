import { ENDS_SOON_DAYS } from '@zhushutong/domain/records'
import { LinkButton } from '@zhushutong/ui/button'
import { DayPart, Nothing } from './day-part'
import type { EndingRow, Endings } from './my-day.types'

const SHOWN = 4
const URGENT_DAYS = 30

function Row({ row: { name, until, days, href } }: { row: EndingRow }) {
  const isOver = days < 0
  return (
    <li>
      <a href={href}>
        <b data-tone={isOver ? 'bad' : days <= URGENT_DAYS ? 'warn' : undefined}>
          {isOver ? '已过期' : days}
          {!isOver && <small> 天</small>}
        </b>
        <span className="day-name">{name}</span>
        <small>{until} 到期</small>
      </a>
    </li>
  )
}

/** The certificates of the member's company that expire soon (MYC-06). */
export function EndingCertificates({
  endings,
  companyHref,
}: {
  endings: Endings | null
  companyHref: string
}) {
  return (
    <DayPart
      id="endings"
      title="快到期"
      note={endings?.companyName ? `${ENDS_SOON_DAYS} 天内到期的资质与许可` : undefined}
      more={endings && { href: companyHref, label: '我的企业' }}
      part={endings}
    >
      {({ rows, companyName }) => {
        if (companyName === null)
          return (
            <Nothing action={<LinkButton href={companyHref}>选择我的企业</LinkButton>}>
              选好我的企业，资质和安全生产许可证到期前会提醒。
            </Nothing>
          )
        if (rows.length === 0) return <Nothing>{ENDS_SOON_DAYS} 天内没有到期的资质与许可。</Nothing>
        return (
          <ul className="ending-rows">
            {rows.slice(0, SHOWN).map((row) => (
              <Row key={row.key} row={row} />
            ))}
          </ul>
        )
      }}
    </DayPart>
  )
}
