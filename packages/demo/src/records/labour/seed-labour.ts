import { addDays, dayOf, HOUR_MS, parseDay } from '@zhushutong/domain/formatting'
import { POSTING_DAYS, postingRecord } from '@zhushutong/domain/labour'
import { EXPERIENCES, type StoredRecord } from '@zhushutong/domain/records'
import { companyIdentity } from '../organisations/company-identity'
import { type Random, randomOf, uuidOf } from '../random'
import type { Seeds } from '../seeded-kind'
import type { Dataset } from '../world/dataset'
import { personName, phone } from '../world/made-up-names'
import { anyCounty } from '../world/places'
import { JOBS, type Job } from './jobs'

const STREAM = { job: 191, jobId: 192, seeker: 193, seekerId: 194 }

const BENEFITS = ['insurance', 'housing', 'meals', 'travel', 'weekend', 'bonus'] as const
const AVAILABILITIES = ['now', 'week', 'month', 'looking'] as const
const STEP = 500
/** Maximum age of a posting in days; old ones have expired. */
const DAYS_AGO = 75

const chosen = <T>(random: Random, list: readonly T[], most: number): T[] =>
  list.filter(() => random.chance(most / list.length))

const payOf = (random: Random, { pay: [low, high] }: Job) => {
  const min = Math.round(random.int(low, high) / STEP) * STEP
  return { payMin: min, payMax: min + random.int(0, 8) * STEP }
}

/** Common fields of a job offer and a job application. */
const common = (random: Random, job: Job, today: number) => {
  const published = addDays(today, -random.int(1, random.chance(0.6) ? 20 : DAYS_AGO))
  return {
    title: job.title,
    jobType: job.type,
    experience: random.pick(EXPERIENCES).value,
    region: anyCounty(random),
    certificates: job.certificates,
    contactPhone: phone(random),
    publishedOn: dayOf(published),
    validUntil: dayOf(addDays(published, random.pick(POSTING_DAYS))),
    ...payOf(random, job),
  }
}

/** Marks a record as demo data in its source. */
const madeUp = (record: StoredRecord): StoredRecord => ({
  ...record,
  sourcePlatform: `${record.sourcePlatform}（演示数据）`,
})

/** The staff check a posting on the day of its publication. */
const checkedAt = ({ publishedOn }: { publishedOn: string }) => (parseDay(publishedOn) ?? 0) + 10 * HOUR_MS

const jobRecord = (index: number, { companies, today }: Dataset): StoredRecord => {
  const random = randomOf(STREAM.job, index)
  const job = random.pick(JOBS)
  const company = companyIdentity(random.int(0, companies - 1))
  const posting = {
    ...common(random, job, today),
    region: company.region,
    companyName: company.name,
    companyId: company.id,
    headcount: random.int(1, job.type === 'skilled' || job.type === 'special' ? 30 : 3),
    benefits: chosen(random, BENEFITS, 3),
    description: `${job.duties}。${random.pick(['项目所在地办公', '可先面谈再到场', '到岗后签订劳动合同'])}，${random.pick(['工期约一年', '工期十四个月', '长期稳定'])}。本条为演示数据。`,
    contactName: personName(random),
  }
  return madeUp(postingRecord('recruit', uuidOf(STREAM.jobId, index), posting, checkedAt(posting)))
}

const seekerRecord = (index: number, { today }: Dataset): StoredRecord => {
  const random = randomOf(STREAM.seeker, index)
  const job = random.pick(JOBS)
  const name = personName(random)
  const posting = {
    ...common(random, job, today),
    availability: random.pick(AVAILABILITIES),
    description: `${job.skills}，${random.pick(['能带班组', '能适应出差', '希望离家近'])}，${random.pick(['可随时面谈', '证书均在本人名下', '有完整项目经历可查'])}。本条为演示数据。`,
    contactName: name,
  }
  return madeUp(postingRecord('worker', uuidOf(STREAM.seekerId, index), posting, checkedAt(posting)))
}

function* generate(count: number, make: (index: number) => StoredRecord): Generator<StoredRecord> {
  for (let index = 0; index < count; index++) yield make(index)
}

/** The postings of the labour hall: at least some dozens, more with more companies. */
export function labourSeeds(world: Dataset) {
  const count = (least: number, share: number) => least + Math.round(world.companies * share)
  return {
    recruit: () => generate(count(60, 0.2), (index) => jobRecord(index, world)),
    worker: () => generate(count(60, 0.25), (index) => seekerRecord(index, world)),
  } satisfies Partial<Seeds>
}
