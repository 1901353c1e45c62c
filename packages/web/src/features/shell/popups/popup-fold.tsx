'use client'

import { BOTTOM_FOLD_OPEN_MS } from '@zhushutong/domain/portal/popups'
import type { BannerItem } from '@zhushutong/domain/portal/shell'
import { buttonClass } from '@zhushutong/ui/button-class'
import { CloseIcon } from '@zhushutong/ui/icon'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useAsideFocus } from '../use-aside-focus'
import { PopupLink } from './popup-link'
import './popups.css'

const SECONDS = BOTTOM_FOLD_OPEN_MS / 1000

/** The remaining seconds; paused while the reader hovers or focuses the banner. */
function useCountdown(isPaused: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(SECONDS)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : end.current()), 1000)
    return () => clearTimeout(timer)
  }, [isPaused, left])
  return left
}

/** The banner at the bottom of the window, which closes automatically (POP-04). */
export function PopupFold({ content, onClose }: { content: BannerItem; onClose: () => void }) {
  const { ref, onFocus, close } = useAsideFocus(onClose)
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const left = useCountdown(isHovered || hasFocus, close)
  const { title, text, image, alt, link } = content
  return (
    <aside
      ref={ref}
      className="popup-fold"
      aria-label="广告"
      onFocus={(event) => {
        onFocus(event)
        setFocus(true)
      }}
      onBlur={({ relatedTarget }) => setFocus(ref.current?.contains(relatedTarget) ?? false)}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
    >
      <div className="wrap popup-fold-row">
        {image !== null && (
          <PopupLink content={content} onFollow={close}>
            {/* biome-ignore lint/performance/noImgElement: stored at its size by the staff */}
            <img src={image} alt={alt} />
          </PopupLink>
        )}
        <div className="min-w-0 flex-auto">
          {title !== '' && <p className="popup-fold-title">{title}</p>}
          {text !== '' && <p className="text-ink-2">{text}</p>}
        </div>
        {link !== null && (
          <PopupLink content={content} className={buttonClass({ variant: 'primary' })} onFollow={close}>
            去看看
          </PopupLink>
        )}
        <span
          className="popup-tick"
          role="timer"
          aria-label={`${left} 秒后收起`}
          style={{ '--part': `${(left / SECONDS) * 100}%` } as CSSProperties}
        >
          <span aria-hidden="true">{left}</span>
        </span>
        <button type="button" className="btn btn-text btn-small" aria-label="关闭" onClick={close}>
          <CloseIcon size={18} />
        </button>
      </div>
    </aside>
  )
}
