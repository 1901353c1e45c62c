'use client'

import { exportDialog } from '@zhushutong/domain/export'
import { useEffect } from 'react'
import type { DialogHostProps } from '@/triggers/dialog-host'
import type { DialogProps } from '@/triggers/dialog-request'
import { CompanyPdf } from './company-pdf'
import { makeCompanyPdf } from './make-company-pdf'

/** 导出 PDF of the page's company, for users with export rights (CMP-04). */
export default function OpenedCompanyPdf({
  company,
  href,
  viewer,
  onOpen,
  onClose,
}: DialogProps['company-pdf'] & DialogHostProps) {
  const isForMembers = exportDialog(viewer) === 'membership-guide'
  useEffect(() => {
    if (isForMembers) onOpen({ name: 'guide' })
  }, [isForMembers, onOpen])
  return isForMembers ? null : (
    <CompanyPdf name={company} href={href} make={makeCompanyPdf} onClose={onClose} />
  )
}
