import { formatPercent } from '@zhushutong/domain/bid-figures'
import { divisionName, shortDivisionName } from '@zhushutong/domain/divisions'
import { formatSum, formatTableMoney } from '@zhushutong/domain/formatting'
import { company, countDaysLeft, EMPTY_QUERY, tender, winning } from '@zhushutong/domain/records'
import { formatMoment } from '@zhushutong/domain/tender-sheet'
import type { MyDayData } from '@/features/home'
import { analyzeHref } from '@/features/insight/analyze-href'
import { recordHref } from '@/features/records/detail/detail-href'
import { hrefOf } from '@/features/records/list/list-model'
import type { CertificateEndings, DueTenders, RivalWins, SubscriptionWeek } from '@/wiring/types'
import { centerHref, MY_COMPANY, SUBSCRIPTIONS } from '../center/section-address'
import { placeOf } from '../center/subscription-place'
import type { Reader } from '../reader'
import { linkArticles } from './visitor-home'

const placeName = (region: string | null): string =>
  region === null ? '' : shortDivisionName(divisionName(region) ?? '')

const dueOf = (
  { companyName, province, compared, fit, nearly, open, records, ...sum }: DueTenders,
  now: number,
) => {
  const filters = { notice: ['tender'], due: ['7d'], ...(province && { region: [province] }) }
  return {
    ...{ companyName, compared, fit, nearly, open },
    amount: formatSum(sum),
    moreHref: hrefOf({ kind: tender }, { ...EMPTY_QUERY, filters, sort: 'soonest' }),
    rows: records.map((one) => ({
      ...{ id: one.id, name: one.name, of: one.of, text: one.text, reason: one.reason },
      href: recordHref(tender, { id: one.id, expired: false }),
      basis: [placeName(one.region), one.qualification].filter(Boolean).join(' · '),
      owner: one.ownerName ?? '--',
      budget: formatTableMoney(one.amount),
      left: countDaysLeft(one.deadline, now),
      at: formatMoment(one.deadline, now),
    })),
  }
}

const rivalsOf = ({ followed, week, weekBefore, records }: RivalWins, own: string | null) => ({
  ...{ followed, week, weekBefore },
  findHref: own && analyzeHref(own),
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

const findsOf = ({ days, subscriptions, total, most }: SubscriptionWeek) => ({
  ...{ days, subscriptions, total },
  manageHref: centerHref(SUBSCRIPTIONS),
  rows: most.map((one) => ({
    ...{ id: one.id, name: one.name, counts: one.counts, total: one.total },
    href: placeOf(one).href,
  })),
})

const endingsOf = ({ companyName, certificates }: CertificateEndings, own: string | null) => ({
  companyName,
  rows: certificates.map(({ name, until, days, section }) => ({
    ...{ key: `${name} ${until}`, name, until, days },
    href: own ? `${recordHref(company, { id: own, expired: false })}#${section}` : '/qiye/',
  })),
})

/** All data of a member's home page, loaded in parallel (SHL-15). */
export async function loadMyDay({ saved, content, member }: Reader): Promise<MyDayData> {
  const now = member?.readAt ?? Date.now()
  const [mine, due, rivals, week, endings, newest] = await Promise.all([
    saved.myCompany(),
    saved.dueTenders(),
    saved.rivalWins(),
    saved.week(),
    saved.endings(),
    content.newest(),
  ])
  const own = mine?.record?.id ?? null
  return {
    today: formatMoment(now, now).split(' ').slice(0, 2).join(' '),
    companyHref: centerHref(MY_COMPANY),
    due: due && dueOf(due, now),
    rivals: rivals && rivalsOf(rivals, own),
    finds: week && findsOf(week),
    endings: endings && endingsOf(endings, own),
    policies: linkArticles('政策法规', 'policy2', newest?.policies),
  }
}
