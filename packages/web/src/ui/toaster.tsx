'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { CheckIcon, InfoIcon, WarningIcon } from './icon'
import { type ToastItem, toasts } from './toast'

const none: readonly ToastItem[] = []
const icons = { info: InfoIcon, ok: CheckIcon, warn: WarningIcon, bad: WarningIcon }
const colours = { info: 'text-primary', ok: 'text-ok', warn: 'text-warn', bad: 'text-bad' }

/** Where toasts appear; once per page, in the root layout. */
export function Toaster() {
  const items = useSyncExternalStore(toasts.subscribe, toasts.current, () => none)
  if (items.length === 0) return null
  // Inside the open dialog, if there is one: everything outside of it is inert and would not be read out.
  const open = [...document.querySelectorAll('dialog[open]')].at(-1)
  return createPortal(<Toasts items={items} />, open ?? document.body)
}

function Toasts({ items }: { items: readonly ToastItem[] }) {
  const ref = useRef<HTMLDivElement>(null)

  // A popover lies above dialogs; where there is none, the fixed position has to do.
  useEffect(() => {
    ref.current?.showPopover?.()
  }, [])

  return (
    <div ref={ref} className="toasts" popover="manual" aria-live="polite" role="status">
      {items.map(({ id, text, tone }) => {
        const ToneIcon = icons[tone]
        return (
          <p key={id} className="toast">
            <ToneIcon className={colours[tone]} />
            {text}
          </p>
        )
      })}
    </div>
  )
}
