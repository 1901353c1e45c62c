import type { Timeline } from '@zhushutong/domain/tender-sheet'
import { CalendarIcon } from '@zhushutong/ui/icon'
import './timeline.css'

/** The steps of a tender with today between them, and the calendar file of future steps (BID-02, BID-03). */
export function TimelineView({
  timeline: { steps, today },
  todayText,
  calendarHref,
}: {
  timeline: Timeline
  /** 11-23 */
  todayText: string
  /** null without future steps. */
  calendarHref: string | null
}) {
  if (steps.length < 2) return null
  return (
    <div className="timeline">
      <ol aria-label="时间安排" style={{ '--steps': steps.length } as React.CSSProperties}>
        {steps.map(({ key, label, text, state }) => (
          <li key={key} data-state={state} aria-current={state === 'next' ? 'step' : undefined}>
            <b>{label}</b>
            <span>{text}</span>
          </li>
        ))}
        {today !== null && (
          <li className="timeline-today" style={{ '--today': today } as React.CSSProperties}>
            今天 {todayText}
          </li>
        )}
      </ol>
      {calendarHref && (
        <a href={calendarHref} download rel="nofollow">
          <CalendarIcon />
          加入日历
        </a>
      )}
    </div>
  )
}
