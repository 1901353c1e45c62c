'use client'

import { exportDialog } from '@zhushutong/domain/export'
import { useEffect } from 'react'
import type { DialogHostProps } from '@/triggers/dialog-host'
import type { DialogProps } from '@/triggers/dialog-request'
import { DueSheetDialog } from './due-sheet-dialog'
import { makeCompanyPdf } from './make-company-pdf'

/** 出具尽调表 of the page's company, for users with export rights (DUE-11). */
export default function OpenedDueSheet({
  company,
  href,
  viewer,
  onOpen,
  onClose,
}: DialogProps['due-sheet'] & DialogHostProps) {
  const isForMembers = exportDialog(viewer) === 'membership-guide'
  useEffect(() => {
    if (isForMembers) onOpen({ name: 'guide' })
  }, [isForMembers, onOpen])
  return isForMembers ? null : (
    <DueSheetDialog company={company} href={href} make={makeCompanyPdf} onClose={onClose} />
  )
}
