import { type ListedEntry, listEntries } from '@zhushutong/domain/changelog'
import { formatDate } from '@zhushutong/domain/formatting'
import { Button } from '@zhushutong/ui/button'
import { Skeleton } from '@zhushutong/ui/layout/skeleton'
import { isPlainClick } from '@zhushutong/ui/plain-click'
import { Tag } from '@zhushutong/ui/tag'
import { useEffect, useRef } from 'react'
import type { PartProps } from './changelog.types'
import './changelog.css'

function Row({ listed, onChoose }: { listed: ListedEntry; onChoose: (id: string) => void }) {
  const { entry, isNew, isChosen } = listed
  const { id, title, remark, labelList, releaseTime } = entry
  return (
    <li>
      <a
        href={`/dailyLog/?id=${encodeURIComponent(id)}`}
        data-plain=""
        aria-current={isChosen || undefined}
        onClick={(event) => {
          // A click with a modifier key or another button follows the link, to the entry's own page.
          if (!isPlainClick(event)) return
          event.preventDefault()
          onChoose(id)
        }}
      >
        <span className="flex items-start gap-2">
          <b>{title}</b>
          {isNew && <Tag tone="bad">新</Tag>}
        </span>
        {remark && <span className="changelog-remark">{remark}</span>}
        <span className="changelog-facts">{[formatDate(releaseTime), ...labelList].join(' · ')}</span>
      </a>
    </li>
  )
}

/** The list of entries; its end, once reached, loads the next page (CHG-02). */
export function EntryList({ state, send, onChoose }: PartProps & { onChoose: (id: string) => void }) {
  const { at, text } = state
  return (
    <nav className="changelog-list" aria-label="更新日志列表">
      <ol>
        {listEntries(state).map((listed) => (
          <Row key={listed.entry.id} listed={listed} onChoose={onChoose} />
        ))}
      </ol>
      {at === 'partial' && <End onReached={() => send({ type: 'endReached' })} />}
      {at === 'loading' && (
        <div role="status" className="grid gap-2 p-4">
          <span className="sr-only">加载中</span>
          <Skeleton width="80%" />
          <Skeleton width="50%" height={12} />
        </div>
      )}
      {at === 'failed' && (
        <div role="alert" className="grid justify-items-start gap-2 p-4">
          <p>{text}</p>
          <Button size="small" onClick={() => send({ type: 'retry' })}>
            重试
          </Button>
        </div>
      )}
    </nav>
  )
}

/** Loads the next page when scrolled into view; a button, so that keyboards can use it too. */
function End({ onReached }: { onReached: () => void }) {
  const ref = useRef<HTMLButtonElement>(null)
  const reached = useRef(onReached)
  reached.current = onReached
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) reached.current()
    })
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return (
    <button ref={ref} type="button" className="changelog-more" onClick={onReached}>
      加载更多
    </button>
  )
}
