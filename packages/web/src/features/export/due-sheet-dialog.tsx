'use client'

import { checkRecipient, MAX_RECIPIENT } from '@zhushutong/domain/due-diligence'
import { Button } from '@zhushutong/ui/button'
import { downloadBlob } from '@zhushutong/ui/download'
import { TextField } from '@zhushutong/ui/fields/field'
import { type Refusal, useDomainForm } from '@zhushutong/ui/forms/use-domain-form'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useState } from 'react'

type MadeFile = { readonly content: Blob; readonly fileName: string } | { readonly error: string }

/** Issues a company's due-diligence sheet for a recipient, and saves the file (DUE-11, DUE-12). */
export function DueSheetDialog({
  company,
  href,
  make,
  onClose,
}: {
  company: string
  href: string
  make: (href: string, signal: AbortSignal) => Promise<MadeFile>
  onClose: () => void
}) {
  const [savedAs, setSavedAs] = useState<string | null>(null)
  const { field, submit, isSending, failure } = useDomainForm({
    initial: { recipient: '' },
    normalize: ({ recipient }) => ({ recipient: recipient.trim() }),
    check({ recipient }) {
      const message = checkRecipient(recipient)
      return message === null ? [] : [{ field: 'recipient', message }]
    },
    async send({ recipient }, signal): Promise<Refusal | null> {
      const query = recipient === '' ? '' : `?${new URLSearchParams({ recipient })}`
      const file = await make(`${href}${query}`, signal)
      if ('error' in file) return { message: file.error }
      downloadBlob(file.content, file.fileName)
      setSavedAs(file.fileName)
      return null
    },
  })
  if (savedAs !== null)
    return (
      <Dialog open title="出具尽调表" onClose={onClose} footer={<Button onClick={onClose}>关闭</Button>}>
        <div role="status" className="grid gap-1">
          <p>已生成：{savedAs}</p>
          <p className="text-ink-3">
            浏览器已开始保存。编号与校验码在每页页脚，收件方可在核验页核对；计入本月导出额度 1 条。
          </p>
        </div>
      </Dialog>
    )
  return (
    <Dialog
      open
      title="出具尽调表"
      onClose={onClose}
      dismissible={!isSending}
      footer={
        <>
          <Button disabled={isSending} onClick={onClose}>
            取消
          </Button>
          <Button type="submit" form="due-sheet" variant="primary" loading={isSending}>
            生成 PDF
          </Button>
        </>
      }
    >
      <form id="due-sheet" onSubmit={submit} noValidate className="grid gap-4">
        <p className="text-ink-2">“{company}”的尽调表，带编号与校验码。</p>
        <TextField
          label="出具给"
          autoComplete="organization"
          maxLength={MAX_RECIPIENT}
          placeholder="如：某某银行渝北支行"
          hint="收件单位的名称，可以不填；凭编号与校验码的任何人都能看到"
          {...field('recipient')}
        />
        <p role="alert" className="text-bad empty:hidden">
          {failure}
        </p>
      </form>
    </Dialog>
  )
}
