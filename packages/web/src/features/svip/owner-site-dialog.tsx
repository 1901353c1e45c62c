'use client'

import { OWNER_MEMBERSHIP_TIP, OWNER_SITE_CONFIRM, ownerSiteDialog } from '@zhushutong/domain/access'
import { sanitiseLink } from '@zhushutong/domain/portal/shell'
import { ConfirmDialog } from '@zhushutong/ui/overlays/confirm-dialog'
import type { DialogHostProps } from '@/triggers/dialog-host'
import type { DialogProps } from '@/triggers/dialog-request'

/**
 * Shown before the owner-lookup site opens: a confirmation for its members, an offer for all others
 * (ACC-08).
 */
export default function OwnerSiteDialog({
  href,
  viewer,
  onClose,
}: DialogProps['owner-site'] & DialogHostProps) {
  const isHolder = ownerSiteDialog(viewer) === 'owner-site-confirm'
  const { title, text, ok, cancel } = isHolder ? OWNER_SITE_CONFIRM : OWNER_MEMBERSHIP_TIP
  const go = () => {
    if (!isHolder) return location.assign(OWNER_MEMBERSHIP_TIP.href)
    const site = sanitiseLink(href)
    if (site !== null) window.open(site, '_blank', 'noopener')
    onClose()
  }
  return (
    <ConfirmDialog open title={title} confirm={ok} cancel={cancel} onConfirm={go} onCancel={onClose}>
      {text}
    </ConfirmDialog>
  )
}
