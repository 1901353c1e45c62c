import { buildPrompt, type Opening } from '@zhushutong/domain/access'
import { buildListHref } from '@zhushutong/domain/addresses'
import {
  EMPTY_COMQUERY,
  formatComqueryUrl,
  presetOfTender,
  QUALIFICATION_GROUP,
} from '@zhushutong/domain/comquery'
import { divisionPath } from '@zhushutong/domain/divisions'
import { formatQueryUrl, type RecordKind, type RecordView } from '@zhushutong/domain/records'
import type { NoticeBlock } from '@zhushutong/domain/tender-sheet'
import { type PagePart, ShownPart } from '@zhushutong/ui/layout/page-part'
import { Skeleton } from '@zhushutong/ui/layout/skeleton'
import type { ReactNode } from 'react'
import { listPath } from '@/features/records/detail/detail-href'
import { NotLoaded } from '@/features/records/detail/not-loaded'
import {
  NoticeView,
  OwnerAwardsView,
  RivalsView,
  SimilarTenders,
  TrialPriceSlot,
} from '@/features/tender-sheet'
import { DialogLink } from '@/triggers/dialog-trigger'
import { unlockProps } from '@/triggers/unlock'
import type { ResultOf } from '@/wiring/types'
import { hrefOfRecord } from '../record-address'
import { listClauses, type ShownCheck } from './tender-check'

type TenderSheet = ResultOf<'tenderSheet', 'get'>

function RivalsUnlock({ text, opensBy }: { text: string; opensBy: Opening }) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2">
      {text}
      <DialogLink className="text-primary underline" rel="nofollow" {...unlockProps(opensBy)}>
        {buildPrompt(opensBy).button}
      </DialogLink>
    </p>
  )
}

const linkOwner = (owner: NonNullable<TenderSheet['owner']>) => ({
  ...owner,
  winners: owner.winners.map((winner) => ({ ...winner, href: hrefOfRecord('company', winner.id) })),
  latest: owner.latest.map((award) => ({
    ...award,
    href: hrefOfRecord('winning', award.id),
    companyHref: award.companyId === null ? null : hrefOfRecord('company', award.companyId),
  })),
})

/** Shown only for a control price in yuan, and if at least one award of the owner has a known discount. */
const renderTrial = (
  { buggetAmount, currency }: RecordView,
  { discount, discounts }: NonNullable<TenderSheet['owner']>,
): ReactNode =>
  typeof buggetAmount === 'number' &&
  buggetAmount > 0 &&
  (currency ?? 'CNY') === 'CNY' &&
  discount !== null ? (
    <TrialPriceSlot budget={buggetAmount} discounts={discounts} start={discount.median} />
  ) : null

const renderOwner = (record: RecordView, { owner }: TenderSheet) =>
  owner && <OwnerAwardsView owner={linkOwner(owner)} trial={renderTrial(record, owner)} />

const renderRivals = ({ rivals }: TenderSheet) => (
  <RivalsView
    rivals={rivals.records.map((rival) => ({ ...rival, href: hrefOfRecord('company', rival.id) }))}
    total={rivals.total}
    opensBy={rivals.opensBy as Opening | null}
    unlock={(text, opensBy) => <RivalsUnlock text={text} opensBy={opensBy} />}
  />
)

/** 谁能投这个标: the companies with the required qualification, by the combined query (LST-11). */
function WhoCanBid({ record: { requiredQualificationCodes: codes } }: { record: RecordView }) {
  const preset = presetOfTender(Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [])
  return (
    preset && (
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
        <a
          className="text-primary"
          href={`${buildListHref('comqueryResult')}${formatComqueryUrl({ ...EMPTY_COMQUERY, ...preset })}`}
          rel="nofollow"
        >
          谁能投这个标
        </a>
        <small className="text-12 text-ink-3">
          {preset.match === 'any' || (preset.conditions[QUALIFICATION_GROUP] ?? []).length < 2
            ? '按资质要求组合查询企业'
            : '按各项资质的类别组合查询，不分等级；公告允许具备其一的，请去掉其他项'}
        </small>
      </p>
    )
  )
}

/** The contents of a tender's computed sections, by the name of the insight. */
export function tenderInsights(
  record: RecordView,
  sheet: PagePart<TenderSheet | null>,
  check: PagePart<ShownCheck>,
): Readonly<Record<string, (label: string) => ReactNode>> {
  const fromSheet = (render: (loaded: TenderSheet) => ReactNode) => (label: string) => (
    <ShownPart part={sheet} fallback={<Skeleton height={240} />}>
      {(loaded) => (loaded && render(loaded)) ?? <NotLoaded label={label} isNone={loaded !== null} />}
    </ShownPart>
  )
  return {
    'my-company': (label) => (
      <ShownPart part={check} fallback={<Skeleton height={240} />}>
        {({ section }) => (
          <>
            {section ?? <NotLoaded label={label} />}
            <WhoCanBid record={record} />
          </>
        )}
      </ShownPart>
    ),
    'owner-awards': fromSheet((loaded) => renderOwner(record, loaded)),
    rivals: fromSheet(renderRivals),
  }
}

/** The text of the notice, with marks on the clauses that are compared with companies. */
export function Notice({ record, blocks }: { record: RecordView; blocks: readonly NoticeBlock[] }) {
  return <NoticeView blocks={blocks} clauses={listClauses(record)} />
}

const similarListHref = (kind: RecordKind, { region, engineeringType }: RecordView): string => {
  const province = typeof region === 'string' ? divisionPath(region)[0] : undefined
  const filters = {
    ...(province && { region: [province] }),
    ...(typeof engineeringType === 'string' && { type: [engineeringType] }),
    due: ['open'],
  }
  return `${listPath(kind)}${formatQueryUrl(kind, { filters, pageNum: 1, pageSize: 10 })}`
}

export function Similar({
  kind,
  record,
  sheet,
  now,
  isMember,
}: {
  kind: RecordKind
  record: RecordView
  sheet: TenderSheet
  now: number
  isMember: boolean
}) {
  return (
    <SimilarTenders
      similar={sheet.similar.records.map((similar) => ({
        ...similar,
        href: hrefOfRecord(kind.kind, similar.id),
      }))}
      now={now}
      allHref={similarListHref(kind, record)}
      showsFit={isMember}
    />
  )
}
