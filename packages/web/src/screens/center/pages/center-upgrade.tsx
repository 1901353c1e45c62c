import type { Opening } from '@zhushutong/domain/access'
import { buildStandardHref } from '@zhushutong/domain/qualification-standards'
import { company, formatQueryUrl, QUALIFICATIONS } from '@zhushutong/domain/records'
import { QualificationUpgradeView } from '@/features/my-company'
import { listPath } from '@/features/records/detail/detail-href'
import { UnlockBar } from '@/features/records/detail/unlock-bar'
import { orNull } from '@/wiring/server/answers'
import { evidenceHref } from '../../detail/tender/evidence-href'
import { readFirst } from '../../search-params'
import type { SectionProps } from '../section'
import { centerHref, MY_COMPANY, UPGRADE } from '../section-address'

const buildHoldersHref = (code: string, grade: string): string =>
  `${listPath(company)}${formatQueryUrl(company, {
    filters: { qualification: [code], ...(grade !== '' && { grade: [grade] }) },
    pageNum: 1,
    pageSize: 10,
  })}`

/** 我的企业离下一级差什么 (QST-04). */
export async function CenterUpgrade({ reader, query }: SectionProps) {
  const wanted = QUALIFICATIONS.find(({ value }) => value === readFirst(query, 'kind'))?.value ?? null
  const loaded = await orNull(reader.calls.myCompany.upgrades(wanted === null ? {} : { code: wanted }))
  const saved = loaded?.records.find(({ module }) => module === 'company') ?? null
  return (
    <QualificationUpgradeView
      result={
        loaded && {
          isChosen: loaded.isChosen,
          companyName: saved?.title ?? null,
          upgrades: loaded.upgrades.map((upgrade) => ({
            ...upgrade,
            standardHref: buildStandardHref(upgrade.code) ?? '/qualification/',
            holdersHref: buildHoldersHref(upgrade.code, upgrade.nextGrade),
            checks: upgrade.checks.map((check) => ({
              ...check,
              opensBy: check.opensBy as Opening | null,
              evidence: check.evidence.map((item) => ({
                label: item.label,
                href: evidenceHref(item, saved?.moduleId ?? ''),
              })),
            })),
          })),
        }
      }
      chooseHref={centerHref(MY_COMPANY)}
      action="/center/"
      index={UPGRADE}
      wanted={wanted ?? ''}
      categories={QUALIFICATIONS.map(({ value, full }) => ({ value, label: full }))}
      unlock={(opensBy) => <UnlockBar opensBy={opensBy} />}
    />
  )
}
