'use client'

import type { AgreementType } from '@zhushutong/domain/login'
import { Button } from '@zhushutong/ui/button'
import { Skeleton } from '@zhushutong/ui/layout/skeleton'
import { ErrorState } from '@zhushutong/ui/layout/states'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useCallback } from 'react'
import { useLoaded } from '@/streams/use-loaded'
import { useGateway } from '@/wiring/browser/gateway'

/** An agreement in a dialog (LOG-09); without JavaScript its link opens its page. */
export function AgreementDialog({
  type,
  title,
  onClose,
}: {
  type: AgreementType | 'purchase'
  title: string
  onClose: () => void
}) {
  const { call } = useGateway()
  const load = useCallback(
    (signal: AbortSignal) => call(({ login }) => login.agreement({ type }, { signal })),
    [call, type],
  )
  const { loaded: text, reload } = useLoaded(load)

  return (
    <Dialog open title={title} onClose={onClose} footer={<Button onClick={onClose}>知道了</Button>}>
      {text === null && (
        <div role="status" className="grid gap-3">
          <span className="sr-only">加载中</span>
          {['92%', '100%', '86%', '95%', '60%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      )}
      {text && 'error' in text && <ErrorState action={<Button onClick={reload}>重新加载</Button>} />}
      {text && 'content' in text && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the gateway's own texts, not users'
        <div className="article" dangerouslySetInnerHTML={{ __html: text.content }} />
      )}
    </Dialog>
  )
}
