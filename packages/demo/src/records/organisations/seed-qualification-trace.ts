import { addDays, DAY_MS, dayOf, parseDay } from '@zhushutong/domain/formatting'
import {
  GRADES,
  gradesOf,
  QUALIFICATIONS,
  qualificationName,
  type StoredRecord,
} from '@zhushutong/domain/records'
import { provenance } from '../provenance'
import { type Random, randomOf, uuidOf } from '../random'
import type { Dataset } from '../world/dataset'
import { housingAuthority } from '../world/places'
import { companyQualifications } from './seed-company'

const QUALIFICATION_TRACE_SOURCE = {
  kind: 'qualificationTrace',
  platforms: ['住房和城乡建设部', '各省住房和城乡建设厅'],
}

const STREAM = { company: 195, id: 196 }
const YEAR_DAYS = 365
const MINISTRY = '中华人民共和国住房和城乡建设部'

type Change = 'added' | 'upgraded' | 'renewed' | 'changed' | 'cancelled'

interface Event {
  readonly tag: string
  readonly change: Change
  /** Start of a day, ms. */
  readonly day: number
}

const gradeLabel = (grade: string): string => GRADES.find((g) => g.value === grade)?.label ?? '不分等级'

const gradeBelow = (tag: string): string | undefined => {
  const grades = gradesOf(tag.slice(0, 4))
  return grades[grades.indexOf(tag.slice(4)) + 1]
}

const grantOf = (random: Random, tag: string): Change => {
  if (gradeBelow(tag) !== undefined && tag.length > 4 && random.chance(0.22)) return 'upgraded'
  return random.chance(0.45) ? 'added' : 'renewed'
}

/** Changes of a company's qualifications in the last year: grants that match its record, and losses. */
const eventsOf = (random: Random, company: number, today: number): Event[] => {
  const qualifications = companyQualifications(company, today)
  const events: Event[] = qualifications.flatMap(({ tag, row }) => {
    const day = parseDay(row.grantedOn) ?? 0
    const isRecent = day < today && day >= addDays(today, -YEAR_DAYS)
    return isRecent ? [{ tag, day, change: grantOf(random, tag) }] : []
  })
  if (qualifications.length === 0 || !random.chance(0.11)) return events
  const day = addDays(today, -random.int(1, YEAR_DAYS))
  if (random.chance(0.55))
    return [...events, { tag: random.pick(qualifications).tag, day, change: 'changed' }]
  const head = random.pick(QUALIFICATIONS).value
  if (qualifications.some(({ tag }) => tag.startsWith(head))) return events
  return [...events, { tag: `${head}${gradesOf(head).at(-1) ?? ''}`, day, change: 'cancelled' }]
}

const SUBJECTS: Readonly<Record<Change, string>> = {
  added: '建筑业企业资质核准',
  upgraded: '建筑业企业资质核准',
  renewed: '建筑业企业资质延续',
  changed: '建筑业企业资质证书变更',
  cancelled: '建筑业企业资质注销',
}

/** The title of a weekly announcement: 2026年第12批. */
const batchOf = (authority: string, { change, day }: Event): string => {
  const year = dayOf(day).slice(0, 4)
  const week = Math.floor((day - (parseDay(`${year}-01-01`) ?? day)) / (7 * DAY_MS)) + 1
  return `${authority === MINISTRY ? '住房城乡建设部' : authority}关于${year}年第${week}批${SUBJECTS[change]}结果的公告`
}

const beforeOf = ({ tag, change }: Event): string | null => {
  if (change === 'added') return null
  return gradeLabel(change === 'upgraded' ? (gradeBelow(tag) ?? '') : tag.slice(4))
}

export function* qualificationTraces({ companies, identities, today }: Dataset): Generator<StoredRecord> {
  let count = 0
  for (let company = 0; company < companies; company++) {
    const identity = identities[company]
    if (!identity) continue
    const random = randomOf(STREAM.company, company)
    for (const event of eventsOf(random, company, today)) {
      const { tag, change, day } = event
      const id = uuidOf(STREAM.id, count++)
      const isTop = tag.endsWith('T') || tag.endsWith('A')
      const authority = isTop ? MINISTRY : housingAuthority(identity.region)
      yield {
        id,
        companyId: identity.id,
        companyName: identity.name,
        change,
        qualificationName: qualificationName(tag.slice(0, 4)),
        qualificationCodes: [tag],
        gradeBefore: beforeOf(event),
        gradeAfter: change === 'cancelled' ? null : gradeLabel(tag.slice(4)),
        region: identity.region,
        authority,
        batch: batchOf(authority, event),
        announcedOn: dayOf(day),
        ...provenance(random, QUALIFICATION_TRACE_SOURCE, id, today, day),
      }
    }
  }
}
