'use client'

import { CLOSING_DAYS } from '@zhushutong/domain/legal'
import {
  CLOSING_REASON_MAX,
  type ClosingRequest,
  checkClosingRequest,
  cleanSmsCode,
} from '@zhushutong/domain/login'
import { Button } from '@zhushutong/ui/button'
import { Checkbox } from '@zhushutong/ui/fields/checkbox'
import { Field, Textarea } from '@zhushutong/ui/fields/field'
import { useDomainForm } from '@zhushutong/ui/forms/use-domain-form'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useId } from 'react'
import type { SliderGateway } from '../login.types'
import type { SecurityCalls } from './security.types'
import { SmsCodeField } from './sms-code-field'

const EMPTY: ClosingRequest = { smsId: '', validationCode: '', reason: '', agrees: false }

const normalize = (typed: ClosingRequest): ClosingRequest => ({
  ...typed,
  reason: typed.reason.trim(),
  validationCode: cleanSmsCode(typed.validationCode),
})

/** 注销账号: the consequences, and a code sent to the account's number (LEG-03). */
export function CloseAccountDialog({
  slider,
  calls,
  now,
  onRequested,
  onClose,
}: {
  slider: SliderGateway
  calls: Pick<SecurityCalls, 'sendOwnCode' | 'requestClosing'>
  now: () => number
  onRequested: () => void
  onClose: () => void
}) {
  const formId = useId()
  const { form, field, submit, isSending, failure } = useDomainForm<ClosingRequest>({
    initial: EMPTY,
    normalize,
    check: checkClosingRequest,
    send: ({ smsId, validationCode, reason }, signal) =>
      calls.requestClosing({ smsId, validationCode, ...(reason && { reason }) }, signal),
    onSent: onRequested,
  })
  const { error: reasonError, ...reason } = field('reason')
  const { error: agreesError, ...agrees } = field('agrees')

  return (
    <Dialog
      open
      title="注销账号"
      width="small"
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus="" onClick={onClose}>
            取消
          </Button>
          <Button variant="danger" type="submit" form={formId} loading={isSending}>
            申请注销
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <ul className="grid list-disc gap-1 pl-5 text-ink-2">
          <li>提交后有 {CLOSING_DAYS} 天可以撤回，期间账号照常使用；到期后不能恢复。</li>
          <li>会员与增值服务的剩余时间、积分、收藏、导出与对话全部删除，不退款。</li>
          <li>钱包余额在注销后自动按原支付方式退回，不需要另行申请；也可以先在“我的钱包”里申请退回。</li>
          <li>手机号、微信等个人信息随之删除；订单按法律要求留存，但不再与您关联。</li>
        </ul>
        <Field label="注销的原因（选填）" error={reasonError}>
          {(control) => <Textarea {...control} {...reason} maxLength={CLOSING_REASON_MAX} />}
        </Field>
        <div>
          <Checkbox {...agrees} aria-invalid={agreesError ? true : undefined}>
            我已了解以上后果
          </Checkbox>
          <p className="text-12 text-bad empty:hidden" aria-live="polite">
            {agreesError}
          </p>
        </div>
        <SmsCodeField
          label="本人手机号收到的验证码"
          slider={slider}
          scene="close"
          subject={null}
          send={(sign) => calls.sendOwnCode('close', sign)}
          now={now}
          onSent={(smsId) => form.setValue('smsId', smsId)}
          {...field('validationCode')}
        />
        <p role="alert" className="text-bad empty:hidden">
          {failure}
        </p>
      </form>
    </Dialog>
  )
}
