'use client'

import { upgradeDialog } from '@zhushutong/domain/access'
import { formatRecordKey, type RecordRef } from '@zhushutong/domain/favourites'
import { Button, LinkButton } from '@zhushutong/ui/button'
import { type ReactNode, useEffect, useState } from 'react'
import { useMark } from '@/marks/use-mark'
import { useDialogs } from '@/triggers/dialog-context'
import { useGateway } from '@/wiring/browser/gateway'
import { followLead, loadLeadMarks } from './follow-lead'
import type { LeadMarks } from './lead-marks'

/**
 * The button that follows a record (LEA-01); of a followed one, its stage with a link to the leads. A visitor logs in
 * first.
 */
export function LeadButton({
  record,
  href,
  children,
}: {
  record: RecordRef
  /** The page of the leads. */
  href: string
  children: ReactNode
}) {
  const key = formatRecordKey(record)
  const gateway = useGateway()
  const { viewer, open } = useDialogs()
  const isVisitor = upgradeDialog(viewer) === 'login'
  const [marks, setMarks] = useState<LeadMarks | null>(null)
  const text = useMark(marks, key)
  useEffect(() => {
    if (!isVisitor) loadLeadMarks(gateway).then(setMarks, () => undefined)
  }, [isVisitor, gateway])
  if (text)
    return (
      <LinkButton size="small" className="text-primary" href={href}>
        {text}
      </LinkButton>
    )
  return (
    <Button
      size="small"
      onClick={({ currentTarget }) => {
        if (isVisitor)
          open({ name: 'login', next: { action: { name: 'follow-lead', record: key } } }, currentTarget)
        else followLead(gateway, key)
      }}
    >
      {children}
    </Button>
  )
}
