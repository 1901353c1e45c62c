'use client'

import { ArrowUpIcon } from '@zhushutong/ui/icon'
import { useWindowEvent } from '@zhushutong/ui/use-event'
import { type MouseEvent, useEffect, useState } from 'react'

const toTop = ({ currentTarget }: MouseEvent<HTMLElement>) => {
  // The button disappears on the way: React would restore the scroll position of a hidden element with the focus.
  currentTarget.blur()
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' })
}

/** 返回顶部, shown after scrolling by more than `afterPx` (SHL-04). */
export function BackToTop({ afterPx }: { afterPx: number }) {
  const [isFar, setFar] = useState(false)
  const follow = () => setFar(scrollY > afterPx)
  useWindowEvent('scroll', follow)
  // A page that is reloaded keeps its place.
  useEffect(() => setFar(scrollY > afterPx), [afterPx])
  return (
    <button type="button" className="floating-round" aria-label="返回顶部" hidden={!isFar} onClick={toTop}>
      <ArrowUpIcon size={18} />
    </button>
  )
}
