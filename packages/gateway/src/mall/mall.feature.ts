import { VISITOR } from '@zhushutong/domain/access'
import { MINUTE_MS } from '@zhushutong/domain/formatting'
import {
  type DataProduct,
  findProduct,
  findProductType,
  kindOfProduct,
  listProducts,
  priceText,
  productOpensBy,
  queryOfProduct,
  reportPackageOf,
} from '@zhushutong/domain/mall'
import {
  findColumn,
  formatValue,
  LOCKED_TEXT,
  type RecordPage,
  type RecordView,
} from '@zhushutong/domain/records'
import { contract } from '@zhushutong/sdk/contract'
import { cached } from '../platform/cached'
import type { Feature } from '../platform/feature'
import { type Failure, type Handlers, mountGroup, pageIn } from '../platform/http'
import { findReportPrices } from '../purchase'
import { type Refusal, recordSearch, refused } from '../records'

const GONE: Failure = { error: '30003', status: 404 }
const SAMPLE_ROWS = 5

type Found = RecordPage<RecordView> | Refusal

type Prices = Awaited<ReturnType<typeof findReportPrices>>

const priceOf = (product: DataProduct, prices: Prices) => {
  const reportProductId = reportPackageOf(product)
  const price = prices.get(reportProductId) ?? null
  return { price, priceText: priceText(price), reportProductId: price === null ? null : reportProductId }
}

const productView = (product: DataProduct, row: Found, prices: Prices) => ({
  id: product.id,
  type: product.type,
  typeName: findProductType(product.type)?.label ?? product.type,
  name: product.name,
  summary: product.summary,
  module: product.kind,
  ...priceOf(product, prices),
  ...('error' in row
    ? { total: 0, totalIsCapped: false, freshAt: null }
    : { total: row.total, totalIsCapped: row.totalIsCapped, freshAt: row.freshAt }),
})

const cellText = (product: DataProduct, record: RecordView, key: string): string => {
  const column = findColumn(kindOfProduct(product), key)
  if (!column) return ''
  return record.locks[key]?.state === 'locked' ? LOCKED_TEXT : formatValue(column, record[key], record)
}

const sampleOf = (product: DataProduct, { records }: RecordPage<RecordView>) => ({
  columns: product.columns.map((key) => {
    const column = findColumn(kindOfProduct(product), key)
    return { key, label: column?.label ?? key, opensBy: column?.access?.needs ?? null }
  }),
  rows: records.slice(0, SAMPLE_ROWS).map((record) => ({
    id: record.id,
    cells: product.columns.map((key) => cellText(product, record, key)),
  })),
})

/** The data products with sample records, limited to a visitor's rights (MAL-01). */
export const mallFeature: Feature = ({ database, calls }) => {
  const search = recordSearch(database)
  // Equal for every reader, so it is cached for a minute.
  const find = cached(MINUTE_MS, async (now, id): Promise<Found> => {
    const product = findProduct(id)
    if (!product) return { error: 'not-found' }
    return search(kindOfProduct(product), queryOfProduct(product), { viewer: VISITOR, now })
  })

  const handlers: Handlers<typeof contract.mall> = {
    async products({ type, keyword, ...page }, { now }) {
      const listed = pageIn(page, listProducts({ type, keyword }))
      const prices = await findReportPrices(database.orm, now)
      const records = await Promise.all(
        listed.records.map(async (product) => productView(product, await find(now, product.id), prices)),
      )
      return { ...listed, records }
    },
    async product({ id }, { now }) {
      const product = findProduct(id)
      if (!product) return GONE
      const result = await find(now, id)
      if ('error' in result) return refused(result)
      return {
        ...productView(product, result, await findReportPrices(database.orm, now)),
        about: product.about,
        uses: [...product.uses],
        opensBy: productOpensBy(product),
        ...sampleOf(product, result),
      }
    },
  }
  return { routes: (app) => mountGroup(app, contract.mall, handlers, calls) }
}
