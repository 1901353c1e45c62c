'use client'

import {
  canSubmit,
  cleanSmsCode,
  type FormMode,
  isMobile,
  type LoginEvent,
  type LoginForm,
  loginNameError,
} from '@zhushutong/domain/login'
import { Button } from '@zhushutong/ui/button'
import { useEarlyInput } from '@zhushutong/ui/fields/early-input'
import { TextField } from '@zhushutong/ui/fields/field'
import { type FormEvent, useState } from 'react'
import { formNotice, loginNameMessage } from './field-error'
import type { SliderGateway, SliderScene } from './login.types'
import { NoticeLine } from './notice-line'
import { PasswordField } from './password-field'
import { SliderCaptcha } from './slider-captcha'
import { SmsFields } from './sms-fields'

const SCENES: Record<FormMode, SliderScene> = {
  sms: 'login',
  password: 'password',
  forgot: 'reset',
  binding: 'bind',
}
const SUBMITS: Record<FormMode, string> = {
  sms: '登录 / 注册',
  password: '登录',
  forgot: '确认修改',
  binding: '绑定手机号',
}

/** The fields of a login mode, with slider and button (LOG-01, LOG-02). */
export function LoginFields({
  mode,
  form,
  busy,
  captchaRound,
  hasAgreed,
  slider,
  now,
  send,
  onConsentMissing,
}: {
  mode: FormMode
  form: LoginForm
  busy: 'sending' | 'submitting' | null
  captchaRound: number
  /** True if the agreements are accepted, or need no check box. */
  hasAgreed: boolean
  slider: SliderGateway
  now: () => number
  send: (event: LoginEvent) => void
  onConsentMissing: () => void
}) {
  const [leftName, setLeftName] = useState(false)
  const [hasTried, setTried] = useState(false)
  const [usedSign, setUsedSign] = useState<string | null>(null)
  const [again, setAgain] = useState(0)
  const [sendsWhenPassed, setSendsWhenPassed] = useState(false)

  const subjectName = mode === 'password' ? 'loginName' : 'mobile'
  const subject = form[subjectName]
  const subjectField = useEarlyInput(({ value }) => send({ type: 'edit', field: subjectName, value }))
  const isKnown = mode === 'password' ? loginNameError(subject) === null : isMobile(subject)
  /** The slider's sign is bound to the first field, the mobile number or login name. */
  const focusSubject = () => subjectField.current?.focus()

  // A sign is valid once. Without an unused sign, the slider opens, and the SMS is sent after it is passed.
  const askSms = () => {
    if (!hasAgreed) return onConsentMissing()
    if (!isKnown) {
      focusSubject()
      return send({ type: 'sendSms', now: now() })
    }
    if (form.captcha !== null && form.captcha !== usedSign) {
      setUsedSign(form.captcha)
      return send({ type: 'sendSms', now: now() })
    }
    setSendsWhenPassed(true)
    setAgain(again + 1)
  }
  const passed = (sign: string) => {
    send({ type: 'captchaPassed', result: sign })
    if (!sendsWhenPassed) return
    setSendsWhenPassed(false)
    setUsedSign(sign)
    send({ type: 'sendSms', now: now() })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!hasAgreed) return onConsentMissing()
    if (busy === null) send({ type: 'submit' })
  }
  // The code's last digit logs in; no button needs to be pressed.
  const editCode = (value: string) => {
    send({ type: 'edit', field: 'code', value })
    const code = cleanSmsCode(value)
    const isComplete = mode === 'sms' && code !== form.code && form.smsId !== null
    if (isComplete && hasAgreed && busy === null && canSubmit(mode, { ...form, code }))
      send({ type: 'submit' })
  }

  const captcha = (
    <SliderCaptcha
      key={`${mode} ${captchaRound} ${again}`}
      slider={slider}
      scene={SCENES[mode]}
      subject={isKnown ? subject : null}
      autoOpen={sendsWhenPassed}
      onRefused={() => {
        setTried(true)
        focusSubject()
      }}
      onPassed={passed}
    />
  )

  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <NoticeLine notice={formNotice(form)} />
      {mode === 'password' ? (
        <TextField
          ref={subjectField}
          label="手机号或账号"
          name="loginName"
          autoComplete="username"
          placeholder="请输入手机号或账号"
          className="h-11"
          data-autofocus=""
          value={form.loginName}
          error={loginNameMessage(form, leftName, hasTried)}
          onChange={(event) => send({ type: 'edit', field: 'loginName', value: event.target.value })}
          onBlur={() => setLeftName(true)}
        />
      ) : (
        <SmsFields
          mobileField={subjectField}
          form={form}
          sending={busy === 'sending'}
          hasTried={hasTried}
          now={now}
          slider={captcha}
          send={send}
          onCode={editCode}
          onAskSms={askSms}
        />
      )}
      {(mode === 'password' || mode === 'forgot') && (
        <PasswordField
          label={mode === 'forgot' ? '新密码' : '密码'}
          autoComplete={mode === 'forgot' ? 'new-password' : 'current-password'}
          value={form.password}
          onChange={(value) => send({ type: 'edit', field: 'password', value })}
        />
      )}
      {mode === 'password' && captcha}
      <Button
        type="submit"
        variant="primary"
        size="large"
        block
        disabled={!canSubmit(mode, form)}
        loading={busy === 'submitting'}
      >
        {SUBMITS[mode]}
      </Button>
    </form>
  )
}
