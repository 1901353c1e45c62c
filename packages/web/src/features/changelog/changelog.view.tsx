'use client'

import { EmptyState } from '@zhushutong/ui/layout/states'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import type { PartProps } from './changelog.types'
import { EntryList } from './entry-list'
import { EntryText } from './entry-text'
import { type ChangelogStart, useChangelog } from './use-changelog'
import './changelog.css'

interface ChangelogViewProps extends ChangelogStart {
  readonly onChoose?: (id: string) => void
}

/** The product's change log (CHG-02): the list, the chosen entry beside it, enlarged pictures. */
export function ChangelogView({ onChoose, ...start }: ChangelogViewProps) {
  const { state, send } = useChangelog(start)
  const choose = (id: string) => {
    send({ type: 'choose', id })
    onChoose?.(id)
  }
  if (state.at === 'complete' && state.entries.length === 0) return <EmptyState title="暂无更新" />
  return (
    <div className="changelog">
      <EntryList state={state} send={send} onChoose={choose} />
      <EntryText state={state} send={send} />
      <Preview state={state} send={send} />
    </div>
  )
}

function Preview({ state: { detail }, send }: PartProps) {
  if (detail.at !== 'shown' || detail.preview === null) return null
  return (
    <Dialog open title="查看图片" width="large" onClose={() => send({ type: 'closeImage' })}>
      {/* biome-ignore lint/performance/noImgElement: the text's own picture, of unknown size */}
      <img src={detail.preview} alt="" className="mx-auto" />
    </Dialog>
  )
}
