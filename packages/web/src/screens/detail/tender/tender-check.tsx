import type { Opening } from '@zhushutong/domain/access'
import { formatChecked, formatTime } from '@zhushutong/domain/formatting'
import { readRequirements, readTenderTerms } from '@zhushutong/domain/my-company'
import { buildStandardHref } from '@zhushutong/domain/qualification-standards'
import type { RecordView } from '@zhushutong/domain/records'
import { decideVerdict, type NoticeBlock, sortChecks, type Verdict } from '@zhushutong/domain/tender-sheet'
import type { ReactNode } from 'react'
import { CheckInvitation, type PastPartnersProps, TenderCheckView } from '@/features/my-company'
import { UnlockBar } from '@/features/records/detail/unlock-bar'
import { findClauseHref } from '@/features/tender-sheet'
import { orNull } from '@/wiring/server/answers'
import type { ResultOf } from '@/wiring/types'
import { centerHref, MY_COMPANY } from '../../center/section-address'
import { partLimit } from '../../load-part'
import type { Reader } from '../../reader'
import { hrefOfRecord } from '../record-address'
import { evidenceHref } from './evidence-href'

type TenderCheck = ResultOf<'myCompany', 'check'>
type TenderPartners = ResultOf<'myCompany', 'partners'>

const QUALIFICATION_KEY = 'qualification:'

/** Links to the standards of the qualifications that a requirement names (QST-03). */
const listStandards = (key: string) =>
  key.startsWith(QUALIFICATION_KEY)
    ? key
        .slice(QUALIFICATION_KEY.length)
        .split(',')
        .flatMap((tag) => {
          const href = buildStandardHref(tag)
          return href === null ? [] : [{ label: '看资质标准', href }]
        })
    : []

/** The partners of past joint bids for a missing qualification; null without one, or if loading failed. */
const loadPartners = (
  reader: Reader,
  id: string,
  { checks }: TenderCheck,
): Promise<TenderPartners | null> => {
  const isMissing = checks.some(
    ({ key, status }) => status === 'missing' && key.startsWith(QUALIFICATION_KEY),
  )
  return isMissing
    ? orNull(reader.calls.myCompany.partners({ id }, partLimit(reader)))
    : Promise.resolve(null)
}

const showPartners = (key: string, loaded: TenderPartners | null): PastPartnersProps | null => {
  const gap = loaded?.gaps.find((each) => each.key === key)
  if (!loaded || !gap) return null
  return {
    jointCompanies: loaded.jointCompanies,
    total: gap.total,
    isConsortiumAllowed: loaded.consortiumAllowed !== null,
    partners: gap.partners.map((partner) => ({
      ...partner,
      href: hrefOfRecord('company', partner.id),
      latest: { ...partner.latest, href: hrefOfRecord(partner.latest.type, partner.latest.id) },
    })),
  }
}

const CENTRE = centerHref(MY_COMPANY)

const checkedText = ({ collectedAt, checkedAt }: TenderCheck, now: number): string =>
  [collectedAt === null ? '' : `${formatTime(collectedAt)} 采集`, formatChecked(checkedAt, now)]
    .filter(Boolean)
    .join(' · ')

/** The check of a tender on its page: a section, and a summary in its head. */
export interface ShownCheck {
  /** Undefined if loading failed. */
  readonly section: ReactNode | undefined
  /** Null if the check has no answer for this reader. */
  readonly answer: { readonly verdict: Verdict; readonly companyName: string; readonly reason: string } | null
  /** The link to the answer; null if loading failed. */
  readonly invitation: { readonly href: string; readonly label: string; readonly login: boolean } | null
}

/** The clauses of a tender that are compared with companies, without duplicates. */
export function listClauses(record: RecordView): readonly string[] {
  return [...new Set(readRequirements(readTenderTerms(record)).flatMap(({ quote }) => quote ?? []))]
}

const invite = (
  record: RecordView,
  blocks: readonly NoticeBlock[],
  invitation: NonNullable<ShownCheck['invitation']>,
): ShownCheck => ({
  section: (
    <CheckInvitation
      {...invitation}
      clauses={listClauses(record).map((text) => ({ text, href: findClauseHref(blocks, text) }))}
    />
  ),
  answer: null,
  invitation,
})

const explainVerdict = (checks: TenderCheck['checks'], verdict: Verdict): string => {
  if (verdict.of === 'nothing') return '公告没有写明可以对照的要求，请看招标文件'
  const [first] = sortChecks(checks)
  if (!first || verdict.of === 'fit') return `公告写明的 ${verdict.met} 项要求全部满足`
  return `${first.label}：${first.closing ?? first.sentence}`
}

/**
 * The check of a tender against the reader's own company, or a link to it. The page of visitors is the same
 * for all, so it loads nothing.
 */
export async function loadTenderCheck(
  reader: Reader,
  record: RecordView,
  blocks: readonly NoticeBlock[],
  now: number,
): Promise<ShownCheck> {
  if (reader.member === null)
    return invite(record, blocks, { href: '/auth/login/', label: '登录后对照', login: true })
  const result = await orNull(reader.calls.myCompany.check({ id: record.id }, partLimit(reader)))
  if (result === null) return { section: undefined, answer: null, invitation: null }
  const myCompany = result.records.find(({ module }) => module === 'company')
  if (!myCompany) {
    const label = result.isChosen ? '重新选择企业' : '选择我的企业'
    return invite(record, blocks, { href: CENTRE, label, login: false })
  }
  const partners = await loadPartners(reader, record.id, result)
  const checks = sortChecks(result.checks).map((check) => ({
    ...check,
    partners: showPartners(check.key, partners),
    opensBy: check.opensBy as Opening | null,
    clauseHref: findClauseHref(blocks, check.clause),
    evidence: [
      ...check.evidence.map((item) => ({ label: item.label, href: evidenceHref(item, myCompany.moduleId) })),
      ...listStandards(check.key),
    ],
  }))
  const verdict = decideVerdict(result.checks)
  return {
    section: (
      <TenderCheckView
        companyName={myCompany.title}
        companyHref={CENTRE}
        summary={result.summary}
        checks={checks}
        checkedText={checkedText(result, now)}
        unlock={(opensBy) => <UnlockBar opensBy={opensBy} />}
      />
    ),
    answer: { verdict, companyName: myCompany.title, reason: explainVerdict(result.checks, verdict) },
    invitation: null,
  }
}
