'use client'

import { cx } from '@zhushutong/ui/cx'
import { SpinnerIcon } from '@zhushutong/ui/icon'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { showAlibabaCaptcha } from './alibaba-script'
import type { AlibabaChallenge } from './login.types'

/** Time limit for the script and its challenge to appear, in ms. */
const WITHIN_MS = 15_000

/**
 * Alibaba's challenge in a framed page, whose content security policy allows the script. Removing the frame
 * removes everything the script created.
 */
export function AlibabaFrame({
  challenge,
  text,
  onSolved,
  onFailed,
  onClosed,
}: {
  challenge: AlibabaChallenge
  /** The reason for a repeated challenge. */
  text: string | null
  /** Called with the parameter for the gateway, unmodified. */
  onSolved: (param: string) => void
  onFailed: () => void
  onClosed: () => void
}) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const fail = useEffectEvent(onFailed)

  useEffect(() => {
    if (isReady) return
    const timer = setTimeout(() => fail(), WITHIN_MS)
    return () => clearTimeout(timer)
  }, [isReady])

  const show = () => {
    const element = frame.current
    if (!element) return
    /** The script calls back more than once: after success, also for its closed window. */
    let isOver = false
    const once =
      <A extends unknown[]>(tell: (...args: A) => void) =>
      (...args: A) => {
        if (isOver || !element.isConnected) return
        isOver = true
        tell(...args)
      }
    showAlibabaCaptcha(element, challenge, {
      onReady: () => {
        setReady(true)
        element.focus()
      },
      onSolved: once(onSolved),
      onFailed: once(onFailed),
      onClosed: once(onClosed),
    })
  }

  return (
    <div>
      {text && <p className="mb-3 text-bad">{text}</p>}
      <div className="relative -mx-4 h-96 md:-mx-6">
        {!isReady && (
          <p className="absolute inset-0 flex items-center justify-center gap-2 text-ink-3" role="status">
            <SpinnerIcon className="animate-spin" />
            正在加载安全验证
          </p>
        )}
        <iframe
          ref={frame}
          src="/captcha"
          title="安全验证"
          // The frame needs the colour scheme of its page; otherwise the browser paints a white background.
          className={cx('size-full border-0 [color-scheme:light]', !isReady && 'opacity-0')}
          onLoad={show}
        />
      </div>
    </div>
  )
}
