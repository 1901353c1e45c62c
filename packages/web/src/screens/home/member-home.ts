import { formatPercent } from '@zhushutong/domain/bid-figures'
import { divisionName, shortDivisionName } from '@zhushutong/domain/divisions'
import { formatSum, formatTableMoney } from '@zhushutong/domain/formatting'
import { company, countDaysLeft, EMPTY_QUERY, tender, winning } from '@zhushutong/domain/records'
import { formatMoment } from '@zhushutong/domain/tender-sheet'
import type { MyDayData } from '@/features/home'
import { analyzeHref } from '@/features/insight/analyze-href'
import { recordHref } from '@/features/records/detail/detail-href'
import { buildListHref } from '@/features/records/list/list-model'
import { orNull, PART, REMINDER } from '@/wiring/server/answers'
import type { ResultOf } from '@/wiring/types'
import { centerHref, MY_COMPANY, SUBSCRIPTIONS } from '../center/section-address'
import { describePlace } from '../center/subscription-place'
import type { Reader } from '../reader'
import { linkArticles } from './visitor-home'

type DueTenders = ResultOf<'myCompany', 'due'>
type CertificateEndings = ResultOf<'myCompany', 'expiring'>
type RivalWins = ResultOf<'subscriptions', 'rivalWins'>
type SubscriptionWeek = ResultOf<'subscriptions', 'week'>

const placeName = (region: string | null): string =>
  region === null ? '' : shortDivisionName(divisionName(region) ?? '')

const buildDue = (
  { companyName, province, compared, fit, nearly, open, records, ...sum }: DueTenders,
  now: number,
) => {
  const filters = { notice: ['tender'], due: ['7d'], ...(province && { region: [province] }) }
  return {
    ...{ companyName, compared, fit, nearly, open },
    amount: formatSum(sum),
    moreHref: buildListHref({ kind: tender }, { ...EMPTY_QUERY, filters, sort: 'soonest' }),
    rows: records.map((record) => ({
      ...{ id: record.id, name: record.name, of: record.of, text: record.text, reason: record.reason },
      href: recordHref(tender, { id: record.id, expired: false }),
      basis: [placeName(record.region), record.qualification].filter(Boolean).join(' · '),
      owner: record.ownerName ?? '--',
      budget: formatTableMoney(record.amount),
      left: countDaysLeft(record.deadline, now),
      at: formatMoment(record.deadline, now),
    })),
  }
}

const buildRivals = ({ followed, week, weekBefore, records }: RivalWins, companyId: string | null) => ({
  ...{ followed, week, weekBefore },
  findHref: companyId && analyzeHref(companyId),
  manageHref: centerHref(SUBSCRIPTIONS, { kind: 'company' }),
  rows: records.map(({ id, name, companyName, amount, discount, awardedOn }) => ({
    ...{ id, name, company: companyName },
    href: recordHref(winning, { id, expired: false }),
    amount: formatTableMoney(amount),
    basis: [discount !== null && `下浮 ${formatPercent(discount)}%`, awardedOn.slice(5)]
      .filter(Boolean)
      .join(' · '),
  })),
})

const buildFinds = ({ days, subscriptions, total, most }: SubscriptionWeek) => ({
  ...{ days, subscriptions, total },
  manageHref: centerHref(SUBSCRIPTIONS),
  rows: most.map((subscription) => ({
    ...{
      id: subscription.id,
      name: subscription.name,
      counts: subscription.counts,
      total: subscription.total,
    },
    href: describePlace(subscription).href,
  })),
})

const buildEndings = ({ companyName, certificates }: CertificateEndings, companyId: string | null) => ({
  companyName,
  rows: certificates.map(({ name, until, days, section }) => ({
    ...{ key: `${name} ${until}`, name, until, days },
    href: companyId ? `${recordHref(company, { id: companyId, expired: false })}#${section}` : '/qiye/',
  })),
})

/** All data of a member's home page, loaded in parallel (SHL-15). */
export async function loadMyDay({ calls, content, member }: Reader): Promise<MyDayData> {
  const now = member?.readAt ?? Date.now()
  const [mine, due, rivals, week, endings, newest] = await Promise.all([
    orNull(calls.myCompany.get()),
    orNull(calls.myCompany.due(undefined, PART)),
    orNull(calls.subscriptions.rivalWins(undefined, PART)),
    orNull(calls.subscriptions.week(undefined, PART)),
    orNull(calls.myCompany.expiring(undefined, REMINDER)),
    content.newest(),
  ])
  const companyId = mine?.record?.id ?? null
  return {
    today: formatMoment(now, now).split(' ').slice(0, 2).join(' '),
    companyHref: centerHref(MY_COMPANY),
    due: due && buildDue(due, now),
    rivals: rivals && buildRivals(rivals, companyId),
    finds: week && buildFinds(week),
    endings: endings && buildEndings(endings, companyId),
    policies: linkArticles('政策法规', 'policy2', newest?.policies),
  }
}
