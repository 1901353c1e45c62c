'use client'

import { isEventKind } from '@zhushutong/domain/history'
import { Button } from '@zhushutong/ui/button'
import { Select } from '@zhushutong/ui/fields/field'
import { Skeleton } from '@zhushutong/ui/layout/skeleton'
import { useEffect, useState } from 'react'
import { ChangesView } from '@/features/record-history/changes.view'
import type { EventChoices } from '@/features/record-history/event-href'
import { FormerView } from '@/features/record-history/former.view'
import type {
  ChangeEntry,
  ChangePage,
  FormerValue,
  SourcedField,
} from '@/features/record-history/history.types'
import { SourcesView } from '@/features/record-history/sources.view'
import { orNull } from '@/wiring/browser/answers'
import { type Gateway, usePort } from '@/wiring/browser/gateway'

/** The history of a record; null if loading failed. */
function recordHistoryPort({ call }: Gateway) {
  return {
    /** A page of the timeline, newest first (DAT-68). `kind`: '' for all events. */
    loadChanges: (
      type: string,
      id: string,
      { kind = '', cursor }: { readonly kind?: string; readonly cursor?: string } = {},
    ) => {
      const kinds = isEventKind(kind) ? [kind] : undefined
      const input = { type, id, ...(cursor && { cursor }), ...(kinds && { kinds }), pageSize: 10 }
      return orNull(call(({ history }) => history.changes(input)))
    },
    /** The source of each value (DAT-01). */
    loadSources: (type: string, id: string) => orNull(call(({ history }) => history.sources({ type, id }))),
  }
}

interface Loaded {
  readonly entries: readonly ChangeEntry[]
  readonly nextCursor: string | null
  readonly fields: readonly SourcedField[]
  readonly former: readonly FormerValue[]
}

const loadAll = async (
  port: ReturnType<typeof recordHistoryPort>,
  type: string,
  id: string,
): Promise<Loaded | null> => {
  const [changes, sources] = await Promise.all([port.loadChanges(type, id), port.loadSources(type, id)])
  return changes && sources
    ? {
        entries: changes.records,
        nextCursor: changes.nextCursor,
        fields: sources.fields,
        former: sources.former,
      }
    : null
}

const withPage = (loaded: Loaded, page: ChangePage): Loaded => ({
  ...loaded,
  entries: [...loaded.entries, ...page.records],
  nextCursor: page.nextCursor,
})

/** The timeline of a record and the sources of its values. */
export function OpenedHistory({ type, id, choices }: { type: string; id: string; choices: EventChoices }) {
  const port = usePort(recordHistoryPort)
  const [loaded, setLoaded] = useState<Loaded | 'loading' | 'failed'>('loading')
  const [chosen, setChosen] = useState('')
  const load = async () => {
    setLoaded('loading')
    setLoaded((await loadAll(port, type, id)) ?? 'failed')
  }
  const loadMore = async (before: Loaded) => {
    const cursor = before.nextCursor ?? undefined
    const page = await port.loadChanges(type, id, { kind: chosen, cursor })
    setLoaded(page ? withPage(before, page) : 'failed')
  }
  const choose = async (kind: string) => {
    setChosen(kind)
    const page = await port.loadChanges(type, id, { kind })
    setLoaded((before) => {
      if (!page || typeof before !== 'object') return 'failed'
      return { ...before, entries: page.records, nextCursor: page.nextCursor }
    })
  }
  useEffect(() => {
    void loadAll(port, type, id).then((all) => setLoaded(all ?? 'failed'))
  }, [port, type, id])
  return (
    <div className="mt-3 grid gap-4" aria-live="polite">
      {loaded === 'loading' && <Skeleton width="60%" />}
      {loaded === 'failed' && (
        <p>
          没有加载成功，<Button onClick={() => void load()}>重试</Button>
        </p>
      )}
      {typeof loaded === 'object' && (
        <>
          {choices.kinds.length > 1 && (
            <Select
              aria-label="动态的种类"
              className="max-w-44"
              value={chosen}
              onChange={(event) => void choose(event.currentTarget.value)}
            >
              <option value="">全部动态</option>
              {choices.kinds.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </Select>
          )}
          <ChangesView entries={loaded.entries} choices={choices} />
          {loaded.nextCursor !== null && <Button onClick={() => void loadMore(loaded)}>更早的动态</Button>}
          <FormerView former={loaded.former} />
          <SourcesView fields={loaded.fields} />
        </>
      )}
    </div>
  )
}
