import { dayOf } from '@zhushutong/domain/formatting'
import type { StoredRecord } from '@zhushutong/domain/records'
import { agencyIdentity, ownerIdentity } from '../organisations/organisations'
import { personIdentity } from '../organisations/seed-person'
import { performanceOf } from '../projects/seed-performance'
import { provenance } from '../provenance'
import { type Random, randomOf, uuidOf } from '../random'
import type { BidOutcome, Dataset, Project } from '../world/dataset'
import { provinceOf } from '../world/places'
import { candidateOf, tenderTermsOf } from '../world/tender-terms'
import { bidsOf, evaluationOf } from './seed-bids'
import { discountOf, projectCodeOf, sectionCodeOf } from './seed-tender'

const WINNING_SOURCE = {
  kind: 'winning',
  platforms: ['中国招标投标公共服务平台', '各省公共资源交易平台', '各市公共资源交易中心'],
}

const STREAM = { id: 148, details: 149 }
const NONE: readonly number[] = []

type Finished = Project & { readonly result: BidOutcome }

const isFinished = (work: Project): work is Finished => work.result !== null && work.result.winners > 0

/** Companies (indexes) by their province. */
const neighbours = ({ identities }: Dataset): ReadonlyMap<string, readonly number[]> => {
  const byProvince = new Map<string, number[]>()
  identities.forEach(({ region }, index) => {
    const list = byProvince.get(provinceOf(region))
    if (list) list.push(index)
    else byProvince.set(provinceOf(region), [index])
  })
  return byProvince
}

const platformOf = (source: string): string =>
  source.startsWith('中国') ? 'nation' : source.startsWith('各省') ? 'province' : 'city'

const partiesOf = (work: Finished, { companies }: Dataset) => {
  const owner = ownerIdentity(work.owner, companies)
  const agency = work.agency === null ? null : agencyIdentity(work.agency)
  return {
    ownerId: owner.id,
    ownerUnitName: owner.name,
    agencyId: agency?.id ?? null,
    agencyName: agency?.name ?? null,
  }
}

const winnersOf = (work: Finished, world: Dataset) => {
  const { result } = work
  const [first, ...partners] = result.bidders
    .slice(0, result.winners)
    .map((_, rank) => candidateOf(work, rank, world))
  const manager = result.manager === null ? null : personIdentity(result.manager)
  return {
    companyId: first?.companyId ?? null,
    companyName: first?.companyName ?? null,
    partnerNames: partners.map((p) => p.companyName).join('、') || null,
    winnerIds: [first, ...partners].flatMap((p) => p?.companyId ?? []),
    managerId: manager?.id ?? null,
    managerName: manager?.name ?? first?.managerName ?? null,
    personIds: manager ? [manager.id] : [],
  }
}

const qualityOf = (random: Random, type: string): string =>
  type === 'service' || type === 'goods'
    ? '符合国家及行业现行标准'
    : random.chance(0.8)
      ? '合格'
      : '合格，争创省级优质工程'

const winningRecord = (work: Finished, near: readonly number[], world: Dataset): StoredRecord => {
  const id = uuidOf(STREAM.id, work.index)
  const random = randomOf(STREAM.details, work.index)
  const { result, budget } = work
  const { method, opened, depositAmount, ...bids } = bidsOf(work, near, world)
  const amount = result.prices[0] ?? budget
  const from = provenance(random, WINNING_SOURCE, id, world.today, result.day)
  return {
    id,
    projectName: work.name,
    projectCode: projectCodeOf(work),
    sectionCode: sectionCodeOf(work),
    engineeringType: work.type,
    region: work.region,
    platform: platformOf(from.sourcePlatform),
    ...partiesOf(work, world),
    ...winnersOf(work, world),
    winningAmount: amount,
    budgetAmount: budget,
    currency: 'CNY',
    discountRate: discountOf(budget, amount),
    duration: tenderTermsOf(work).duration,
    quality: qualityOf(random, work.type),
    awardedOn: dayOf(result.day),
    evaluationMethod: method,
    ...evaluationOf(work),
    openedAt: opened,
    depositAmount,
    bidCount: bids.openings.length,
    ...bids,
    ...performanceOf(work, world.today),
    ...from,
  }
}

export function winningRecords(world: Dataset): (work: Project) => StoredRecord | null {
  const near = neighbours(world)
  return (work) =>
    isFinished(work) ? winningRecord(work, near.get(provinceOf(work.region)) ?? NONE, world) : null
}
