'use client'

import { useEffect, useState } from 'react'
import { ArrowUpIcon } from '@/ui/icon'

/** 返回顶部, once the page is scrolled further down than `afterPx` (SHL-04). */
export function BackToTop({ afterPx }: { afterPx: number }) {
  const [scrolled, setScrolled] = useState(false)

  useEffect(() => {
    const follow = () => setScrolled(scrollY > afterPx)
    follow()
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [afterPx])

  if (!scrolled) return null
  return (
    <button
      type="button"
      className="floating-round"
      aria-label="返回顶部"
      onClick={() =>
        scrollTo({
          top: 0,
          behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
        })
      }
    >
      <ArrowUpIcon size={18} />
    </button>
  )
}
