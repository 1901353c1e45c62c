import { divisionLabel } from '@zhushutong/domain/divisions'
import { formatMoney } from '@zhushutong/domain/formatting'
import { isOpenStage } from '@zhushutong/domain/leads'
import { company, tender, winning } from '@zhushutong/domain/records'
import { describeDeadline } from '@zhushutong/domain/tender-sheet'
import type { LeadItem } from '@/features/leads'
import { recordHref } from '@/features/records/detail/detail-href'
import type { ResultOf } from '@/wiring/types'

type Lead = ResultOf<'leads', 'list'>['records'][number]

const deadlineOf = ({ module, bidDeadline, stage, outcome }: Lead, now: number): LeadItem['deadline'] => {
  if (module !== 'tender') return null
  const deadline = describeDeadline(bidDeadline, now)
  if (deadline.state === 'unknown')
    return isOpenStage(stage) && outcome === null ? { text: '截止时间未公布', tone: 'neutral' } : null
  if (deadline.state === 'over') return { text: '已截止', tone: 'neutral' }
  return { text: deadline.text, tone: deadline.tone ?? 'neutral' }
}

const outcomeOf = ({ outcome }: Lead): LeadItem['outcome'] => {
  if (outcome === null) return null
  const { winners, awardedOn, resultModule, resultId, proposedStage } = outcome
  const names = winners.map(({ name }) => name).join('、')
  const day = awardedOn === null ? '' : `（${awardedOn}）`
  const kind = resultModule === 'winning' ? winning : tender
  return {
    text: names === '' ? `中标结果已公布${day}` : `结果已公布${day}：${names}中标`,
    href: recordHref(kind, { id: resultId, expired: false }),
    proposedStage,
  }
}

/** A lead with its texts at `now` (ms). */
export function toLeadItem(lead: Lead, now: number): LeadItem {
  const { leadId, module, moduleId, title, exists, region, ownerUnitName, amount, bidDeadline } = lead
  const kind = module === 'tender' ? tender : company
  const expired = bidDeadline !== null && bidDeadline < now
  const place = region === null ? null : divisionLabel(region)
  return {
    ...{ leadId, module, moduleId, title },
    href: exists ? recordHref(kind, { id: moduleId, expired }) : null,
    meta: [place, ownerUnitName].filter((part) => part !== null),
    amount: amount === null ? null : formatMoney(amount),
    deadline: deadlineOf(lead, now),
    ...{ stage: lead.stage, note: lead.note, remindOn: lead.remindOn, isReminded: lead.isReminded },
    ...{ memberId: lead.memberId, isPrivate: lead.isPrivate },
    outcome: outcomeOf(lead),
  }
}
