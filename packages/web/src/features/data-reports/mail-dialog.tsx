'use client'

import { isEmailAddress } from '@zhushutong/domain/mail'
import { Button } from '@zhushutong/ui/button'
import { TextField } from '@zhushutong/ui/fields/field'
import { type Refusal, useDomainForm } from '@zhushutong/ui/forms/use-domain-form'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useRef } from 'react'
import type { ListedReport, ReportCalls } from './data-reports.types'

const WRONG = { field: 'email', message: '请填写正确的邮箱地址，如 name@example.com' }

/** Mails a report to an address (DRP-05). */
export function MailDialog({
  report,
  calls,
  onClose,
}: {
  report: Pick<ListedReport, 'resourceId' | 'title'>
  calls: Pick<ReportCalls, 'mail'>
  onClose: () => void
}) {
  const sent = useRef('')
  const { field, submit, isSending, failure } = useDomainForm({
    initial: { email: '' },
    normalize: ({ email }) => ({ email: email.trim() }),
    check: ({ email }) => (isEmailAddress(email) ? [] : [WRONG]),
    async send({ email }, signal): Promise<Refusal | null> {
      const answer = await calls.mail(report.resourceId, email, signal)
      if (!('left' in answer)) return answer
      sent.current = `已寄到 ${email}，24 小时内还可以寄 ${answer.left} 次`
      return null
    },
    onSent() {
      onClose()
      // In the same commit as closing: shown earlier, the message would be inside the dialog and close with
      // it.
      toast(sent.current, 'ok')
    },
  })
  return (
    <Dialog
      open
      title="寄到邮箱"
      onClose={onClose}
      dismissible={!isSending}
      footer={
        <>
          <Button disabled={isSending} onClick={onClose}>
            取消
          </Button>
          <Button type="submit" form="mail-report" variant="primary" loading={isSending}>
            寄出
          </Button>
        </>
      }
    >
      <form id="mail-report" onSubmit={submit} noValidate className="grid gap-4">
        <p className="text-ink-2">“{report.title}”会作为附件寄到这个邮箱。</p>
        <TextField
          label="收件邮箱"
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={120}
          hint="一次寄给一个邮箱；没有收到请查看垃圾邮件"
          {...field('email')}
        />
        <p role="alert" className="text-bad empty:hidden">
          {failure}
        </p>
      </form>
    </Dialog>
  )
}
