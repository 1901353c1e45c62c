import { formatPercent } from '@zhushutong/domain/bid-figures'
import { divisionName, shortDivisionName } from '@zhushutong/domain/divisions'
import { formatSum, formatTableMoney } from '@zhushutong/domain/formatting'
import { company, countDaysLeft, EMPTY_QUERY, tender, winning } from '@zhushutong/domain/records'
import { formatMoment } from '@zhushutong/domain/tender-sheet'
import type { MyDayData } from '@/features/home'
import { analyzeHref } from '@/features/insight/analyze-href'
import { recordHref } from '@/features/records/detail/detail-href'
import { buildListHref } from '@/features/records/list/list-model'
import { orNull, PART } from '@/wiring/server/answers'
import type { ResultOf } from '@/wiring/types'
import { centerHref, MY_COMPANY, SUBSCRIPTIONS } from '../center/section-address'
import { describePlace } from '../center/subscription-place'
import { loadPart, mapPart, partLimit } from '../load-part'
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

/** All data of a member's home page, loaded in parallel; a late part follows the page (SHL-15). */
export async function loadMyDay(reader: Reader): Promise<MyDayData> {
  const { calls, content, member } = reader
  const now = member?.readAt ?? Date.now()
  const limit = partLimit(reader)
  const [mine, due, rivals, week, endings, newest] = await Promise.all([
    orNull(calls.myCompany.get(undefined, PART)),
    loadPart(reader, orNull(calls.myCompany.due(undefined, limit))),
    loadPart(reader, orNull(calls.subscriptions.rivalWins(undefined, limit))),
    loadPart(reader, orNull(calls.subscriptions.week(undefined, limit))),
    loadPart(reader, orNull(calls.myCompany.expiring(undefined, limit))),
    content.newest(),
  ])
  const { id: companyId = null, name: companyName = null } = mine?.record ?? {}
  return {
    today: formatMoment(now, now).split(' ').slice(0, 2).join(' '),
    companyHref: centerHref(MY_COMPANY),
    companyName,
    lacksCompany: mine !== null && mine.record === null,
    due: mapPart(due, (value) => value && buildDue(value, now)),
    rivals: mapPart(rivals, (value) => value && buildRivals(value, companyId)),
    finds: mapPart(week, (value) => value && buildFinds(value)),
    endings: mapPart(endings, (value) => value && buildEndings(value, companyId)),
    policies: linkArticles('政策法规', 'policy2', newest?.policies),
  }
}
