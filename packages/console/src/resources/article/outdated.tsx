import { Button, LinkButton } from '@zhushutong/ui/button'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useState } from 'react'
import { callStaff } from '../../api'
import type { Editing } from './use-editor'

/**
 * The notice of a newer version saved by another person; it can be viewed, or overwritten by this text
 * (CON-05).
 */
export function Outdated({ editing: { base, save }, message }: { editing: Editing; message: string }) {
  const [busy, setBusy] = useState(false)
  if (!base) return null
  const replace = async () => {
    setBusy(true)
    const newest = await callStaff('article', 'get', { id: base.id }).catch(() => null)
    setBusy(false)
    if (newest) await save(newest.version)
    else toast('没有读到新版本，请稍后重试', 'bad')
  }
  return (
    <div role="alert" className="card grid gap-3 border-warn p-4">
      <p>{message}</p>
      <div className="flex flex-wrap gap-2">
        <LinkButton size="small" href={`/console/article/${base.id}`} target="_blank" rel="noreferrer">
          在新窗口看新版本
        </LinkButton>
        <Button size="small" loading={busy} onClick={replace}>
          用我写的保存为更新的一版
        </Button>
      </div>
    </div>
  )
}
