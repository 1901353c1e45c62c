'use client'

import { cleanSmsCode } from '@zhushutong/domain/login'
import {
  checkMailForm,
  isEmailAddress,
  MAIL_TEXTS,
  MAX_EMAIL_LENGTH,
  type MailForm,
} from '@zhushutong/domain/mail'
import { Button } from '@zhushutong/ui/button'
import { TextField } from '@zhushutong/ui/fields/field'
import { type Refusal, useDomainForm } from '@zhushutong/ui/forms/use-domain-form'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useId, useState } from 'react'
import { useSeconds } from '@/forms/use-seconds'

export interface MailCalls {
  readonly sendCode: (
    mail: string,
  ) => Promise<
    | { readonly mailId: string; readonly resendAt: number }
    | { readonly error: string; readonly message: string | null }
  >
  readonly confirm: (form: MailForm, signal?: AbortSignal) => Promise<Refusal | null>
}

const FAILED = '验证码没有发出，请稍后重试'

/** An email address, confirmed by a code sent to it (PRF-01). */
export function MailDialog({
  isChange,
  calls,
  now,
  onSaved,
  onClose,
}: {
  isChange: boolean
  calls: MailCalls
  now: () => number
  onSaved: () => void
  onClose: () => void
}) {
  const formId = useId()
  const [resendAt, setResendAt] = useState(0)
  const [isAsking, setAsking] = useState(false)
  const wait = Math.ceil((resendAt - useSeconds(now, resendAt > 0)) / 1000)
  const { form, field, submit, isSending, failure } = useDomainForm<MailForm>({
    initial: { mail: '', mailId: '', validationCode: '' },
    normalize: (typed) => ({
      ...typed,
      mail: typed.mail.trim(),
      validationCode: cleanSmsCode(typed.validationCode),
    }),
    check: checkMailForm,
    send: calls.confirm,
    onSent: onSaved,
  })
  const refuse = (message: string) =>
    form.setError('mail', { type: 'server', message }, { shouldFocus: true })
  const sendCode = async () => {
    const mail = form.getValues('mail').trim()
    if (!isEmailAddress(mail)) return refuse(MAIL_TEXTS.address)
    setAsking(true)
    const sent = await calls.sendCode(mail)
    setAsking(false)
    if ('error' in sent) return refuse(sent.message ?? FAILED)
    form.clearErrors()
    form.setValue('mailId', sent.mailId)
    setResendAt(sent.resendAt)
    form.setFocus('validationCode')
  }
  return (
    <Dialog
      open
      title={isChange ? '更换邮箱' : '填写邮箱'}
      width="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" type="submit" form={formId} loading={isSending}>
            确认邮箱
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <p className="text-ink-2">确认后可以在订阅里选择邮件通知。邮箱不用于登录。</p>
        <TextField
          label="邮箱"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={MAX_EMAIL_LENGTH}
          placeholder="name@example.com"
          required
          data-autofocus=""
          {...field('mail')}
        />
        <TextField
          label="邮箱收到的验证码"
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="6 位数字"
          required
          {...field('validationCode')}
          beside={
            <Button className="h-10 w-30 flex-none" loading={isAsking} disabled={wait > 0} onClick={sendCode}>
              {wait > 0 ? `${wait} s 后重发` : resendAt > 0 ? '重新获取' : '获取验证码'}
            </Button>
          }
        />
        <p className="text-12 text-ink-3" role="status">
          {resendAt > 0 ? MAIL_TEXTS.sent : ''}
        </p>
        <p role="alert" className="text-bad empty:hidden">
          {failure}
        </p>
      </form>
    </Dialog>
  )
}
