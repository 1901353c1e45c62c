import { buildHref } from '@zhushutong/domain/addresses'
import { exportDialog } from '@zhushutong/domain/export'
import { company, credit, findKind, formatQueryUrl, type RecordKind } from '@zhushutong/domain/records'
import { LinkButton } from '@zhushutong/ui/button'
import { ErrorState } from '@zhushutong/ui/layout/states'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { DueSheetView, RepairReminder, RepairsView } from '@/features/due-diligence'
import type { DueEvidence } from '@/features/due-diligence/due-diligence.types'
import { listPath, recordHref } from '@/features/records/detail/detail-href'
import { duePdfHref } from '@/forwarding/gateway-addresses'
import { DialogLinkButton } from '@/triggers/dialog-trigger'
import { PageSubject } from '@/triggers/page-info'
import { unlockProps } from '@/triggers/unlock'
import { FIGURES, orNull, orStatus, PART } from '@/wiring/server/answers'
import type { Calls } from '@/wiring/types'
import { hrefOfRecord } from '../detail/record-address'
import type { Reader } from '../reader'
import { pageMetadata } from '../seo/metadata'

// Metadata and screen load the same sheet.
const loadOnce = cache(({ dueDiligence }: Calls, id: string) => orStatus(dueDiligence.get({ id }, FIGURES)))

const NOT_FOUND = 404

export async function dueSheetMetadata(id: string, reader: Reader): Promise<Metadata> {
  const sheet = await loadOnce(reader.calls, id)
  const name = 'status' in sheet ? '企业' : sheet.name
  return pageMetadata({
    title: `${name}尽调表`,
    description: `${name}授标前核对：资质与安许有效期、处罚与信用修复、付款风险、未完工程、空闲建造师、中标趋势与业主依赖。`,
    path: buildHref('qiyejindiao', { id }),
    // The company's own page is the one for search engines.
    indexed: false,
  })
}

const listHref = (kind: RecordKind, filters: Readonly<Record<string, readonly string[]>>): string =>
  `${listPath(kind)}${formatQueryUrl(kind, { filters, pageNum: 1, pageSize: 10 })}`

const evidenceHref =
  (companyId: string) =>
  ({ kind, section, filters }: DueEvidence): string => {
    const anchor = section === null ? '' : `#${section}`
    if (kind === 'sheet') return anchor
    const of = findKind(kind)
    if (!of) return anchor
    if (filters !== null) return listHref(of, filters)
    return `${recordHref(of, { id: companyId, expired: false })}${anchor}`
  }

function Actions({ id, name, reader }: { id: string; name: string; reader: Reader }) {
  const href = duePdfHref(id)
  const closed = exportDialog(reader.viewer)
  return (
    <>
      <LinkButton size="small" href={hrefOfRecord(company.kind, id)}>
        企业详情
      </LinkButton>
      {closed === null ? (
        <DialogLinkButton
          size="small"
          variant="primary"
          href={href}
          dialog={{ name: 'due-sheet', company: name, href }}
          rel="nofollow"
        >
          出具 PDF
        </DialogLinkButton>
      ) : (
        <DialogLinkButton
          size="small"
          variant="primary"
          rel="nofollow"
          {...unlockProps(closed === 'login' ? 'login' : 'svip')}
        >
          出具 PDF
        </DialogLinkButton>
      )}
    </>
  )
}

async function Repairs({ id, reader }: { id: string; reader: Reader }) {
  const [loaded, reminder] = await Promise.all([
    orNull(reader.calls.dueDiligence.repairs({ id }, PART)),
    reader.member ? orNull(reader.calls.repairReminder.get({ id }, PART)) : null,
  ])
  if (loaded === null) return null
  return (
    <RepairsView
      repairs={loaded.repairs}
      reminder={
        reminder ? (
          <RepairReminder id={id} isSet={reminder.isSet} />
        ) : (
          <DialogLinkButton size="small" rel="nofollow" {...unlockProps('login')}>
            可修复时提醒我
          </DialogLinkButton>
        )
      }
    />
  )
}

/** The due-diligence sheet of a company for one reader: /qiye/{id}/jindiao/ (DUE-01 to DUE-11). */
export async function DueScreen({ id, reader }: { id: string; reader: Reader }) {
  const sheet = await loadOnce(reader.calls, id)
  if ('status' in sheet) {
    if (sheet.status === NOT_FOUND) notFound()
    return (
      <main id="main" className="wrap py-12">
        <ErrorState title="没有加载出来">数据暂时取不到，请稍后重试。</ErrorState>
      </main>
    )
  }
  return (
    <>
      <PageSubject subject={sheet.name} />
      <DueSheetView
        sheet={sheet}
        hrefs={{
          evidence: evidenceHref(sheet.id),
          record: hrefOfRecord,
          company: hrefOfRecord(company.kind, sheet.id),
          credit: listHref(credit, { company: [sheet.id] }),
          list: listPath(company),
          verify: buildHref('heyan'),
        }}
        actions={<Actions id={sheet.id} name={sheet.name} reader={reader} />}
        repairs={<Repairs id={sheet.id} reader={reader} />}
      />
    </>
  )
}
