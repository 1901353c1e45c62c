import { addDays, dayOf } from '@zhushutong/domain/formatting'
import type { StoredRecord } from '@zhushutong/domain/records'
import { firmOf } from '../organisations/firms'
import type { Random } from '../random'
import type { Dataset, Project } from '../world/dataset'
import { permitNoOf, projectNoOf } from '../world/platform-numbers'
import { type Construction, dayText, namesOf, referencesOf } from './construction'

const YUAN = 100
const CONSULTING = { companyId: null, managerId: null, managerName: null }
const BID_METHODS: ReadonlyArray<readonly [string, number]> = [
  ['公开招标', 88],
  ['邀请招标', 5],
  ['竞争性磋商', 7],
]

/** Probability that a platform has a milestone; as in reality, some are missing. */
interface Coverage {
  readonly contract: number
  readonly review: number
  readonly permit: number
  readonly finish: number
}

interface HousingMilestones {
  readonly random: Random
  readonly work: Project
  readonly course: Construction
  readonly no: string
  readonly today: number
}

const feeOf = (random: Random, amount: number) =>
  Math.round((amount * (0.012 + random.next() * 0.014)) / YUAN) * YUAN

const leaderOf = ({ contractors, manager }: Construction) => ({
  companyId: contractors[0]?.id ?? null,
  companyName: contractors[0]?.name ?? null,
  managerId: manager.id,
  managerName: manager.name,
})

const bidsOf = ({ random, course, no, today }: HousingMilestones) => {
  const main = {
    bidNo: `${no}-BD-001`,
    bidType: '施工',
    bidWay: random.weighted(BID_METHODS),
    ...leaderOf(course),
    amount: course.amount,
    bidOn: dayOf(course.awarded),
  }
  const day = addDays(course.awarded, random.int(1, 40))
  if (day >= today || !random.chance(0.3)) return [main]
  const amount = feeOf(random, course.amount)
  const name = course.supervisor
  return [
    main,
    {
      ...CONSULTING,
      bidNo: `${no}-BD-002`,
      bidType: '监理',
      bidWay: '公开招标',
      companyName: name,
      amount,
      bidOn: dayOf(day),
    },
  ]
}

const contractsOf = ({ random, course, no }: HousingMilestones) => {
  if (course.signed === null) return []
  const { companyId, companyName } = leaderOf(course)
  const signedOn = dayText(course.signed)
  const main = {
    contractNo: `${no}-HZ-001`,
    contractType: course.contractors.length > 1 ? '施工总承包（联合体）' : '施工总承包',
    amount: course.amount,
    companyId,
    companyName,
    signedOn,
  }
  if (!random.chance(0.35)) return [main]
  const supervision = {
    contractNo: `${no}-HZ-002`,
    contractType: '建设工程监理',
    amount: feeOf(random, course.amount),
    companyId: null,
    companyName: course.supervisor,
    signedOn,
  }
  return [main, supervision]
}

const reviewsOf = ({ random, work, course, no }: HousingMilestones) => [
  {
    reviewNo: `${no}-TX-001`,
    surveyUnit: course.surveyor,
    designUnit: course.designer,
    reviewUnit: firmOf(random, 'review', work.region),
    reviewedOn: dayText(course.reviewed),
  },
]

/** Some large buildings get their permit in two phases. */
const sharesOf = (random: Random, { scale }: Construction): readonly number[] =>
  (scale.area ?? 0) > 30_000 && random.chance(0.4) ? [0.55, 0.45] : [1]

const permitsOf = ({ random, work, course }: HousingMilestones) => {
  if (course.permitted === null) return []
  const { area } = course.scale
  return sharesOf(random, course).map((share, i) => ({
    permitNo: permitNoOf(work, course, i + 1),
    ...leaderOf(course),
    supervisionUnit: course.supervisor,
    area: area === null ? null : Math.round(area * share),
    amount: Math.round((course.amount * share) / YUAN) * YUAN,
    issuedOn: dayText(course.permitted),
  }))
}

const finishesOf = ({ course, no }: HousingMilestones) =>
  course.finished === null
    ? []
    : [
        {
          finishNo: `${no}-JX-001`,
          cost: course.settled,
          area: course.scale.area,
          startedOn: dayText(course.started),
          finishedOn: dayText(course.finished),
          quality: '合格',
        },
      ]

const progressOf = (contracts: number, permits: number, finishes: number) => {
  if (finishes > 0) return 'finish'
  if (permits > 0) return 'permit'
  return contracts > 0 ? 'contract' : 'bid'
}

const milestonesOf = (milestones: HousingMilestones, coverage: Coverage) => {
  const { random } = milestones
  const bids = bidsOf(milestones)
  const contracts = random.chance(coverage.contract) ? contractsOf(milestones) : []
  const reviews = random.chance(coverage.review) ? reviewsOf(milestones) : []
  const permits = random.chance(coverage.permit) ? permitsOf(milestones) : []
  const finishes = random.chance(coverage.finish) ? finishesOf(milestones) : []
  return {
    progress: progressOf(contracts.length, permits.length, finishes.length),
    bidCount: bids.length,
    contractCount: contracts.length,
    reviewCount: reviews.length,
    permitCount: permits.length,
    finishCount: finishes.length,
    bids,
    contracts,
    reviews,
    permits,
    finishes,
  }
}

const TYPES: Readonly<Record<string, string>> = {
  building: 'building',
  fitout: 'building',
  municipal: 'municipal',
  landscape: 'municipal',
}

/**
 * The common fields of the national and the provincial platform: all except id, level or platform, and
 * source.
 */
export function housingRecord(
  random: Random,
  work: Project,
  course: Construction,
  { today }: Pick<Dataset, 'today'>,
  coverage: Coverage,
): Omit<StoredRecord, 'id'> {
  const no = projectNoOf(work, course)
  const { owner, approval, scale } = course
  return {
    projectName: work.name,
    projectNo: no,
    projectCode: course.projectCode,
    region: work.region,
    builderId: owner.id,
    builder: owner.name,
    projectType: TYPES[work.type] ?? 'other',
    nature: approval.nature,
    projectLevel: approval.level,
    approvalNo: approval.documentNo,
    totalInvestment: approval.investment,
    currency: 'CNY',
    totalArea: scale.area,
    constructionScale: scale.text,
    contractorId: course.contractors[0]?.id ?? null,
    contractorNames: namesOf(course.contractors),
    bidMinDate: dayOf(course.awarded),
    ...milestonesOf({ random, work, course, no, today }, coverage),
    ...referencesOf(course),
  }
}

/** The day of the latest milestone so far: the latest update on a platform. */
export function latestDayOf({ awarded, signed, permitted, started, finished }: Construction): number {
  return finished ?? started ?? permitted ?? signed ?? awarded
}
