'use client'

import { cx } from '@zhushutong/ui/cx'
import { CheckIcon } from '@zhushutong/ui/icon'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useEffect, useRef } from 'react'
import { SliderStage } from './slider-stage'
import { type SliderUse, useSlider } from './use-slider'

/**
 * The slider check before a code or password is sent: a line of the form. Its puzzle opens above the form,
 * whose height does not change. A new `key` restarts the check.
 */
export function SliderCaptcha({
  autoOpen,
  onRefused,
  ...use
}: SliderUse & {
  autoOpen?: boolean
  /** Called for a click while `subject` is missing. */
  onRefused: () => void
}) {
  const slider = useSlider(use)
  const { state, load, fold } = slider
  const opened = useRef(false)
  const hasPassed = state.at === 'passed'

  useEffect(() => {
    if (!autoOpen || opened.current) return
    opened.current = true
    load()
  }, [autoOpen, load])

  const open = () => {
    if (state.at !== 'folded') return
    if (use.subject === null) onRefused()
    else load()
  }

  return (
    <div>
      <button
        type="button"
        aria-disabled={hasPassed || undefined}
        className={cx(
          'flex h-11 w-full items-center justify-center gap-2 rounded-2 border px-3',
          hasPassed
            ? 'border-transparent bg-ok-soft text-ok'
            : 'border-control bg-surface-2 text-ink-2 hover:border-primary hover:text-primary',
        )}
        onClick={open}
      >
        {hasPassed && <CheckIcon />}
        {hasPassed ? '验证通过' : '点击完成安全验证'}
      </button>
      <p className="sr-only" role="status">
        {hasPassed ? '安全验证已通过' : ''}
      </p>
      <Dialog open={!hasPassed && state.at !== 'folded'} title="安全验证" width="small" onClose={fold}>
        <SliderStage {...slider} />
      </Dialog>
    </div>
  )
}
