'use client'

import { cx } from '@zhushutong/ui/cx'
import { ChevronRightIcon, SpinnerIcon } from '@zhushutong/ui/icon'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { OpenPuzzle } from './use-slider'

const HANDLE = 48
const STEP = 2
const LEAP = 20

/** The step of a key press, in image pixels. */
const stepOf = (key: string): number | undefined => {
  const steps: Record<string, number> = {
    ArrowRight: STEP,
    ArrowUp: STEP,
    ArrowLeft: -STEP,
    ArrowDown: -STEP,
    PageUp: LEAP,
    PageDown: -LEAP,
    Home: -Infinity,
    End: Infinity,
  }
  return steps[key]
}

const describeHint = ({ at, x }: OpenPuzzle): string => {
  if (at === 'checking') return '正在验证，请稍候'
  return x === 0
    ? '把拼图移到形状相同的缺口：拖动滑块，或按方向键'
    : '对准形状相同的缺口后松开，或按回车键确认'
}

/** A picture with gaps, and a piece to drag into the matching gap, by pointer or keyboard. */
export function SliderPuzzle({
  open,
  onMove,
  onRelease,
  onRenew,
}: {
  open: OpenPuzzle
  onMove: (x: number, y: number) => void
  onRelease: () => void
  onRenew: () => void
}) {
  const rail = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLDivElement>(null)
  const grip = useRef<{ clientX: number; clientY: number; x: number } | null>(null)
  const { puzzle, x, at, text } = open
  const most = puzzle.width - puzzle.pieceSize

  // The puzzle appears after its dialog has focused the close button.
  useEffect(() => handle.current?.focus(), [])

  const percent = (value: number, of: number) => `${(value / of) * 100}%`

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (at === 'checking') return
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { clientX: event.clientX, clientY: event.clientY, x }
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!grip.current || !rail.current) return
    const scale = most / Math.max(1, rail.current.clientWidth - HANDLE)
    onMove(
      grip.current.x + (event.clientX - grip.current.clientX) * scale,
      event.clientY - grip.current.clientY,
    )
  }
  const onPointerUp = () => {
    if (!grip.current) return
    grip.current = null
    onRelease()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onRelease()
    }
    const step = stepOf(event.key)
    if (step === undefined) return
    event.preventDefault()
    onMove(x + step, 0)
  }

  return (
    <div className="grid gap-2">
      <div
        className="relative overflow-hidden rounded-2 border border-line select-none"
        style={{ aspectRatio: `${puzzle.width} / ${puzzle.height}` }}
      >
        {/* biome-ignore lint/performance/noImgElement: a data: address needs no optimiser. */}
        <img src={puzzle.background} alt="带有几个缺口的验证图片" className="size-full" draggable={false} />
        {/* biome-ignore lint/performance/noImgElement: a data: address needs no optimiser. */}
        <img
          src={puzzle.piece}
          alt=""
          draggable={false}
          className="absolute"
          style={{
            left: percent(x, puzzle.width),
            top: percent(puzzle.pieceY, puzzle.height),
            width: percent(puzzle.pieceSize, puzzle.width),
          }}
        />
      </div>
      <div ref={rail} className="relative h-11 rounded-2 border border-control bg-surface-2 select-none">
        <span
          className="absolute inset-y-0 left-0 rounded-l-2 bg-primary-soft"
          style={{ width: `calc(${HANDLE / 2}px + (100% - ${HANDLE}px) * ${x / most})` }}
        />
        <div
          ref={handle}
          role="slider"
          tabIndex={0}
          aria-label="拖动拼图对准形状相同的缺口，方向键微调，翻页键快移，回车键确认"
          aria-valuemin={0}
          aria-valuemax={most}
          aria-valuenow={x}
          aria-busy={at === 'checking' || undefined}
          className={cx(
            'absolute top-0 grid h-full w-12 cursor-grab touch-none place-items-center rounded-2 border active:cursor-grabbing',
            at === 'failed' ? 'border-bad bg-bad text-bad-ink' : 'border-primary bg-primary text-primary-ink',
          )}
          style={{ left: `calc((100% - ${HANDLE}px) * ${x / most})` }}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={onPointerUp}
          onKeyDown={onKeyDown}
        >
          {at === 'checking' ? <SpinnerIcon className="animate-spin" /> : <ChevronRightIcon size={20} />}
        </div>
      </div>
      <div className="flex min-h-6 items-center justify-between gap-3 text-12">
        <span className={text ? 'text-bad' : 'text-ink-3'}>{text ?? describeHint(open)}</span>
        <button type="button" className="flex-none py-0.5 text-ink-2 hover:text-primary" onClick={onRenew}>
          换一张
        </button>
      </div>
    </div>
  )
}
