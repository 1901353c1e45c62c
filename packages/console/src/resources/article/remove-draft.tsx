import { Button } from '@zhushutong/ui/button'
import { ConfirmDialog } from '@zhushutong/ui/overlays/confirm-dialog'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAction } from '../../form/use-action'
import type { ArticleRow } from './form-of-row'

/** Deletes a draft that was never published (CON-11). */
export function RemoveDraft({ draft, onRemoved }: { draft: ArticleRow; onRemoved: () => void }) {
  const [isAsked, setAsked] = useState(false)
  const navigate = useNavigate()
  const { run, busy } = useAction('article', 'remove', '已删除')
  const remove = async () => {
    const removed = await run({ id: draft.id, version: draft.version })
    setAsked(false)
    if (!removed) return
    onRemoved()
    navigate('/article', { replace: true })
  }
  return (
    <>
      <Button size="small" onClick={() => setAsked(true)}>
        删除
      </Button>
      {isAsked && (
        <ConfirmDialog
          open
          danger
          title="删除草稿"
          confirm="删除"
          busy={busy}
          onConfirm={remove}
          onCancel={() => setAsked(false)}
        >
          <span className="wrap-anywhere">“{draft.title}”</span>
          的所有版本和只用在这里的图片都会删除，不能恢复。
        </ConfirmDialog>
      )}
    </>
  )
}
