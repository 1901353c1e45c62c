import { addDays, dayOf, FEN_PER_WAN } from '@zhushutong/domain/formatting'
import { company, type StoredRecord } from '@zhushutong/domain/records'
import {
  composeRecord,
  keepHistory,
  listChanges,
  mergeStatement,
  type StatedValues,
  type Statement,
  statedColumnsOf,
} from '@zhushutong/domain/statements'
import { type Random, randomOf } from '../random'
import type { RecordHistory, SeededSource } from '../seeded-kind'
import { brand, personName } from '../world/made-up-names'
import { placeName } from '../world/places'

const STREAM = 16

/** Companies with a history: every fortieth, and no more than this, so that a seed takes no longer. */
const EVERY = 40
const FIRST = 7
const MAX_HISTORIES = 60

const REGISTER = 'demo-register'
const SECOND = 'demo-second'

/** The sources of the histories. */
export const HISTORY_SOURCES: readonly SeededSource[] = [
  { source: REGISTER, platform: '国家企业信用信息公示系统（演示数据）' },
  { source: SECOND, platform: '各省住房和城乡建设厅（演示数据）' },
]

export function hasHistory(index: number): boolean {
  return index % EVERY === FIRST && index < EVERY * MAX_HISTORIES
}

type Row = Readonly<Record<string, string | number | null>>

const LOWER: Readonly<Record<string, string>> = { 特级: '一级', 一级: '二级', 二级: '三级', 甲级: '乙级' }

/** The qualifications before the first one that can have had a lower grade was upgraded. */
const lowerGrade = (rows: unknown): readonly Row[] | null => {
  const list = Array.isArray(rows) ? (rows as readonly Row[]) : []
  const at = list.findIndex(({ grade }) => LOWER[String(grade)] !== undefined)
  return at < 0
    ? null
    : list.map((row, i) => (i === at ? { ...row, grade: LOWER[String(row.grade)] ?? null } : row))
}

/** The values before the last change; which ones differ follows from the number of the company. */
const olderValues = (
  random: Random,
  number: number,
  { name, region, capital, qualifications }: StoredRecord,
) => {
  const formerName = String(name).replace(
    /^.{4}/u,
    `${placeName(String(region))}${brand(random)}`.slice(0, 4),
  )
  const lower = lowerGrade(qualifications)
  const isRaised = typeof capital === 'number' && capital > 100 * FEN_PER_WAN
  return {
    ...(number % 2 === 0 && formerName !== name && { name: formerName }),
    ...(number % 3 !== 1 && { legalPerson: personName(random) }),
    ...(number % 3 !== 2 && isRaised && { capital: Math.round(Number(capital) / 2) }),
    ...(number % 2 === 1 && lower !== null && { qualifications: lower }),
  }
}

const statedIn = (record: StoredRecord): StatedValues =>
  Object.fromEntries(
    [...statedColumnsOf(company).map(({ key }) => key), 'sourcePlatform', 'sourceUrl', 'collectedAt'].flatMap(
      (key) => (record[key] === undefined || record[key] === null ? [] : [[key, record[key]]]),
    ),
  )

/**
 * The history of a demo company, composed of statements like that of imported records: its register changed once within
 * the last half year, and a second source states another legal person. `today` is start-of-day ms.
 */
export function companyHistory(index: number, record: StoredRecord, today: number): RecordHistory {
  const random = randomOf(STREAM, index)
  const [changedAt, knownAt] = [addDays(today, -random.int(5, 170)), addDays(today, -random.int(400, 900))]
  const values = statedIn(record)
  const older: Statement = {
    ...{ source: REGISTER, rank: 50, dataOn: dayOf(knownAt), recordedAt: knownAt, olderDays: {} },
    values: { ...values, ...olderValues(random, Math.floor(index / EVERY), record) },
  }
  const register = mergeStatement(older, { dataOn: dayOf(changedAt), recordedAt: changedAt, values })
  const second: Statement = {
    ...{ source: SECOND, rank: 50, dataOn: dayOf(addDays(knownAt, 30)), olderDays: {} },
    recordedAt: addDays(knownAt, 30),
    values: { name: values.name ?? null, legalPerson: personName(random) },
  }
  const before = composeRecord(company, [older]).values
  const composed = composeRecord(company, [register, second])
  const changes = listChanges(company, before, composed.values)
  const history = keepHistory(company, before, composed, [register])
  return {
    record: { ...record, ...history, dataOn: register.dataOn } as StoredRecord,
    statements: [register, second],
    entries: changes.length > 0 ? [{ dataOn: register.dataOn, source: REGISTER, changes }] : [],
  }
}
