import { addDays, dayOf, MINUTE_MS } from '@zhushutong/domain/formatting'
import { NO_ACHIEVEMENTS, personRecord } from '../organisations/seed-person'
import { type Random, randomOf } from '../random'
import type { BidOutcome, Dataset, Project } from '../world/dataset'
import { personName } from '../world/made-up-names'
import { placeName } from '../world/places'
import { candidateOf, tenderTermsOf } from '../world/tender-terms'

const STREAM = { bids: 145, evaluation: 146 }
const YUAN = 100

const METHODS: ReadonlyArray<readonly [string, number]> = [
  ['综合评估法', 60],
  ['经评审的最低投标价法', 28],
  ['评定分离', 12],
]
const LOWEST = '经评审的最低投标价法'
const REASONS: ReadonlyArray<readonly [stage: string, reason: string]> = [
  ['形式评审', '投标函未按招标文件要求加盖电子签章'],
  ['资格评审', '拟派项目经理在其他在建工程中任职，不满足招标文件要求'],
  ['资格评审', '安全生产许可证不在有效期内'],
  ['资格评审', '提供的类似业绩证明材料不齐全'],
  ['响应性评审', '投标保证金未在截止时间前到账'],
  ['响应性评审', '投标工期超过招标文件要求'],
  ['响应性评审', '已标价工程量清单与招标工程量清单不一致'],
  ['报价评审', '投标报价低于成本，未能作出合理说明'],
]
const DEPOSITS = ['已递交（电子保函）', '已递交（银行保函）', '已递交（银行转账）']

/** An opened bid. Prices in fen. */
interface Bid {
  readonly companyId: string
  readonly companyName: string
  readonly price: number
  readonly managerName: string
}

/** The bidders that are not ranked: companies of the region, with higher prices. */
const othersOf = (
  random: Random,
  { budget, result }: Project,
  near: readonly number[],
  world: Dataset,
): Bid[] => {
  const others = new Set<number>()
  for (let i = random.int(0, 6); i > 0 && near.length > 0; i--) others.add(random.pick(near))
  for (const bidder of result?.bidders ?? []) others.delete(bidder)
  return [...others].flatMap((index) => {
    const company = world.identities[index]
    const price = Math.round((budget * (0.93 + 0.06 * random.next())) / YUAN) * YUAN
    return company
      ? [{ companyId: company.id, companyName: company.name, price, managerName: personName(random) }]
      : []
  })
}

const certificateOf = (random: Random, { result, region }: Project, rank: number, world: Dataset): string => {
  if (rank > 0 || result?.manager == null)
    return `${region.slice(0, 2)}${random.int(2012, 2025)}${random.int(100_000_000, 999_999_999)}`
  const { registrations } = personRecord(result.manager, world.companies, NO_ACHIEVEMENTS, world.today)
  const [first] = registrations as ReadonlyArray<{ readonly certificateNo: string }>
  return first?.certificateNo ?? ''
}

/** Descending points out of 100, one value for each bid. */
const pointsOf = (random: Random, count: number): number[] => {
  let points = 96 - random.next() * 4
  return Array.from({ length: count }, () => {
    const ownPoints = points
    points -= 0.6 + random.next() * 2.4
    return ownPoints
  })
}

const scoreRow = (random: Random, bid: Bid, points: number, rank: number, isLowest: boolean) => {
  const { companyId, companyName } = bid
  if (isLowest)
    return { companyId, companyName, technical: '合格', business: '合格', price: null, total: null, rank }
  const technical = points * (0.36 + 0.03 * random.next())
  const business = points * (0.12 + 0.02 * random.next())
  return {
    companyId,
    companyName,
    technical: technical.toFixed(2),
    business: business.toFixed(2),
    // Computed from the rounded parts, so that they add up to the total.
    price: (Number(points.toFixed(2)) - Number(technical.toFixed(2)) - Number(business.toFixed(2))).toFixed(
      2,
    ),
    total: points.toFixed(2),
    rank,
  }
}

export function bidsOf(
  work: Project & { readonly result: BidOutcome },
  near: readonly number[],
  world: Dataset,
) {
  const random = randomOf(STREAM.bids, work.index)
  const { deposit, duration } = tenderTermsOf(work)
  const ranked = work.result.bidders.map((_, rank) => candidateOf(work, rank, world))
  const others = othersOf(random, work, near, world)
  const isRejected = others.map(() => random.chance(0.3))
  const evaluated = [...ranked, ...others.filter((_, i) => !isRejected[i]).sort((a, b) => a.price - b.price)]
  const method = random.weighted(METHODS)
  const isLowest = method === LOWEST
  const points = pointsOf(random, evaluated.length)
  const opened = work.due + random.pick([9, 9.5, 10, 14]) * 60 * MINUTE_MS
  // Bids are read out in the order of arrival, not by rank.
  const arrived = [...ranked, ...others]
    .map((bid) => ({ bid, at: opened - random.int(5, 2400) * MINUTE_MS }))
    .sort((a, b) => a.at - b.at)
  return {
    method,
    opened,
    depositAmount: deposit,
    bidderIds: arrived.map(({ bid }) => bid.companyId),
    candidates: ranked.map((bid, i) => ({
      rank: i + 1,
      companyId: bid.companyId,
      companyName: bid.companyName,
      price: bid.price,
      evaluatedPrice: bid.price,
      score: isLowest ? null : (points[i] ?? 0).toFixed(2),
      managerName: bid.managerName,
      certificateNo: certificateOf(random, work, i, world),
    })),
    scores: evaluated.map((bid, i) => scoreRow(random, bid, points[i] ?? 0, i + 1, isLowest)),
    rejections: others
      .filter((_, i) => isRejected[i])
      .map(({ companyId, companyName }) => {
        const [stage, reason] = random.pick(REASONS)
        return { companyId, companyName, stage, reason }
      }),
    openings: arrived.map(({ bid, at }, i) => ({
      order: i + 1,
      companyId: bid.companyId,
      companyName: bid.companyName,
      price: bid.price,
      duration: Math.max(duration - random.pick([0, 0, 0, 5, 10]), 15),
      managerName: bid.managerName,
      deposit: random.pick(DEPOSITS),
      submittedAt: at,
    })),
  }
}

/** The evaluation of the bids: places, committee, and publication. */
export function evaluationOf({ index, region, budget, result }: Project & { readonly result: BidOutcome }) {
  const random = randomOf(STREAM.evaluation, index)
  const size = budget > 5_000_000_000 ? 7 : 5
  const centre = `${placeName(region)}市公共资源交易中心`
  return {
    evaluationPlace: `${centre}评标${random.int(1, 12)}室`,
    openingPlace: `${centre}开标${random.int(1, 8)}厅`,
    openingMode: random.chance(0.7) ? '不见面开标' : '现场开标',
    committeeSize: size,
    committee: random.chance(0.7) ? `招标人代表 1 人，评标专家 ${size - 1} 人` : `评标专家 ${size} 人`,
    evaluatedOn: dayOf(result.evaluated),
    publicUntil: dayOf(addDays(result.evaluated, 3)),
  }
}
