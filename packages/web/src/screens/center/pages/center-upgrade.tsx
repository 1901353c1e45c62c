import type { Opening } from '@zhushutong/domain/access'
import { buildStandardHref } from '@zhushutong/domain/qualification-standards'
import { company, formatQueryUrl, QUALIFICATIONS } from '@zhushutong/domain/records'
import { QualificationUpgradeView } from '@/features/my-company'
import { listPath } from '@/features/records/detail/detail-href'
import { UnlockBar } from '@/features/records/detail/unlock-bar'
import { evidenceHref } from '../../detail/tender/evidence-href'
import { firstOf } from '../../search-params'
import type { SectionProps } from '../section'
import { centerHref, MY_COMPANY, UPGRADE } from '../section-address'

const holdersOf = (code: string, grade: string): string =>
  `${listPath(company)}${formatQueryUrl(company, {
    filters: { qualification: [code], ...(grade !== '' && { grade: [grade] }) },
    pageNum: 1,
    pageSize: 10,
  })}`

/** 我的企业离下一级差什么 (QST-04). */
export async function CenterUpgrade({ reader, query }: SectionProps) {
  const wanted = QUALIFICATIONS.find(({ value }) => value === firstOf(query, 'kind'))?.value ?? null
  const found = await reader.saved.upgrades(wanted)
  const own = found?.records.find(({ module }) => module === 'company') ?? null
  return (
    <QualificationUpgradeView
      found={
        found && {
          isChosen: found.isChosen,
          companyName: own?.title ?? null,
          upgrades: found.upgrades.map((upgrade) => ({
            ...upgrade,
            standardHref: buildStandardHref(upgrade.code) ?? '/qualification/',
            holdersHref: holdersOf(upgrade.code, upgrade.nextGrade),
            checks: upgrade.checks.map((check) => ({
              ...check,
              opensBy: check.opensBy as Opening | null,
              evidence: check.evidence.map((one) => ({
                label: one.label,
                href: evidenceHref(one, own?.moduleId ?? ''),
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
