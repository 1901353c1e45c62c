'use client'

import { Button } from '@zhushutong/ui/button'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { MailDialog } from '@/features/profile/mail-dialog'
import { type ClientOf, type Gateway, useGateway, usePort } from '@/wiring/browser/gateway'
import { Confirmed } from './confirmed'

function mailPort({ call, send }: Gateway) {
  return {
    sendCode: (mail: string) => call(({ memberMail }) => memberMail.sendCode({ mail })),
    confirm: (proof: Parameters<ClientOf<'common'>['memberMail']['confirm']>[0], signal?: AbortSignal) =>
      send(({ memberMail }) => memberMail.confirm(proof, { signal })),
  }
}

/** Adds, changes and removes the mail address of the account (PRF-01, PRF-02). */
export function MailControls({ isConfirmed }: { readonly isConfirmed: boolean }) {
  const router = useRouter()
  const { call } = useGateway()
  const mail = usePort(mailPort)
  const [isOpen, setOpen] = useState(false)
  const saved = () => {
    setOpen(false)
    toast('邮箱已确认', 'ok')
    router.refresh()
  }
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {isConfirmed ? '更换' : '填写'}
        <span className="sr-only">邮箱</span>
      </Button>
      {isConfirmed && (
        <Confirmed
          label={
            <>
              移除<span className="sr-only">邮箱</span>
            </>
          }
          title="移除邮箱"
          confirm="移除"
          done="已移除邮箱"
          act={() => call(({ memberMail }) => memberMail.remove())}
        >
          移除后不再发送邮件，订阅的站内消息仍会收到。
        </Confirmed>
      )}
      {isOpen && (
        <MailDialog
          isChange={isConfirmed}
          calls={mail}
          now={Date.now}
          onSaved={saved}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
