import { Button } from '@zhushutong/ui/button'
import { ConfirmDialog } from '@zhushutong/ui/overlays/confirm-dialog'
import { type ReactNode, useState } from 'react'

interface RemoveRowProps {
  readonly title: string
  /** The consequences of the removal. */
  readonly children: ReactNode
  readonly busy: boolean
  /** Resolves with true on success. */
  readonly onRemove: () => Promise<boolean>
}

export function RemoveRow({ title, children, busy, onRemove }: RemoveRowProps) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div className="border-t border-line pt-4">
      <Button onClick={() => setIsAsked(true)}>删除</Button>
      {isAsked && (
        <ConfirmDialog
          open
          danger
          title={title}
          confirm="删除"
          busy={busy}
          onConfirm={async () => {
            if (!(await onRemove())) setIsAsked(false)
          }}
          onCancel={() => setIsAsked(false)}
        >
          {children}
        </ConfirmDialog>
      )}
    </div>
  )
}
