'use client'

import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { CheckIcon, InfoIcon, WarningIcon } from '../icon'
import { openDialogs } from './open-dialogs'
import { dismissToast, type ToastItem, toasts } from './toast'

/** Minimum time of a toast with an action, in ms. */
const ACTION_MS = 6000

const icons = { info: InfoIcon, ok: CheckIcon, warn: WarningIcon, bad: WarningIcon }
const colours = { info: 'text-primary', ok: 'text-ok', warn: 'text-warn', bad: 'text-bad' }

/**
 * The container of toasts, each shown for `ms`, warnings under the title `warning`; one per page, in the
 * root layout.
 */
export function Toaster({ ms, warning }: { ms: number; warning?: string }) {
  const { items } = useStore(toasts)
  const dialogs = useStore(openDialogs, ({ elements }) => elements)
  const timed = useRef(0)

  // Ids only grow, so all ids above the last one with a timer are new.
  useEffect(() => {
    for (const { id, action } of items.filter((item) => item.id > timed.current))
      setTimeout(() => dismissToast(id), action ? Math.max(ms, ACTION_MS) : ms)
    timed.current = Math.max(timed.current, ...items.map((item) => item.id))
  }, [items, ms])

  if (items.length === 0) return null
  // Inside the open dialog, if there is one: all other elements are inert and would not be read out.
  return createPortal(<Toasts items={items} warning={warning} />, dialogs.at(-1) ?? document.body)
}

function Toasts({ items, warning }: { items: readonly ToastItem[]; warning?: string }) {
  const ref = useRef<HTMLDivElement>(null)

  // A popover lies above dialogs; without browser support the fixed position is used.
  useEffect(() => {
    // The dialog may close together with the message, which then moves to the page.
    if (ref.current?.isConnected) ref.current.showPopover?.()
  }, [])

  return (
    <div ref={ref} className="toasts" popover="manual" aria-live="polite" role="status">
      {items.map(({ id, text, tone, action }) => {
        const ToneIcon = icons[tone]
        return (
          <p key={id} className="toast">
            <ToneIcon className={colours[tone]} />
            {tone === 'warn' && warning && <b>{warning}</b>}
            <span>{text}</span>
            {action && (
              <button
                type="button"
                className="pointer-events-auto -my-2 py-2 pl-2 text-primary hover:underline"
                onClick={() => {
                  dismissToast(id)
                  action.run()
                }}
              >
                {action.label}
              </button>
            )}
          </p>
        )
      })}
    </div>
  )
}
