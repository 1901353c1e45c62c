'use client'

import { ClaimDialog } from '@/features/claims/claim-dialog'
import { securityPort } from '@/features/login/security/security-port'
import { SmsCodeField } from '@/features/login/security/sms-code-field'
import type { DialogHostProps } from '@/triggers/dialog-host'
import type { DialogProps } from '@/triggers/dialog-request'
import { usePort } from '@/wiring/browser/gateway'
import { sliderPort } from '@/wiring/browser/login-port'

/** 认领, with the field for the code to the account's number (CLM-01). */
export default function OpenedClaim({ target, onClose }: DialogProps['claim'] & DialogHostProps) {
  const slider = usePort(sliderPort)
  const { sendOwnCode } = usePort(securityPort)
  return (
    <ClaimDialog
      target={target}
      onClose={onClose}
      codeField={(field, onSent) => (
        <SmsCodeField
          label="账号手机号收到的验证码"
          slider={slider}
          scene="claim"
          subject={null}
          send={(sign) => sendOwnCode('claim', sign)}
          now={Date.now}
          onSent={onSent}
          {...field}
        />
      )}
    />
  )
}
