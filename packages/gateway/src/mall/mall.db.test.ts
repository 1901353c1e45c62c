import {
  DATA_PRODUCTS,
  kindOfProduct,
  listReportProducts,
  queryOfProduct,
  reportPackageOf,
} from '@zhushutong/domain/mall'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { demoRecordsFeature } from '../demo-data'
import { purchaseFeature } from '../purchase'
import { recordsFeature } from '../records'
import { mallFeature } from './index'

const PATH = '/jian-butler-portal-biz/product'

interface Product {
  readonly id: string
  readonly total: number
  readonly price: number | null
  readonly priceText: string
  readonly reportProductId: string | null
  readonly columns: ReadonlyArray<{ readonly key: string; readonly opensBy: string | null }>
  readonly rows: ReadonlyArray<{ readonly id: string; readonly cells: readonly string[] }>
}

const SIZE = 60

describeOnPostgres('the data mall', { size: SIZE, now: NOW }, (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    const features = [demoRecordsFeature, recordsFeature, purchaseFeature, mallFeature]
    gateway = await startGateway(database(), features, { SEED_SIZE: String(SIZE) })
  })
  afterAll(() => gateway?.close())

  const page = async (body: object) =>
    (await gateway.call<{ records: Product[]; total: number }>(`${PATH}/pageProductData`, body)).data

  it('MAL-01 lists its products, by type and word, with the number of their records', async () => {
    const all = await page({ pageSize: 100 })
    expect(all.records.map(({ id }) => id)).toEqual(DATA_PRODUCTS.map(({ id }) => id))
    expect(all.total).toBe(DATA_PRODUCTS.length)
    expect((await page({ pageNum: 2, pageSize: 10 })).records.map(({ id }) => id)).toEqual(
      DATA_PRODUCTS.slice(10).map(({ id }) => id),
    )
    expect((await page({ type: 'people' })).total).toBe(2)
    expect((await page({ keyword: '没有这样的产品' })).records).toEqual([])
    const company = all.records.find(({ id }) => id === 'companies')
    expect(company).toMatchObject({ total: SIZE })
  })

  it('DRP-01 the price of a report is the one of the price list, and there is none off sale', async () => {
    const priced = async () =>
      (await page({ pageSize: 100 })).records.flatMap(({ id, price, priceText, reportProductId }) =>
        price === null ? [] : [{ id, price, priceText, reportProductId }],
      )
    const reports = listReportProducts()
    expect(await priced()).toEqual(
      reports.map((product) => ({
        id: product.id,
        price: product.report.fen,
        priceText: `报告 ¥${(product.report.fen / 100).toFixed(2)}`,
        reportProductId: reportPackageOf(product),
      })),
    )
    await database().sql`update price_packages set discount_amount = 5000 where id = 'report-companies'`
    await database().sql`update price_packages set on_sale = false where id = 'report-owners'`
    const changed = await priced()
    expect(changed.find(({ id }) => id === 'companies')).toMatchObject({
      price: 5000,
      priceText: '报告 ¥50.00',
    })
    expect(changed.map(({ id }) => id)).not.toContain('owners')
    const { data } = await gateway.call<Product>(`${PATH}/findProductDataDetails`, { id: 'owners' })
    expect(data).toMatchObject({ price: null, priceText: '面议', reportProductId: null })
  })

  it('MAL-01 each shows the first rows of its records, masked as visitors see them', async () => {
    for (const product of DATA_PRODUCTS) {
      const { data } = await gateway.call<Product>(`${PATH}/findProductDataDetails`, { id: product.id })
      const { api } = kindOfProduct(product)
      const list = await gateway.call<{ records: { id: string }[]; total: number }>(
        `/jian-butler-project-biz/${api}/search`,
        queryOfProduct(product),
      )
      expect(data.total, product.id).toBe(list.data.total)
      expect(data.rows.map(({ id }) => id)).toEqual(list.data.records.slice(0, 5).map(({ id }) => id))
      for (const { cells } of data.rows)
        for (const [at, { key, opensBy }] of data.columns.entries())
          if (opensBy !== null) expect(cells[at], `${product.id} ${key}`).toMatch(/\*|^--$/)
    }
  })

  it('MAL-01 an unknown product is not found, a wrong type is named', async () => {
    expect(await gateway.call(`${PATH}/findProductDataDetails`, { id: 'nothing' })).toMatchObject({
      http: 404,
      statusCode: '30003',
    })
    expect(await gateway.call(`${PATH}/pageProductData`, { type: 'nothing' })).toMatchObject({
      http: 400,
      data: { fields: [{ field: 'type' }] },
    })
  })
})
