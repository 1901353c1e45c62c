import { formatDate } from '@zhushutong/domain/formatting'
import { EmptyState } from '@/ui/states'
import { Tag } from '@/ui/tag'
import { Article } from './article'

interface Entry {
  readonly id: string
  readonly title: string
  readonly remark: string | null
  readonly labelList: readonly string[]
  readonly releaseTime: number
}

/** The product's change log, newest first and marked as new (CHG-02). */
export function ChangeLogView({ entries }: { entries: readonly Entry[] | null }) {
  return (
    <Article title="更新日志">
      {!entries || entries.length === 0 ? (
        <EmptyState title="暂无更新" />
      ) : (
        <ol className="list-none! pl-0!">
          {entries.map((entry, index) => (
            <li key={entry.id} className="border-b border-line py-4 last:border-b-0">
              <h2 className="mt-0! flex flex-wrap items-center gap-2">
                {entry.title}
                {index === 0 && <Tag tone="bad">新</Tag>}
                {entry.labelList.map((label) => (
                  <Tag key={label} tone="blue">
                    {label}
                  </Tag>
                ))}
              </h2>
              <p className="text-12 text-ink-3">{formatDate(entry.releaseTime)}</p>
              {entry.remark && <p>{entry.remark}</p>}
            </li>
          ))}
        </ol>
      )}
    </Article>
  )
}
