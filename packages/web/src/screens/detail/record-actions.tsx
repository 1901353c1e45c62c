import type { Viewer } from '@zhushutong/domain/access'
import { buildHref } from '@zhushutong/domain/addresses'
import { listReportFields } from '@zhushutong/domain/corrections'
import { exportDialog } from '@zhushutong/domain/export'
import { LEAD_TEXTS } from '@zhushutong/domain/leads'
import { company, credit, type RecordKind, type RecordView, tender } from '@zhushutong/domain/records'
import { listChangeKinds, SUBSCRIPTION_TEXTS, type Subject } from '@zhushutong/domain/subscriptions'
import { LinkButton } from '@zhushutong/ui/button'
import { OwnReport, ReportButton } from '@/features/corrections'
import { CollectButton } from '@/features/favourites'
import { LeadButton } from '@/features/leads/lead-button'
import { SubscribeButton } from '@/features/subscriptions/subscribe-button'
import { companyPdfHref } from '@/forwarding/gateway-addresses'
import { DialogLinkButton } from '@/triggers/dialog-trigger'
import { unlockProps } from '@/triggers/unlock'
import { orNull } from '@/wiring/server/answers'
import { centerHref, LEADS, REPORTS } from '../center/section-address'
import { compareHref } from '../comparison/comparison-query'
import type { Reader } from '../reader'
import { RecordClaim } from './record-claim'
import { readTitle, renderDistance } from './row-actions'

/** The additional actions of a company's page: a comparison, and the page as PDF (CMP-01, CMP-04). */
function CompanyActions({ id, name, viewer }: { id: string; name: string; viewer: Viewer }) {
  const href = companyPdfHref(id)
  const text = '导出 PDF'
  const closed = exportDialog(viewer)
  return (
    <>
      <LinkButton size="small" href={buildHref('qiyejindiao', { id })} rel="nofollow">
        尽调表
      </LinkButton>
      <LinkButton size="small" href={compareHref([id])} rel="nofollow">
        对比
      </LinkButton>
      {closed === null ? (
        <DialogLinkButton
          size="small"
          href={href}
          dialog={{ name: 'company-pdf', company: name, href }}
          rel="nofollow"
        >
          {text}
        </DialogLinkButton>
      ) : (
        <DialogLinkButton size="small" rel="nofollow" {...unlockProps(closed === 'login' ? 'login' : 'svip')}>
          {text}
        </DialogLinkButton>
      )}
    </>
  )
}

const followedSubject = ({ kind }: RecordKind, id: string): Subject =>
  kind === 'company' || kind === 'owner' ? { of: kind, id } : { of: 'record', module: kind, id }

/** 关注动态: the news of a company or owner, the changes of any other record (DAT-69). */
function FollowButton({ kind, id, title }: { kind: RecordKind; id: string; title: string }) {
  const subject = followedSubject(kind, id)
  const label = SUBSCRIPTION_TEXTS[subject.of === 'record' ? 'watch' : 'follow']
  return (
    <SubscribeButton subject={subject} name={title} changeKinds={listChangeKinds(subject)} label={label} />
  )
}

/**
 * The actions on the record of a detail page, and the state of the reader's own report about it (REP-02).
 */
export async function RecordActions({
  kind,
  record,
  reader,
}: {
  kind: RecordKind
  record: RecordView
  reader: Reader
}) {
  const ref = { kind: kind.kind, id: record.id }
  const title = readTitle(kind, record)
  const reports = reader.member
    ? await orNull(
        reader.calls.corrections.list({ module: ref.kind, moduleId: ref.id, pageNum: 1, pageSize: 1 }),
      )
    : null
  const report = reports?.records[0]
  return (
    <div className="flex flex-wrap items-center gap-2 md:justify-end">
      {renderDistance(kind, record)}
      <CollectButton record={ref} title={title} />
      {(kind.kind === tender.kind || kind.kind === company.kind) && (
        <LeadButton record={ref} href={centerHref(LEADS)}>
          {LEAD_TEXTS.add}
          <span className="sr-only">：{title}</span>
        </LeadButton>
      )}
      <FollowButton kind={kind} id={record.id} title={title} />
      {kind.kind === credit.kind && typeof record.companyId === 'string' && (
        <LinkButton size="small" href={buildHref('qiyejindiao', { id: record.companyId })} rel="nofollow">
          尽调表
        </LinkButton>
      )}
      {kind.kind === company.kind && <CompanyActions id={record.id} name={title} viewer={reader.viewer} />}
      <RecordClaim record={ref} title={title} reader={reader} />
      <ReportButton target={{ ...ref, title, fields: listReportFields(kind) }} />
      {report && <OwnReport state={report.state} href={centerHref(REPORTS)} />}
    </div>
  )
}
