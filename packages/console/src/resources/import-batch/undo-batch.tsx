import type { HttpError } from '@refinedev/core'
import type { ResultOf } from '@zhushutong/sdk/contract'
import type { StaffContract } from '@zhushutong/sdk/staff'
import { Button } from '@zhushutong/ui/button'
import { ConfirmDialog } from '@zhushutong/ui/overlays/confirm-dialog'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useState } from 'react'
import { callStaff } from '../../api'
import { useAction } from '../../form/use-action'
import { type Batch, formatCount } from './batch-words'

type Preview = ResultOf<StaffContract['importBatch']['previewUndo']>

/** Undoes a batch after a preview of its effect (DAT-55). */
export function UndoBatch({ batch: { id, file } }: { batch: Batch }) {
  const { run, busy } = useAction('importBatch', 'undo', '正在撤销')
  const [isLoading, setIsLoading] = useState(false)
  const [preview, setPreview] = useState<Preview | null>(null)
  const open = async () => {
    setIsLoading(true)
    try {
      setPreview(await callStaff('importBatch', 'previewUndo', { id }))
    } catch (error) {
      toast((error as HttpError).message, 'bad')
    } finally {
      setIsLoading(false)
    }
  }
  return (
    <div>
      <Button loading={isLoading} onClick={open}>
        撤销这一批…
      </Button>
      {preview && (
        <ConfirmDialog
          open
          danger
          title="撤销批次"
          confirm="撤销"
          busy={busy}
          onConfirm={async () => {
            await run({ id })
            setPreview(null)
          }}
          onCancel={() => setPreview(null)}
        >
          <p>撤销“{file}”这一批之后：</p>
          <ul className="mt-2 list-disc pl-5">
            <li>删除它新增的 {formatCount(preview.created)} 条</li>
            <li>恢复被它改动的 {formatCount(preview.restored)} 条</li>
            {preview.kept > 0 && <li>后来的批次改过的 {formatCount(preview.kept)} 条保持不变</li>}
          </ul>
          <p className="mt-2 text-12 text-ink-3">撤销后不能恢复，需要时再导入一次文件。</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
