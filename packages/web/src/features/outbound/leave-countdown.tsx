'use client'

import { Button, LinkButton } from '@zhushutong/ui/button'
import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/**
 * Opens an external site after some seconds; pauses while hovered or focused, and can be stopped (PRO-02).
 * Without scripts, the link remains.
 */
export function LeaveCountdown({
  url,
  seconds,
  leave = (to) => location.assign(to),
}: {
  url: string
  seconds: number
  leave?: (url: string) => void
}) {
  const [left, setLeft] = useState(seconds)
  const [isHeld, setHeld] = useState(false)
  const [isStopped, setStopped] = useState(false)

  useEffect(() => {
    if (isHeld || isStopped) return
    if (left === 0) {
      leave(url)
      return
    }
    const timer = setTimeout(() => setLeft(left - 1), SECOND_MS)
    return () => clearTimeout(timer)
  }, [left, isHeld, isStopped, leave, url])

  const hold = { onMouseEnter: () => setHeld(true), onMouseLeave: () => setHeld(false) }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only delays what the buttons do.
    <div className="grid gap-3" {...hold} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
      <p className="text-ink-2">
        {isStopped ? '已停止自动跳转' : isHeld ? '自动跳转已暂停' : `${left} 秒后自动前往`}
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton variant="primary" href={url} rel="noopener noreferrer nofollow" data-plain="">
          立即前往
        </LinkButton>
        {!isStopped && <Button onClick={() => setStopped(true)}>取消自动跳转</Button>}
        <LinkButton href="/">返回首页</LinkButton>
      </div>
    </div>
  )
}
