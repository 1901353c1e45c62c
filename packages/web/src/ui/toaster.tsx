'use client'

import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { CheckIcon, InfoIcon, WarningIcon } from './icon'
import { type ToastItem, toasts, untoast } from './toast'

/** What can be acted on stays at least so long, in ms. */
const ACTION_MS = 6000

const icons = { info: InfoIcon, ok: CheckIcon, warn: WarningIcon, bad: WarningIcon }
const colours = { info: 'text-primary', ok: 'text-ok', warn: 'text-warn', bad: 'text-bad' }

/** Where toasts appear, each for `ms`; once per page, in the root layout. */
export function Toaster({ ms }: { ms: number }) {
  const { items } = useStore(toasts)
  const [host, setHost] = useState<Element | null>(null)
  const timed = useRef(0)

  // Ids only grow, so the last one that has its time tells which are new.
  useEffect(() => {
    for (const { id, action } of items.filter((item) => item.id > timed.current))
      setTimeout(() => untoast(id), action ? Math.max(ms, ACTION_MS) : ms)
    timed.current = Math.max(timed.current, ...items.map((item) => item.id))
  }, [items, ms])

  // Inside the open dialog, if there is one: everything outside of it is inert and would not be read out. Looked for
  // after each commit, since the dialog that was open may have closed with the words that are to be said.
  useEffect(() => {
    if (items.length > 0) setHost([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body)
  }, [items])

  if (items.length === 0 || !host?.isConnected) return null
  return createPortal(<Toasts items={items} />, host)
}

function Toasts({ items }: { items: readonly ToastItem[] }) {
  const ref = useRef<HTMLDivElement>(null)

  // A popover lies above dialogs; where there is none, the fixed position has to do.
  useEffect(() => {
    ref.current?.showPopover?.()
  }, [])

  return (
    <div ref={ref} className="toasts" popover="manual" aria-live="polite" role="status">
      {items.map(({ id, text, tone, action }) => {
        const ToneIcon = icons[tone]
        return (
          <p key={id} className="toast">
            <ToneIcon className={colours[tone]} />
            {text}
            {action && (
              <button
                type="button"
                className="pointer-events-auto -my-2 py-2 pl-2 text-primary hover:underline"
                onClick={() => {
                  untoast(id)
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
