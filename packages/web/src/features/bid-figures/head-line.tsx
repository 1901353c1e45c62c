import { formatPercent, NOT_KNOWN_TEXT, sumWins, winRateOf } from '@zhushutong/domain/bid-figures'
import { findVerdictTone } from '@zhushutong/domain/credit-verdict'
import { shortNameOf } from '@zhushutong/domain/divisions'
import { formatCount, formatSum } from '@zhushutong/domain/formatting'
import { engineeringTypeLabel, NOT_COVERED_TEXT } from '@zhushutong/domain/records'
import { type Fact, FactLine } from '@zhushutong/ui/charts/fact-line'
import type { CompanyFigures } from './bid-figures.types'
import { calculateShares, type DecisionProps } from './decision-head'
import '@zhushutong/ui/charts/fact-line.css'

const winsFact = ({ months }: CompanyFigures, href: string): Fact => {
  const label = '近 12 个月'
  if (months === null) return { label, value: NOT_COVERED_TEXT }
  const wins = sumWins(months)
  return { label, value: `${wins.count} 项`, basis: formatSum(wins) ?? undefined, href }
}

const rateFact = ({ total }: CompanyFigures): Fact => {
  const { percent, wins, bids } = winRateOf(total)
  return percent === null
    ? { label: '中标率', value: NOT_KNOWN_TEXT, href: '#rates' }
    : { label: '中标率', value: `${formatPercent(percent)}%`, basis: `${wins}/${bids}`, href: '#rates' }
}

const discountFact = ({ total: { discount } }: CompanyFigures): Fact => ({
  label: '下浮',
  value: discount === null ? NOT_KNOWN_TEXT : `${formatPercent(discount.median)}%`,
  href: '#rates',
})

const workFact = ({ byType, byRegion, total }: CompanyFigures): Fact => {
  const [type] = calculateShares(byType, engineeringTypeLabel)
  const [place] = calculateShares(byRegion, shortNameOf)
  const nothing = total.won === null ? NOT_COVERED_TEXT : total.won === 0 ? NOT_KNOWN_TEXT : null
  const value = nothing ?? [type?.label, place?.label].filter(Boolean).join(' · ')
  return { label: '主营', value, href: '#rates' }
}

const peopleFact = ({ figures, personnelCount, freeHref }: DecisionProps): Fact => {
  if (figures?.sites) {
    const { free, busy } = figures.sites
    const href = free > 0 ? freeHref : '#personnel'
    return { label: '空闲建造师', value: `${formatCount(free)}/${formatCount(free + busy)} 人`, href }
  }
  return personnelCount === null
    ? { label: '人员', value: NOT_COVERED_TEXT }
    : { label: '人员', value: `${formatCount(personnelCount)} 人`, href: '#personnel' }
}

const listFacts = (props: DecisionProps): Fact[] => {
  const { figures, winsHref } = props
  if (!figures) return [peopleFact(props)]
  return [
    winsFact(figures, winsHref),
    rateFact(figures),
    discountFact(figures),
    workFact(figures),
    peopleFact(props),
  ]
}

/** Replaces the head while the head is scrolled out of sight. */
export function HeadLine({ name, ...props }: DecisionProps & { name: string }) {
  const { grade, title, href } = props.verdict
  return (
    <FactLine
      name={name}
      verdict={{ title, tone: findVerdictTone(grade), href: href ?? '#risk' }}
      facts={listFacts(props).map((fact) => ({ ...fact, isNothing: fact.value === NOT_KNOWN_TEXT }))}
    />
  )
}
