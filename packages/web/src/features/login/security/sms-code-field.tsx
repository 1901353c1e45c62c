'use client'

import { Button } from '@zhushutong/ui/button'
import { TextField } from '@zhushutong/ui/fields/field'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { type ComponentProps, useState } from 'react'
import { useSeconds } from '@/forms/use-seconds'
import type { SliderGateway } from '../login.types'
import { SliderStage } from '../slider-stage'
import { type SliderUse, useSlider } from '../use-slider'
import type { SendCode } from './security.types'

const FAILED = '验证码没有发出，请稍后重试'

/**
 * The field for an SMS code: the button opens the slider, then sends the code and counts down to the next
 * request (LOG-06).
 */
export function SmsCodeField({
  slider,
  scene,
  subject,
  send,
  now,
  onSent,
  onMissing,
  error,
  ...rest
}: Omit<ComponentProps<typeof TextField>, 'beside'> &
  Pick<SliderUse, 'scene'> & {
    slider: SliderGateway
    /** The number bound to the slider; undefined if not typed yet, null for the user's own number. */
    subject: string | null | undefined
    send: SendCode
    now: () => number
    onSent: (smsId: string) => void
    /** Called for a click on the button without a number. */
    onMissing?: () => void
  }) {
  const [resendAt, setResendAt] = useState(0)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const wait = Math.ceil((resendAt - useSeconds(now, resendAt > 0)) / 1000)

  const sendCode = async (sign: string) => {
    use.fold()
    setSending(true)
    const sent = await send(sign)
    setSending(false)
    if ('error' in sent) return setFailure(sent.message ?? FAILED)
    setFailure(null)
    setResendAt(sent.resendAt)
    onSent(sent.smsId)
  }
  const use = useSlider({ slider, scene, subject: subject ?? null, onPassed: sendCode })

  return (
    <>
      <TextField
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="6 位数字"
        required
        error={error ?? failure}
        {...rest}
        beside={
          <Button
            className="h-10 w-30 flex-none"
            loading={isSending}
            disabled={wait > 0}
            onClick={() => (subject === undefined ? onMissing?.() : use.load())}
          >
            {wait > 0 ? `${wait} s 后重发` : resendAt > 0 ? '重新获取' : '获取验证码'}
          </Button>
        }
      />
      <p className="sr-only" role="status">
        {resendAt > 0 ? '验证码已发送' : ''}
      </p>
      <Dialog
        open={use.state.at !== 'folded' && use.state.at !== 'passed'}
        title="安全验证"
        width="small"
        onClose={use.fold}
      >
        <SliderStage {...use} />
      </Dialog>
    </>
  )
}
