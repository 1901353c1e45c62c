import { company, person, type RecordView, winning } from '@zhushutong/domain/records'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import { sql } from 'drizzle-orm'
import { type Database, readRows } from '../platform/db'
import {
  type Asker,
  columnIn,
  type Reader,
  type Refusal,
  recordBatch,
  recordDetail,
  tableOf,
  tokenCondition,
  withinTime,
} from '../records'
import { readCompanyFigures } from './company-figures.store'

type Compared = ResultOf<typeof contract.bidFigures.compare>['records'][number]

/** Length of a registration's code without its profession: R101 of R101J. */
const REGISTRATION_LENGTH = 4
const LATEST_WINS = 3

const PEOPLE = tableOf(person)
const of = (key: string) => columnIn(PEOPLE, key)

/** Numbers of a company's people by registration and by sub-list; a person counts once for each code. */
const readCertificates = (reader: Reader, id: string): Promise<Compared['certificates']> =>
  readRows<Compared['certificates'][number]>(
    reader,
    sql`
    with people as (
      select ${of('id')} as id, ${of('personType')} as type, coalesce(${of('registrationCodes')}, '{}') as codes
      from ${PEOPLE} where ${tokenCondition(PEOPLE, [{ tokens: [`:company:${id}`] }])}
    ), held as (
      select id, left(unnest(codes), ${REGISTRATION_LENGTH}) as code from people
      union select id, type from people where type is not null
    )
    select code, count(*)::int as count from held group by code order by code`,
  )

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const winOf = (record: RecordView): Compared['latestWins'][number] => ({
  id: record.id,
  name: textOf(record.projectName) ?? '',
  ownerName: textOf(record.ownerUnitName),
  amount: typeof record.winningAmount === 'number' ? record.winningAmount : null,
  currency: textOf(record.currency),
  awardedOn: textOf(record.awardedOn),
})

/** A company's column of a comparison, with the reader's access rights (ACC-02, CMP-01). */
export function readCompanyForComparison(database: Database) {
  const [detail, batch, figuresOf] = [
    recordDetail(database),
    recordBatch(database),
    readCompanyFigures(database),
  ]
  return async (id: string, asker: Asker): Promise<Compared | Refusal> => {
    const record = await detail(company, id, asker)
    if ('error' in record) return record as Refusal
    const figures = await figuresOf(id, asker.viewer, asker.now)
    if ('error' in figures) return figures
    const wins = await batch(winning, { filters: { company: [id] } }, asker, LATEST_WINS)
    if ('error' in wins) return wins
    const certificates = await withinTime(database, (reader) => readCertificates(reader, id))
    if ('error' in certificates) return certificates
    return {
      id,
      record: record as Compared['record'],
      figures,
      certificates,
      latestWins: wins.records.map(winOf),
    }
  }
}
