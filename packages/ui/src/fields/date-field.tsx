'use client'

import { lazy, type RefCallback, Suspense, useEffect, useId, useRef, useState } from 'react'
import { cx } from '../cx'
import { CalendarIcon } from '../icon'
import { DAY_EXAMPLE, DAY_PATTERN, dayText, normalizeDay, parseDate } from './day-text'
import { useEarlyInput } from './early-input'
import { Input } from './field'

const Calendar = lazy(() => import('./calendar').then((module) => ({ default: module.Calendar })))

const EDGE = 8
const GAP = 4

/** Places the calendar below its field, or above if there is not enough space, and within the window. */
const placeAt = (panel: HTMLElement, field: HTMLElement) => {
  const { top, bottom, left } = field.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const below = bottom + GAP
  const fitsBelow = below + height + EDGE <= innerHeight
  panel.style.left = `${Math.max(EDGE, Math.min(left, document.documentElement.clientWidth - width - EDGE))}px`
  panel.style.top = `${fitsBelow ? below : Math.max(EDGE, top - GAP - height)}px`
}

interface Props {
  readonly 'aria-label': string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: boolean
  readonly 'aria-required'?: boolean
  readonly id?: string
  readonly name?: string
  readonly small?: boolean
  /** The text of a controlled field; otherwise the field holds its own, `defaultValue` at first. */
  readonly value?: string
  readonly defaultValue?: string
  readonly onChange?: (text: string) => void
  readonly onBlur?: () => void
  readonly ref?: RefCallback<HTMLInputElement>
}

/**
 * A date field, year first in every browser: typed as 2026-01-31 or selected in a Chinese calendar, whose
 * scripts are loaded when it opens. Without scripts it is a text field with a pattern.
 */
export function DateField({
  small = false,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  ref,
  ...rest
}: Props) {
  const [isReady, setReady] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [held, setHeld] = useState(defaultValue)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const label = rest['aria-label']
  const text = value ?? held

  useEffect(() => setReady(true), [])

  const write = (next: string) => {
    setHeld(next)
    if (next !== text) onChange?.(next)
  }
  const input = useEarlyInput(({ value: typed }) => write(typed))
  const place = () => {
    if (panel.current && input.current) placeAt(panel.current, input.current)
  }
  const choose = (day: Date) => {
    write(dayText(day))
    panel.current?.hidePopover()
    button.current?.focus()
  }

  return (
    <span className={cx('relative inline-flex', small ? 'w-32' : 'w-full')}>
      <Input
        {...rest}
        ref={(element) => {
          input.current = element
          ref?.(element)
        }}
        type="text"
        value={text}
        onChange={({ target }) => write(target.value)}
        inputMode="numeric"
        autoComplete="off"
        placeholder="年-月-日"
        maxLength={11}
        // With scripts the form shows messages beside the field, in Chinese.
        pattern={isReady ? undefined : DAY_PATTERN}
        title={isReady ? undefined : `请按 ${DAY_EXAMPLE} 的格式填写`}
        small={small}
        className={small ? 'pr-7' : 'pr-9'}
        onBlur={() => {
          write(normalizeDay(text))
          onBlur?.()
        }}
      />
      {isReady && (
        <>
          <button
            ref={button}
            type="button"
            popoverTarget={panelId}
            aria-label={`选择${label}`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            className={cx(
              'absolute inset-y-0 right-0 grid place-items-center text-ink-3 hover:text-primary',
              small ? 'w-7' : 'w-9',
            )}
          >
            <CalendarIcon size={small ? 14 : 16} />
          </button>
          <div
            ref={panel}
            id={panelId}
            popover="auto"
            role="dialog"
            aria-label={`选择${label}`}
            className="popover-panel fixed inset-auto m-0 p-3"
            onToggle={(event) => setOpen(event.newState === 'open')}
          >
            {isOpen && (
              <Suspense fallback={<p role="status">正在打开日历</p>}>
                <div ref={place}>
                  <Calendar chosen={parseDate(text)} onChoose={choose} />
                </div>
              </Suspense>
            )}
          </div>
        </>
      )}
    </span>
  )
}
