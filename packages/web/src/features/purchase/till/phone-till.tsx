'use client'

import type { PaymentMethod } from '@zhushutong/domain/payment-methods'
import { type CallError, PHONE_TILL_FAILED, phoneTill } from '@zhushutong/domain/purchase'
import { Button } from '@zhushutong/ui/button'
import { saveQr } from '@zhushutong/ui/save-qr'
import { useState } from 'react'

export type AppUrl = (orderId: string, method: PaymentMethod) => Promise<string | CallError>

/** Opens the payment app on the same phone, or saves the QR code as a picture (PAY-18). */
export function PhoneTill({
  orderId,
  method,
  content,
  appUrl,
}: {
  orderId: string
  method: Exclude<PaymentMethod, 'transfer'>
  /** The text encoded in the QR code. */
  content: string
  appUrl: AppUrl
}) {
  const [isOpening, setOpening] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { open, hint } = phoneTill(method, navigator.userAgent)
  const openApp = async () => {
    setOpening(true)
    setFailure(null)
    const url = await appUrl(orderId, method)
    setOpening(false)
    if (typeof url !== 'string') return setFailure(PHONE_TILL_FAILED)
    window.open(url, '_self')
  }
  return (
    <div className="grid w-full justify-items-stretch gap-2 md:hidden">
      {open !== null && (
        <Button variant="primary" size="large" block loading={isOpening} onClick={openApp}>
          {open}
        </Button>
      )}
      <p role="alert" className="text-bad empty:hidden">
        {failure}
      </p>
      <Button block onClick={() => saveQr(content, '支付二维码.png')}>
        保存二维码
      </Button>
      <p className="text-12 text-ink-3">{hint}</p>
    </div>
  )
}
