'use client'

import { toast } from '@zhushutong/ui/overlays/toast'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { CompanyForm } from '@/features/my-company'
import { suggestionsPort } from '@/features/search/suggestions-port'
import { useGateway, usePort } from '@/wiring/browser/gateway'
import { Confirmed } from './confirmed'

export function MyCompanyForm() {
  const router = useRouter()
  const [saves, setSaves] = useState(0)
  const { send } = useGateway()
  const { names } = usePort(suggestionsPort)
  return (
    <CompanyForm
      // A new key clears the typed text.
      key={saves}
      suggest={names}
      save={(chosen, signal) => send(({ myCompany }) => myCompany.save(chosen, { signal }))}
      onSaved={() => {
        toast('已保存我的企业', 'ok')
        setSaves(saves + 1)
        router.refresh()
      }}
    />
  )
}

export function RemoveMyCompany({ name }: { name: string }) {
  const { call } = useGateway()
  return (
    <Confirmed
      label="移除"
      title="移除我的企业"
      confirm="移除"
      done="已移除我的企业"
      act={() => call(({ myCompany }) => myCompany.remove())}
    >
      移除“{name}”后，招标详情不再对照资质要求，也不再提醒到期。可以随时重新选择。
    </Confirmed>
  )
}
