'use client'

import {
  askQualificationSite,
  QUALIFICATION_SITE_TEXTS,
  type QualificationSiteAnswer,
} from '@zhushutong/domain/access'
import { sanitiseLink } from '@zhushutong/domain/portal/shell'
import { ConfirmDialog } from '@zhushutong/ui/overlays/confirm-dialog'
import { useCallback, useEffect, useState } from 'react'
import type { DialogHostProps } from '@/triggers/dialog-host'
import type { DialogProps } from '@/triggers/dialog-request'
import { useGateway } from '@/wiring/browser/gateway'

const { title, asking, allowed, go, buy, retry, cancel } = QUALIFICATION_SITE_TEXTS

const describeAnswer = (answer: QualificationSiteAnswer | null): string => {
  if (answer === null) return asking
  if ('error' in answer) return answer.error
  return 'refused' in answer ? answer.refused : allowed
}

/** Shown before the qualification site opens; checks if the member may enter it (ACC-14). */
export default function QualificationSiteDialog({
  href,
  onOpen,
  onClose,
}: DialogProps['qualification-site'] & DialogHostProps) {
  const [answer, setAnswer] = useState<QualificationSiteAnswer | null>(null)
  const { call } = useGateway()
  const ask = useCallback(() => {
    setAnswer(null)
    return askQualificationSite({
      mayEnter: () => call(({ profile }) => profile.verifyQualificationUser()),
    }).then(setAnswer)
  }, [call])
  useEffect(() => void ask(), [ask])

  const goOn = () => {
    if (answer === null || 'error' in answer) return ask()
    if ('refused' in answer) return onOpen({ name: 'guide', service: 'company_qualification_expire' })
    const site = sanitiseLink(href)
    // Called by a click, so that browsers do not block the window as a pop-up.
    if (site !== null) window.open(site, '_blank', 'noopener')
    onClose()
  }
  const next =
    answer !== null && 'error' in answer ? retry : answer !== null && 'refused' in answer ? buy : go
  return (
    <ConfirmDialog
      open
      title={title}
      confirm={next}
      cancel={cancel}
      busy={answer === null}
      onConfirm={goOn}
      onCancel={onClose}
    >
      <p role="status">{describeAnswer(answer)}</p>
    </ConfirmDialog>
  )
}
