import {
  REPORT_STATE_LABELS,
  REPORT_TEXTS,
  type ReportField,
  type ReportState,
} from '@zhushutong/domain/corrections'
import { buttonClass } from '@zhushutong/ui/button-class'
import { FlagIcon } from '@zhushutong/ui/icon'

/** The record to report, read from the button that opens the dialog. */
export interface ReportTarget {
  readonly kind: string
  readonly id: string
  readonly title: string
  readonly fields: readonly ReportField[]
}

/** Opens 数据纠错 for the record of the page (REP-01): plain HTML; the dialog is loaded on click. */
export function ReportButton({ target }: { target: ReportTarget }) {
  return (
    <button type="button" className={buttonClass({ size: 'small' })} data-report={JSON.stringify(target)}>
      <FlagIcon size={14} />
      {REPORT_TEXTS.button}
    </button>
  )
}

/** The state of the reader's own report of this record (REP-02); hidden if there is none. */
export function OwnReport({ state, href }: { state: ReportState | null; href: string }) {
  return (
    <a
      className="self-center text-12 text-ink-2 underline hover:text-primary"
      href={href}
      hidden={state === null}
      data-own-report=""
    >
      {REPORT_TEXTS.yours}：<span>{REPORT_STATE_LABELS[state ?? 'submitted']}</span>
    </a>
  )
}
