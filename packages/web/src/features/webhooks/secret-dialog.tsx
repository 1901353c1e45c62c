'use client'

import { Button } from '@zhushutong/ui/button'
import { CopyButton } from '@zhushutong/ui/fields/copy-button'
import { Dialog } from '@zhushutong/ui/overlays/dialog'

/**
 * A secret, shown only once (WHK-03). Only its button closes the dialog: a click outside would lose the
 * secret.
 */
export function SecretDialog({
  secret,
  note,
  onClose,
}: {
  secret: string
  note: string
  onClose: () => void
}) {
  return (
    <Dialog
      open
      title="签名密钥"
      dismissible={false}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose} data-autofocus="">
          已保存
        </Button>
      }
    >
      <div className="grid gap-3">
        <p className="font-semibold">密钥只显示这一次，请现在复制保存到接收程序的环境变量</p>
        <p className="flex min-w-0 items-center gap-2 rounded-2 border border-line bg-surface-2 px-3 py-2">
          <code className="api-name" data-webhook-secret="">
            {secret}
          </code>
          <CopyButton text={secret} label="复制密钥" />
        </p>
        <p className="text-ink-2">{note}</p>
      </div>
    </Dialog>
  )
}
