import { dayOf } from '@zhushutong/domain/formatting'
import { listValidCategories } from '@zhushutong/domain/my-company'
import { company, formatQueryUrl, tender } from '@zhushutong/domain/records'
import { MyCompanyView } from '@/features/my-company'
import { listPath, recordHref } from '@/features/records/detail/detail-href'
import { orNull } from '@/wiring/server/answers'
import type { ResultOf } from '@/wiring/types'
import { MyCompanyForm, RemoveMyCompany } from '../controls/my-company-controls'
import type { SectionProps } from '../section'
import { centerHref, UPGRADE } from '../section-address'

const buildTendersHref = (
  myCompany: NonNullable<ResultOf<'myCompany', 'get'>['record']>,
  now: number,
): string | null => {
  const categories = listValidCategories(myCompany.qualifications, dayOf(now))
  if (categories.length === 0) return null
  const query = { filters: { qualification: categories }, pageNum: 1, pageSize: 10 } as const
  return `${listPath(tender)}${formatQueryUrl(tender, query)}`
}

/** 我的企业 (MYC-01). */
export async function CenterMyCompany({ reader }: SectionProps) {
  const mine = await orNull(reader.calls.myCompany.get())
  const record = mine?.record ?? null
  const now = reader.member?.readAt ?? Date.now()
  const buildSectionHref = (section: string | null) =>
    `${recordHref(company, { id: record?.id ?? '', expired: false })}${section === null ? '' : `#${section}`}`
  return (
    <MyCompanyView
      mine={mine && { shown: record }}
      form={<MyCompanyForm />}
      controls={record && <RemoveMyCompany name={record.name} />}
      hrefOf={buildSectionHref}
      upgradeHref={centerHref(UPGRADE)}
      tendersHref={record && buildTendersHref(record, now)}
    />
  )
}
