'use client'

import { isNewSince, type ListVisits } from '@zhushutong/domain/portal/list-visits'
import { useDocumentEvent, useWindowEvent } from '@zhushutong/ui/use-event'
import {
  type CSSProperties,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useDialogs } from '@/triggers/dialog-context'
import { focusRow, handleLedgerKey } from './ledger-keys'
import { rememberListVisit } from './list-visits'
import { openedRow, rememberOpenedRow } from './opened-row'
import { rememberVisit, visitedPaths } from './visited-rows'

interface Seen {
  /** The reader's visits to the list; null until read from the browser's storage. */
  readonly visits: ListVisits | null
  readonly visited: ReadonlySet<string>
  readonly visit: (path: string) => void
}

const SeenContext = createContext<Seen>({ visits: null, visited: new Set(), visit: () => undefined })

/** The rows of a ledger with its keys and the reader's traces: visited and new records (LST-05). */
export function LedgerRows({
  list,
  style,
  children,
}: {
  list: string
  style: CSSProperties
  children: ReactNode
}) {
  const element = useRef<HTMLDivElement>(null)
  const { open } = useDialogs()
  const [visits, setVisits] = useState<ListVisits | null>(null)
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set())
  const seen = useMemo<Seen>(() => {
    // Marked at once: the link may open another tab, or the reader may return to the cached page.
    const visit = (path: string) => {
      rememberVisit(path)
      setVisited(visitedPaths())
    }
    return { visits, visited, visit }
  }, [visits, visited])

  useEffect(() => {
    setVisits(rememberListVisit(list, Date.now()))
  }, [list])

  const showAgain = useEffectEvent(() => {
    setVisited(visitedPaths())
    // Later than the browser, which on the way back focuses the target of the address's hash.
    return setTimeout(() => {
      const path = openedRow()
      if (path !== null && element.current) focusRow(element.current, path)
    })
  })
  useEffect(() => {
    const timer = showAgain()
    return () => clearTimeout(timer)
  }, [])
  // A page from the back-forward cache is shown without loading.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) showAgain()
  })
  useDocumentEvent('keydown', (event) => {
    if (element.current) handleLedgerKey(event, element.current, () => open({ name: 'keys' }))
  })

  return (
    <SeenContext value={seen}>
      <div ref={element} className="ledger" style={style}>
        {children}
      </div>
    </SeenContext>
  )
}

/** A row, marked if its record is new since the last visit, or visited before. */
export function LedgerRow({
  path,
  at,
  pick,
  title,
  below,
  children,
}: {
  /** The record's page; null without one. */
  path: string | null
  /** The moment of the record's arrival, in ms. */
  at: number | null
  pick?: ReactNode
  title: ReactNode
  below: ReactNode
  children: ReactNode
}) {
  const { visits, visited } = useContext(SeenContext)
  const isNew = at !== null && visits !== null && isNewSince(at, visits)
  const isVisited = path !== null && visited.has(path)
  return (
    <article className="row" data-new={isNew ? '' : undefined} data-visited={isVisited ? '' : undefined}>
      <div className="row-name">
        {pick}
        <h3 className="row-title">
          {isNew && <span className="sr-only">新：</span>}
          {title}
        </h3>
        {below}
      </div>
      {children}
    </article>
  )
}

/** The link of a row's name; `beside` is the address of the list with the record beside it. */
export function RowLink({
  href,
  beside,
  isShown,
  children,
}: {
  href: string
  beside?: string
  /** True if the record is open beside the list. */
  isShown?: boolean
  children: ReactNode
}) {
  const { visit } = useContext(SeenContext)
  return (
    <a
      href={href}
      data-beside={beside}
      aria-current={isShown}
      onClick={({ currentTarget }) => {
        visit(currentTarget.pathname)
        rememberOpenedRow(currentTarget.pathname)
      }}
      onAuxClick={({ currentTarget }) => visit(currentTarget.pathname)}
    >
      {children}
    </a>
  )
}
