import { eventLabel } from '@zhushutong/domain/history'
import { Tag } from '@zhushutong/ui/tag'
import { buildEventHref, type EventChoices } from './event-href'
import type { ChangeEntry } from './history.types'

const EMPTY = '空'

type Entry = ChangeEntry['changes'][number]

/** Events of their own, such as a win, state facts; the others state a value before and after. */
function Fact({ label, before, after }: Entry) {
  if (before === null && after !== null)
    return (
      <>
        {label}：{after}
      </>
    )
  return (
    <>
      {label}：<del className="text-ink-3">{before ?? EMPTY}</del>
      <span aria-hidden="true"> → </span>
      <span className="sr-only">改为</span>
      <ins className="no-underline">{after ?? EMPTY}</ins>
    </>
  )
}

function Title({ entry: { record }, choices }: { entry: ChangeEntry; choices: EventChoices }) {
  if (!record?.title) return null
  const href = buildEventHref(choices, record.module, record.moduleId)
  return (
    <p className="break-words">
      {href ? (
        <a className="text-primary" href={href}>
          {record.title}
        </a>
      ) : (
        record.title
      )}
    </p>
  )
}

/** The timeline of a record, newest first (DAT-68). */
export function ChangesView({
  entries,
  choices,
}: {
  entries: readonly ChangeEntry[]
  choices: EventChoices
}) {
  if (entries.length === 0) return <p className="text-ink-3">收录以来没有这类动态。</p>
  return (
    <ol className="grid gap-3">
      {entries.map((entry) => (
        <li key={entry.id} className="grid gap-1 border-l-2 border-line pl-3">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-ink-3">
            <time dateTime={entry.dataOn}>{entry.dataOn}</time>
            {entry.kinds.map((kind) => (
              <Tag key={kind}>{eventLabel(kind)}</Tag>
            ))}
            {entry.source !== '' && <span>{entry.source}</span>}
          </p>
          <Title entry={entry} choices={choices} />
          <ul className="grid gap-1">
            {entry.changes.map((change, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: several changes of one table have one key
              <li key={`${change.key}${at}`} className="break-words">
                <Fact {...change} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
