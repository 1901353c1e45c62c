import { companyIdentity, placeName } from '@zhushutong/demo/records'
import { company, type StoredRecord, writeNumerals } from '@zhushutong/domain/records'
import { inArray, like } from 'drizzle-orm'
import type { Database } from '../../src/platform/db'
import { loadRows } from '../../src/platform/db/bulk-load'
import { rowOf } from '../../src/records/schema/record-row'
import { columnIn } from '../../src/records/schema/record-table'
import { tableOf } from '../../src/records/schema/tables'
import { insertSynonyms } from '../../src/records/synonyms/synonyms.store'
import { synonymGroups } from '../../src/records/synonyms/synonyms.table'

/** A company named by a number, with the short name that the trade has for it: 岫砚第七工程局有限公司, 岫砚七局. */
export interface TradeCompany {
  readonly id: string
  readonly name: string
  readonly brand: string
  readonly short: string
  /** The names with the number in digits. */
  readonly inDigits: readonly string[]
}

const COUNT = 40
const MAX_NUMBER = 23
const ID = 'relevance-'
/** A prime, so that the brands come from all of the demo data. */
const STEP = 101

const tradeCompany = (index: number, companies: number): TradeCompany => {
  const { name, region, trade, form } = companyIdentity((index * STEP) % companies)
  const brand = name.slice(placeName(region).length, name.length - trade.name.length - form.length)
  const number = 1 + (index % MAX_NUMBER)
  const inDigits = [`${brand}${number}局`, `${brand}第${number}工程局`]
  const [short = '', long = ''] = inDigits.map(writeNumerals)
  return { id: `${ID}${index}`, name: `${long}有限公司`, brand, short, inDigits: inDigits.slice(1) }
}

export function listTradeCompanies(companies: number): readonly TradeCompany[] {
  return Array.from({ length: COUNT }, (_, index) => tradeCompany(index, companies))
}

/** Runs a piece of work on a database that has the trade's companies and their short names meanwhile. */
export async function withTradeCompanies<T>(
  database: Database,
  companies: number,
  now: number,
  work: () => Promise<T>,
): Promise<T> {
  const trade = listTradeCompanies(companies)
  const table = tableOf(company)
  const words = trade.map(({ short }) => short)
  const rows = trade.map(({ id, name }) => {
    const record = { id, name, region: '510100', collectedAt: now } as unknown as StoredRecord
    return rowOf(company, record, { source: 'relevance', sourceKey: id }, now)
  })
  const remove = async () => {
    await database.orm.delete(table).where(like(columnIn(table, 'id'), `${ID}%`))
    await database.orm.delete(synonymGroups).where(inArray(synonymGroups.word, words))
  }
  await remove()
  await database.orm.transaction((tx) => loadRows(tx, 'record_company', rows))
  for (const { short, name } of trade)
    await insertSynonyms(database.orm, {
      word: short,
      synonyms: [name.replace(/有限公司$/, '')],
      isMutual: true,
    })
  try {
    return await work()
  } finally {
    await remove()
  }
}
