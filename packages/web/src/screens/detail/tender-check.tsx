import type { Opening } from '@zhushutong/domain/access'
import { findKind, formatQueryUrl, type RecordView } from '@zhushutong/domain/records'
import type { ReactNode } from 'react'
import { CheckInvitation, TenderCheckView } from '@/features/my-company'
import { listPath, recordHref } from '@/features/records/detail-href'
import { UnlockBar } from '@/features/records/unlock-bar'
import type { TenderCheck } from '@/wiring/types'
import { centerHref, MY_COMPANY } from '../center/section-address'
import type { Reader } from '../reader'

type Evidence = TenderCheck['checks'][number]['evidence'][number]

const evidenceHref = ({ kind: name, section, filters }: Evidence, companyId: string): string => {
  const kind = findKind(name)
  if (!kind) return '/'
  if (filters === null) return `${recordHref(kind, { id: companyId, expired: false })}#${section ?? ''}`
  return `${listPath(kind)}${formatQueryUrl(kind, { filters, pageNum: 1, pageSize: 10 })}`
}

const CENTRE = centerHref(MY_COMPANY)

/**
 * A tender compared with the reader's own company, or the way to it; undefined if loading failed. Visitors' pages are
 * the same for all of them, so nothing is asked for them.
 */
export async function loadTenderCheck(reader: Reader, { id }: RecordView): Promise<ReactNode | undefined> {
  if (reader.member === null) return <CheckInvitation href="/auth/login/" label="登录后对照" login />
  const found = await reader.saved.checkTender(id)
  if (found === null) return undefined
  const own = found.records.find(({ module }) => module === 'company')
  if (!own) return <CheckInvitation href={CENTRE} label={found.isChosen ? '重新选择企业' : '选择我的企业'} />
  const checks = found.checks.map((check) => ({
    ...check,
    opensBy: check.opensBy as Opening | null,
    evidence: check.evidence.map((one) => ({ label: one.label, href: evidenceHref(one, own.moduleId) })),
  }))
  return (
    <TenderCheckView
      companyName={own.title}
      companyHref={CENTRE}
      summary={found.summary}
      checks={checks}
      unlock={(opensBy) => <UnlockBar opensBy={opensBy} />}
    />
  )
}
