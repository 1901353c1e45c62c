import type { ChangeEntry } from './history.types'

const EMPTY = '空'

/** The changes of a record, newest first (DAT-06). */
export function ChangesView({ entries }: { entries: readonly ChangeEntry[] }) {
  if (entries.length === 0) return <p className="text-ink-3">收录以来没有变更。</p>
  return (
    <ol className="grid gap-3">
      {entries.map(({ id, dataOn, source, changes }) => (
        <li key={id} className="border-l-2 border-line pl-3">
          <p className="text-12 text-ink-3">
            <time dateTime={dataOn}>{dataOn}</time> · {source}
          </p>
          <ul className="grid gap-1">
            {changes.map(({ key, label, before, after }) => (
              <li key={key} className="break-words">
                {label}：<del className="text-ink-3">{before ?? EMPTY}</del>
                <span aria-hidden="true"> → </span>
                <span className="sr-only">改为</span>
                <ins className="no-underline">{after ?? EMPTY}</ins>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
