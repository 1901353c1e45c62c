import { formatCount } from '@zhushutong/domain/formatting'
import { LinkButton } from '@zhushutong/ui/button'
import { DayPart, Nothing } from './day-part'
import type { Finds } from './my-day.types'

/** Minimum height in percent: a day without finds is a thin line, so that it stays visible. */
const LEAST = 6

function WeekBars({ counts, days }: { counts: readonly number[]; days: readonly string[] }) {
  const most = Math.max(...counts, 1)
  const text = counts.map((count, i) => `${days[i]?.slice(5)} ${count}`).join('，')
  return (
    <span className="week-bars" role="img" aria-label={`每天新增：${text}`} title={text}>
      {counts.map((count, i) => (
        <i key={days[i]} style={{ height: `${Math.max((count / most) * 100, LEAST)}%` }} />
      ))}
    </span>
  )
}

function Rows({ rows, days }: Pick<Finds, 'rows' | 'days'>) {
  return (
    <ul className="find-rows">
      {rows.map(({ id, name, href, counts, total }) => (
        <li key={id}>
          <a href={href}>
            <span className="day-name">{name}</span>
            <WeekBars counts={counts} days={days} />
            <b data-none={total === 0 ? '' : undefined}>+{formatCount(total)}</b>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Records found by the member's subscriptions in seven days (SUB-09). */
export function SubscriptionFinds({ finds }: { finds: Finds | null }) {
  return (
    <DayPart
      id="finds"
      title="我的订阅"
      note={finds?.rows.length ? '近 7 天每日新增' : undefined}
      more={finds && { href: finds.manageHref, label: '全部' }}
      part={finds}
    >
      {({ rows, days }) =>
        rows.length > 0 ? (
          <Rows rows={rows} days={days} />
        ) : (
          <Nothing action={<LinkButton href="/zhaobiao/">去看招标</LinkButton>}>
            在列表设好条件后点“订阅”，每天推送新数据。
          </Nothing>
        )
      }
    </DayPart>
  )
}
