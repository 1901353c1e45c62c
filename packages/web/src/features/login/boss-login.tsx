'use client'

import { cleanMobile, cleanSmsCode, isMobile, mobileError, smsCodeError } from '@zhushutong/domain/login'
import { Button } from '@zhushutong/ui/button'
import { TextField } from '@zhushutong/ui/fields/field'
import { type Refusal, useDomainForm } from '@zhushutong/ui/forms/use-domain-form'
import type { SliderGateway } from './login.types'
import type { SendCode } from './security/security.types'
import { SmsCodeField } from './security/sms-code-field'

interface Values {
  mobile: string
  smsId: string
  validationCode: string
}

const EMPTY: Values = { mobile: '', smsId: '', validationCode: '' }

const normalize = (typed: Values): Values => ({
  ...typed,
  mobile: cleanMobile(typed.mobile),
  validationCode: cleanSmsCode(typed.validationCode),
})

const check = ({ mobile, smsId, validationCode }: Values) => {
  const code = smsId === '' ? '请先获取验证码' : smsCodeError(validationCode)
  return [
    ['mobile', mobileError(mobile)],
    ['validationCode', code],
  ].flatMap(([field, message]) => (message ? [{ field: field as 'mobile' | 'validationCode', message }] : []))
}

/** The login of a company's principal: mobile number, slider check, and SMS code (BOS-07). */
export function BossLogin({
  slider,
  sendCode,
  logIn,
  now,
  onLoggedIn,
}: {
  slider: SliderGateway
  sendCode: (mobile: string, sign: string) => ReturnType<SendCode>
  logIn: (proof: Values, signal: AbortSignal) => Promise<Refusal | null>
  now: () => number
  onLoggedIn: () => void
}) {
  const { form, field, submit, isSending, failure } = useDomainForm<Values>({
    initial: EMPTY,
    normalize,
    check,
    send: logIn,
    onSent: onLoggedIn,
  })
  const mobile = cleanMobile(form.watch('mobile'))
  const askForMobile = () => {
    void form.trigger('mobile')
    form.setFocus('mobile')
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label="手机号"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder="委托服务时登记的手机号"
        required
        className="h-11"
        {...field('mobile')}
      />
      <SmsCodeField
        label="验证码"
        slider={slider}
        scene="login"
        subject={isMobile(mobile) ? mobile : undefined}
        send={(sign) => sendCode(mobile, sign)}
        now={now}
        onSent={(smsId) => form.setValue('smsId', smsId)}
        onMissing={askForMobile}
        {...field('validationCode')}
      />
      <p role="alert" className="text-bad empty:hidden">
        {failure}
      </p>
      <Button type="submit" variant="primary" size="large" block loading={isSending}>
        登录
      </Button>
    </form>
  )
}
