'use client'

import {
  checkMobileChange,
  cleanMobile,
  cleanSmsCode,
  isMobile,
  type MobileChange,
} from '@zhushutong/domain/login'
import { Button } from '@zhushutong/ui/button'
import { TextField } from '@zhushutong/ui/fields/field'
import { useDomainForm } from '@zhushutong/ui/forms/use-domain-form'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useId } from 'react'
import type { SliderGateway } from '../login.types'
import type { SecurityCalls } from './security.types'
import { SmsCodeField } from './sms-code-field'

const EMPTY: MobileChange = { smsId: '', validationCode: '', mobile: '', newSmsId: '', newValidationCode: '' }

const normalize = (typed: MobileChange): MobileChange => ({
  ...typed,
  mobile: cleanMobile(typed.mobile),
  validationCode: cleanSmsCode(typed.validationCode),
  newValidationCode: cleanSmsCode(typed.newValidationCode),
})

/** 更换手机号: needs a code sent to the current number and a code sent to the new number. */
export function ChangeMobileDialog({
  slider,
  calls,
  now,
  onChanged,
  onClose,
}: {
  slider: SliderGateway
  calls: Pick<SecurityCalls, 'sendOwnCode' | 'sendNewCode' | 'changeMobile'>
  now: () => number
  onChanged: () => void
  onClose: () => void
}) {
  const formId = useId()
  const { form, field, submit, isSending, failure } = useDomainForm<MobileChange>({
    initial: EMPTY,
    normalize,
    check: checkMobileChange,
    send: calls.changeMobile,
    onSent: onChanged,
  })
  const mobile = cleanMobile(form.watch('mobile'))
  const askForMobile = () => {
    void form.trigger('mobile')
    form.setFocus('mobile')
  }

  return (
    <Dialog
      open
      title="更换手机号"
      width="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" type="submit" form={formId} loading={isSending}>
            确认更换
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <p className="text-ink-2">先验证现在的手机号，再验证新手机号。更换后，其他设备上的登录会结束。</p>
        <SmsCodeField
          label="现手机号收到的验证码"
          data-autofocus=""
          slider={slider}
          scene="unbind"
          subject={null}
          send={(sign) => calls.sendOwnCode('unbind', sign)}
          now={now}
          onSent={(smsId) => form.setValue('smsId', smsId)}
          {...field('validationCode')}
        />
        <TextField
          label="新手机号"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder="请输入 11 位手机号"
          required
          {...field('mobile')}
        />
        <SmsCodeField
          label="新手机号收到的验证码"
          slider={slider}
          scene="rebind"
          subject={isMobile(mobile) ? mobile : undefined}
          send={(sign) => calls.sendNewCode(mobile, sign)}
          now={now}
          onSent={(smsId) => form.setValue('newSmsId', smsId)}
          onMissing={askForMobile}
          {...field('newValidationCode')}
        />
        <p role="alert" className="text-bad empty:hidden">
          {failure}
        </p>
      </form>
    </Dialog>
  )
}
