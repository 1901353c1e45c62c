'use client'

import type { ReportTarget } from '@/features/corrections'
import { ReportDialog } from '@/features/corrections/report-dialog'
import { port } from '@/wiring/browser/ports'
import type { DialogHostProps } from '../dialog.types'

/** The record's data in the attribute of the page's button. */
const targetOnPage = (): ReportTarget | null => {
  const text = document.querySelector<HTMLElement>('[data-report]')?.dataset.report
  return text === undefined ? null : (JSON.parse(text) as ReportTarget)
}

/** 数据纠错 for the page's record (REP-01). */
export default function OpenedReport({ onClose }: DialogHostProps) {
  const target = targetOnPage()
  return target && <ReportDialog target={target} send={port('corrections').send} onClose={onClose} />
}
