import { REPORT_STATE_LABELS, REPORT_TEXTS, type ReportState } from '@zhushutong/domain/corrections'
import { buttonClass } from '@zhushutong/ui/button-class'
import { FlagIcon } from '@zhushutong/ui/icon'
import { DialogTrigger } from '@/triggers/dialog-trigger'
import type { ReportTarget } from '@/triggers/targets'

/** Opens 数据纠错 for a record (REP-01). */
export function ReportButton({ target }: { target: ReportTarget }) {
  return (
    <DialogTrigger className={buttonClass({ size: 'small' })} dialog={{ name: 'report', target }}>
      <FlagIcon size={14} />
      {REPORT_TEXTS.button}
    </DialogTrigger>
  )
}

/** The state of the reader's own report of this record (REP-02). */
export function OwnReport({ state, href }: { state: ReportState; href: string }) {
  return (
    <a className="self-center text-12 text-ink-2 underline hover:text-primary" href={href}>
      {REPORT_TEXTS.yours}：{REPORT_STATE_LABELS[state]}
    </a>
  )
}
