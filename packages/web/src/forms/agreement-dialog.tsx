'use client'

import { Button } from '@zhushutong/ui/button'
import { Skeleton } from '@zhushutong/ui/layout/skeleton'
import { ErrorState } from '@zhushutong/ui/layout/states'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useCallback } from 'react'
import { useLoaded } from '@/streams/use-loaded'

interface AgreementText {
  readonly title: string
  readonly content: string
}

export type ReadAgreement = (
  type: 'agreement' | 'privacy' | 'disclaimers' | 'purchase',
  signal?: AbortSignal,
) => Promise<AgreementText | { readonly error: unknown }>

/** An agreement in a dialog (LOG-09); without JavaScript its link opens its page. */
export function AgreementDialog({
  type,
  title,
  read,
  onClose,
}: {
  type: Parameters<ReadAgreement>[0]
  title: string
  read: ReadAgreement
  onClose: () => void
}) {
  const load = useCallback(
    async (signal: AbortSignal): Promise<AgreementText | 'failed'> => {
      const answer = await read(type, signal)
      return 'error' in answer ? 'failed' : answer
    },
    [read, type],
  )
  const { loaded: text, reload } = useLoaded(load)

  return (
    <Dialog open title={title} onClose={onClose} footer={<Button onClick={onClose}>我知道了</Button>}>
      {text === null && (
        <div role="status" className="grid gap-3">
          <span className="sr-only">加载中</span>
          {['92%', '100%', '86%', '95%', '60%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      )}
      {text === 'failed' && <ErrorState action={<Button onClick={reload}>重新加载</Button>} />}
      {text !== null && text !== 'failed' && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the gateway's own texts, not users'
        <div className="article" dangerouslySetInnerHTML={{ __html: text.content }} />
      )}
    </Dialog>
  )
}
