import { dayOf } from '@zhushutong/domain/formatting'
import { listValidCategories } from '@zhushutong/domain/my-company'
import { company, formatQueryUrl, tender } from '@zhushutong/domain/records'
import { MyCompanyView } from '@/features/my-company'
import { listPath, recordHref } from '@/features/records/detail/detail-href'
import type { MyCompany } from '@/wiring/types'
import { MyCompanyForm, RemoveMyCompany } from '../controls/my-company-controls'
import type { SectionProps } from '../section'
import { centerHref, UPGRADE } from '../section-address'

const tendersOf = (own: NonNullable<MyCompany['record']>, now: number): string | null => {
  const categories = listValidCategories(own.qualifications, dayOf(now))
  if (categories.length === 0) return null
  const query = { filters: { qualification: categories }, pageNum: 1, pageSize: 10 } as const
  return `${listPath(tender)}${formatQueryUrl(tender, query)}`
}

/** 我的企业 (MYC-01). */
export async function CenterMyCompany({ reader }: SectionProps) {
  const mine = await reader.saved.myCompany()
  const own = mine?.record ?? null
  const now = reader.member?.readAt ?? Date.now()
  const hrefOf = (section: string | null) =>
    `${recordHref(company, { id: own?.id ?? '', expired: false })}${section === null ? '' : `#${section}`}`
  return (
    <MyCompanyView
      mine={mine && { own }}
      form={<MyCompanyForm />}
      controls={own && <RemoveMyCompany name={own.name} />}
      hrefOf={hrefOf}
      upgradeHref={centerHref(UPGRADE)}
      tendersHref={own && tendersOf(own, now)}
    />
  )
}
