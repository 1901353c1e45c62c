import type { HttpError } from '@refinedev/core'
import { formatTime } from '@zhushutong/domain/formatting'
import type { ResultOf } from '@zhushutong/sdk/contract'
import type { StaffContract } from '@zhushutong/sdk/staff'
import { Button } from '@zhushutong/ui/button'
import { ListSkeleton } from '@zhushutong/ui/layout/skeleton'
import { ErrorState } from '@zhushutong/ui/layout/states'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useEffect, useState } from 'react'
import { callStaff } from '../../api'
import type { ArticleRow } from './form-of-row'
import type { Editing } from './use-editor'

type Version = ResultOf<StaffContract['article']['versions']>['records'][number]
type Loaded = { readonly records: readonly Version[] } | { readonly error: string } | null

const MAX_SHOWN = 400

const shorten = (text: string) => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text || '空')

function Changes({ changes }: Pick<Version, 'changes'>) {
  return (
    <dl className="grid gap-1">
      {changes.map(({ field, label, before, after }) => (
        <div key={field} className="grid grid-cols-[64px_minmax(0,1fr)] gap-2">
          <dt className="text-ink-3">{label}</dt>
          <dd className="grid gap-1 break-words whitespace-pre-line">
            <del className="text-bad">{shorten(before)}</del>
            <ins className="text-ok no-underline">{shorten(after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface VersionsProps {
  readonly editing: Editing
  readonly row: ArticleRow
  readonly onClose: () => void
}

/**
 * The versions of an article with author, time and changes; an earlier version can be restored (CON-05).
 */
export function VersionsDialog({ editing: { run, busy, isDirty }, row, onClose }: VersionsProps) {
  const { id, version: current, state } = row
  const [loaded, setLoaded] = useState<Loaded>(null)
  useEffect(() => {
    let isOver = false
    callStaff('article', 'versions', { id }).then(
      (versions) => !isOver && setLoaded(versions),
      ({ message }: HttpError) => !isOver && setLoaded({ error: message }),
    )
    return () => {
      isOver = true
    }
  }, [id])
  const restore = async (from: number) => {
    const done = await run(`已恢复第 ${from} 版`, () =>
      callStaff('article', 'restore', { id, version: current, from }),
    )
    if (done) onClose()
  }
  return (
    <Dialog open side="right" title="版本" onClose={onClose}>
      {loaded === null && <ListSkeleton rows={4} />}
      {loaded && 'error' in loaded && <ErrorState>{loaded.error}</ErrorState>}
      {isDirty && <p className="mb-3 text-warn">有未保存的修改，恢复旧版本会丢掉它们</p>}
      {loaded && 'records' in loaded && (
        <ol className="grid gap-4">
          {loaded.records.map(({ version, savedBy, saveTime, changes }) => (
            <li key={version} className="grid gap-2 border-b border-line pb-4 last:border-0">
              <div className="flex flex-wrap items-center gap-2">
                <b>第 {version} 版</b>
                <span className="text-12 text-ink-3">
                  {[savedBy, saveTime === null ? null : formatTime(saveTime)].filter(Boolean).join(' · ')}
                </span>
                {version === current ? (
                  <span className="ml-auto text-12 text-ink-3">当前</span>
                ) : (
                  state !== 'withdrawn' && (
                    <Button size="small" className="ml-auto" loading={busy} onClick={() => restore(version)}>
                      恢复这一版
                    </Button>
                  )
                )}
              </div>
              {changes.length > 0 && <Changes changes={changes} />}
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}
