'use client'

import { type LoginEvent, type LoginForm, secondsUntilResend, smsCodeError } from '@zhushutong/domain/login'
import { Button } from '@zhushutong/ui/button'
import { useEarlyInput } from '@zhushutong/ui/fields/early-input'
import { TextField } from '@zhushutong/ui/fields/field'
import { type ReactNode, type Ref, useState } from 'react'
import { useSeconds } from '@/forms/use-seconds'
import { mobileMessage } from './field-error'

export function SmsFields({
  mobileField,
  form,
  sending,
  hasTried,
  now,
  slider,
  send,
  onCode,
  onAskSms,
}: {
  mobileField: Ref<HTMLInputElement>
  form: LoginForm
  sending: boolean
  /** True after an action that needs the mobile number. */
  hasTried: boolean
  now: () => number
  slider: ReactNode
  send: (event: LoginEvent) => void
  onCode: (value: string) => void
  onAskSms: () => void
}) {
  const [left, setLeft] = useState({ mobile: false, code: false })
  const codeField = useEarlyInput(({ value }) => onCode(value))
  const time = useSeconds(now, form.smsSentAt !== null)
  const wait = secondsUntilResend(form, time)

  return (
    <>
      <TextField
        ref={mobileField}
        label="手机号"
        name="mobile"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder="请输入 11 位手机号"
        className="h-11"
        data-autofocus=""
        value={form.mobile}
        error={mobileMessage(form, left.mobile, hasTried)}
        onChange={(event) => send({ type: 'edit', field: 'mobile', value: event.target.value })}
        onBlur={() => setLeft({ ...left, mobile: true })}
      />
      {slider}
      <TextField
        ref={codeField}
        label="验证码"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="6 位数字"
        className="h-11"
        value={form.code}
        error={left.code && form.code !== '' ? smsCodeError(form.code) : null}
        onChange={(event) => onCode(event.target.value)}
        onBlur={() => setLeft({ ...left, code: true })}
        beside={
          <Button className="h-11 w-30 flex-none" loading={sending} disabled={wait > 0} onClick={onAskSms}>
            {wait > 0 ? `${wait} s 后重发` : form.smsSentAt === null ? '获取验证码' : '重新获取'}
          </Button>
        }
      />
      <p className="sr-only" role="status">
        {form.smsId === null || form.notice !== null ? '' : '验证码已发送'}
      </p>
    </>
  )
}
