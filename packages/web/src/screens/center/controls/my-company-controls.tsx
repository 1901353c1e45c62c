'use client'

import { toast } from '@zhushutong/ui/overlays/toast'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { CompanyForm, type SaveCompany, type SuggestCompanies } from '@/features/my-company'
import { port } from '@/wiring/browser/ports'
import { Confirmed } from './confirmed'

const suggest: SuggestCompanies = (text, signal) => port('suggestions').names(text, signal)
const save: SaveCompany = (chosen, signal) => port('myCompany').save(chosen, signal)

export function MyCompanyForm() {
  const router = useRouter()
  const [saves, setSaves] = useState(0)
  return (
    <CompanyForm
      // A new key clears the typed text.
      key={saves}
      suggest={suggest}
      save={save}
      onSaved={() => {
        toast('已保存我的企业', 'ok')
        setSaves(saves + 1)
        router.refresh()
      }}
    />
  )
}

export function RemoveMyCompany({ name }: { name: string }) {
  return (
    <Confirmed
      label="移除"
      title="移除我的企业"
      confirm="移除"
      done="已移除我的企业"
      act={() => port('myCompany').remove()}
    >
      移除“{name}”后，招标详情不再对照资质要求，也不再提醒到期。可以随时重新选择。
    </Confirmed>
  )
}
