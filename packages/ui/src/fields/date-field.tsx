'use client'

import {
  type ComponentProps,
  lazy,
  type RefCallback,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { cx } from '../cx'
import { CalendarIcon } from '../icon'
import { DAY_EXAMPLE, DAY_PATTERN, dayText, normalizeDay, parseDate } from './day-text'
import { Input } from './field'

const Calendar = lazy(() => import('./calendar').then((module) => ({ default: module.Calendar })))

/** Fires input events like typing, so that React and the form detect the change. */
const write = (input: HTMLInputElement, text: string) => {
  if (input.value === text) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

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

type Props = Omit<ComponentProps<'input'>, 'type' | 'ref' | 'className'> & {
  'aria-label': string
  small?: boolean
  ref?: RefCallback<HTMLInputElement>
}

/**
 * A date field, year first in every browser: typed as 2026-01-31 or selected in a Chinese calendar, whose
 * scripts are loaded when it opens. Without scripts it is a text field with a pattern.
 */
export function DateField({ small = false, ref, onBlur, ...rest }: Props) {
  const [isReady, setReady] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const input = useRef<HTMLInputElement | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const label = rest['aria-label']

  useEffect(() => setReady(true), [])

  const place = () => {
    if (panel.current && input.current) placeAt(panel.current, input.current)
  }
  const choose = (day: Date) => {
    if (input.current) write(input.current, dayText(day))
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
        inputMode="numeric"
        autoComplete="off"
        placeholder="年-月-日"
        maxLength={11}
        // With scripts the form shows messages beside the field, in Chinese.
        pattern={isReady ? undefined : DAY_PATTERN}
        title={isReady ? undefined : `请按 ${DAY_EXAMPLE} 的格式填写`}
        small={small}
        className={small ? 'pr-7' : 'pr-9'}
        onBlur={(event) => {
          write(event.currentTarget, normalizeDay(event.currentTarget.value))
          onBlur?.(event)
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
                  <Calendar chosen={parseDate(input.current?.value ?? '')} onChoose={choose} />
                </div>
              </Suspense>
            )}
          </div>
        </>
      )}
    </span>
  )
}
