import { formatTime } from '@zhushutong/domain/formatting'
import type { RowOf } from '../../api'
import { Actor } from './actor'
import { eventName } from './words'

/** All events, with their actors (REF-01). */
export function History({ events }: Pick<RowOf<'order'>, 'events'>) {
  return (
    <section className="grid gap-2 border-t border-line pt-4" aria-labelledby="history">
      <h3 id="history" className="font-semibold">
        经过
      </h3>
      {!events?.length && <p className="text-ink-3">没有记录</p>}
      <ol className="grid gap-2">
        {events?.map(({ time, event, actor, detail }) => (
          <li key={`${time} ${event} ${detail}`} className="grid gap-0.5">
            <span>
              {eventName(event)}{' '}
              <span className="text-ink-3">
                <Actor by={actor} />
              </span>
            </span>
            <span className="text-12 wrap-anywhere text-ink-3">
              {formatTime(time)} {detail}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
