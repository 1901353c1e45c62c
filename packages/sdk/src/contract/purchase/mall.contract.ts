import { PRODUCT_TYPES } from '@zhushutong/domain/mall'
import * as z from 'zod/mini'
import { fen, pageOf, pageRequest, shortText, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import { kindName } from '../shape/names'

const types = () => PRODUCT_TYPES.map(({ value }) => value)

const productFields = () => ({
  id: z.string(),
  type: z.enum(types()),
  typeName: z.string(),
  name: z.string(),
  summary: z.string(),
  module: kindName(),
  /** The price of the report as PDF; null if there is no report and the price of the data is negotiable. */
  price: z.nullable(fen()),
  priceText: z.string(),
  /** The package that contains the report (`data_report`); null without a report. */
  reportProductId: z.nullable(z.string()),
  /** At most 10,000; `totalIsCapped`: there are more. */
  total: z.int(),
  totalIsCapped: z.boolean(),
  freshAt: z.nullable(time()),
})

export const mall = {
  products: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/product/pageProductData',
    access: 'none',
    idempotent: true,
    request: () =>
      z.strictObject({
        ...pageRequest,
        type: z.optional(z.enum(types())),
        keyword: z.optional(shortText(32)),
      }),
    result: () => pageOf(z.object(productFields())),
  }),
  product: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/product/findProductDataDetails',
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ id: shortText(64) }),
    result: () =>
      z.object({
        ...productFields(),
        about: z.string(),
        uses: z.array(z.string()),
        /** The service that shows all values; null if all are public. */
        opensBy: z.nullable(z.string()),
        columns: z.array(z.object({ key: z.string(), label: z.string(), opensBy: z.nullable(z.string()) })),
        /** Real records, as visitors see them: a text for each of `columns`. */
        rows: z.array(z.object({ id: z.string(), cells: z.array(z.string()) })),
      }),
    errors: ['30003'],
  }),
}
