'use client'

import { useEffect, useState } from 'react'
import { ArrowUpIcon } from '@/ui/icon'

/** How far down, in px, the page must be for the way back up to show. */
const SCROLLED_PX = 400

/** 返回顶部, once the page is scrolled (SHL-04). */
export function BackToTop() {
  const [scrolled, setScrolled] = useState(false)

  useEffect(() => {
    const follow = () => setScrolled(scrollY > SCROLLED_PX)
    follow()
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])

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
