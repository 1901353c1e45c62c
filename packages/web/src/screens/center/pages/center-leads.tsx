import { LEAD_STAGES, type LeadStage, reminderBounds } from '@zhushutong/domain/leads'
import { LeadBoard, type LeadColumn, type LeadGroup, LeadsView } from '@/features/leads'
import { DailyLimitNote } from '@/lists/daily-limit'
import { ListPager } from '@/lists/list-pager'
import { orNull } from '@/wiring/server/answers'
import { readFirst } from '../../search-params'
import { toLeadItem } from '../lead-item'
import { OwnRate } from '../own-rate'
import { pageParam, parsePage, redirectToLastPage, type SectionProps } from '../section'

/** Leads of each stage on the board, and of a page of one stage. */
const SHOWN = 10
const PAGE_SIZE = 20

const COLUMNS: readonly (readonly LeadStage[])[] = [['following'], ['submitted'], ['won', 'lost', 'dropped']]

/** 我的跟进 (LEA-01). */
export async function CenterLeads({ query, reader, hrefOf }: SectionProps) {
  const { calls } = reader
  const now = reader.member?.readAt ?? Date.now()
  const stage = LEAD_STAGES.find((each) => each === readFirst(query, 'status'))
  const asked = readFirst(query, 'member')
  const memberId = asked !== undefined && /^[0-9A-Za-z_-]{1,64}$/.test(asked) ? asked : undefined
  const hrefOfPage = (filters: { stage?: LeadStage | undefined; memberId?: string | undefined }, page = 1) =>
    hrefOf({ status: filters.stage, member: filters.memberId, page: pageParam(page) })

  const first = await orNull(
    calls.leads.list({
      ...{ stage: stage ?? 'following', memberId },
      ...(stage ? { pageNum: parsePage(query), pageSize: PAGE_SIZE } : { pageNum: 1, pageSize: SHOWN }),
    }),
  )
  if (stage) redirectToLastPage(first, (page) => hrefOfPage({ stage, memberId }, page))
  const totalOf = (each: LeadStage) => first?.stages.find((count) => count.stage === each)?.total ?? 0
  const others = stage ? [] : LEAD_STAGES.filter((each) => each !== 'following' && totalOf(each) > 0)
  const pages = await Promise.all(
    others.map((each) => orNull(calls.leads.list({ stage: each, memberId, pageNum: 1, pageSize: SHOWN }))),
  )
  const isLoaded = first !== null && pages.every((page) => page !== null)
  const records = [first, ...pages].flatMap((page) => page?.records ?? [])
  const items = records.map((lead) => toLeadItem(lead, now))

  const groupOf = (each: LeadStage): LeadGroup => {
    const leads = items.filter((item) => item.stage === each)
    const total = totalOf(each)
    const isWhole = stage !== undefined || leads.length >= total
    return { stage: each, total, leads, allHref: isWhole ? null : hrefOfPage({ stage: each, memberId }) }
  }
  const stages = stage ? [[stage]] : COLUMNS
  const columns: LeadColumn[] = stages.map((group) => ({ key: group.join(' '), groups: group.map(groupOf) }))
  const total = LEAD_STAGES.reduce((sum, each) => sum + totalOf(each), 0)
  return (
    <>
      <LeadsView
        counts={isLoaded ? first.stages : null}
        members={first?.members ?? []}
        filters={{ stage, memberId }}
        hrefOf={hrefOfPage}
      >
        <DailyLimitNote limit={first?.dailyLimit} className="mb-2 rounded-2" />
        <LeadBoard columns={columns} members={first?.members ?? []} lastDay={reminderBounds(now).last} />
        {stage && first && (
          <ListPager
            total={first.total}
            current={first.pageNum}
            size={first.pageSize}
            hrefOf={(page) => hrefOfPage({ stage, memberId }, page)}
          />
        )}
      </LeadsView>
      {isLoaded && total > 0 && <OwnRate tally={first.tally} reader={reader} />}
    </>
  )
}
