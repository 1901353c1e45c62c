'use client'

import { shortcutDialog } from '@zhushutong/domain/access'
import { opensGuide } from '@zhushutong/domain/portal/errors'
import { useEffect } from 'react'
import { useDialogs } from './dialog-context'

/** The number of a request refused for lack of a membership, for support; opens the guide (ERR-04). */
export function RefusedRequest({ requestId }: { requestId: string | null | undefined }) {
  const { viewer, offer } = useDialogs()
  useEffect(() => {
    if (shortcutDialog(viewer) === 'membership-guide' && opensGuide(403, location.pathname))
      offer({ name: 'guide' })
  }, [viewer, offer])
  return <p className="mt-1 text-12 text-ink-3">{requestId ? `请求编号：${requestId}` : null}</p>
}
