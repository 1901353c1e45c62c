import { ArrowUpIcon } from '@zhushutong/ui/icon'

/** 返回顶部; `PlainControls` shows it after scrolling by more than `afterPx` (SHL-04). */
export function BackToTop({ afterPx }: { afterPx: number }) {
  return (
    <button type="button" className="floating-round" aria-label="返回顶部" data-back-to-top={afterPx} hidden>
      <ArrowUpIcon size={18} />
    </button>
  )
}
