import { PRODUCT_TYPES } from '@zhushutong/domain/mall'
import { CATALOGUE } from '@zhushutong/domain/records'
import * as z from 'zod/mini'
import { fen, pageOf, pageRequest, shortText, time } from './common'
import { endpoint } from './endpoint'
import { type GroupWords, pageRequestWords, pageWords } from './words'

const KIND_NAMES = CATALOGUE.map(({ kind }) => kind)
const TYPES = PRODUCT_TYPES.map(({ value }) => value)

const productFields = () => ({
  id: z.string(),
  type: z.enum(TYPES),
  typeName: z.string(),
  name: z.string(),
  summary: z.string(),
  module: z.enum(KIND_NAMES),
  /** Null: to be talked about. */
  price: z.nullable(fen()),
  priceText: z.string(),
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
        type: z.optional(z.enum(TYPES)),
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
        /** What opens all of its values; null if they are open to all. */
        opensBy: z.nullable(z.string()),
        columns: z.array(z.object({ key: z.string(), label: z.string(), opensBy: z.nullable(z.string()) })),
        /** Of real records, as visitors see them: a text for each of `columns`. */
        rows: z.array(z.object({ id: z.string(), cells: z.array(z.string()) })),
      }),
    errors: ['30003'],
  }),
}

const productWords = {
  id: '产品编号',
  type: `产品类别：${PRODUCT_TYPES.map(({ value, label }) => `${value} ${label}`).join('，')}`,
  typeName: '产品类别的名称',
  name: '产品名称',
  summary: '产品包含的内容，一句话',
  module: '产品的数据种类，如 company',
  price: '价格；按需报价的为 null',
  priceText: '价格的文字，按需报价的为“面议”',
  total: '产品现有的数据条数，至多 10000',
  totalIsCapped: '数据多于 10000 条',
  freshAt: '产品中最新数据的采集时刻；没有数据为 null',
}

export function mallWords(): GroupWords<typeof mall> {
  return {
    products: {
      summary: '数据商城的产品，可按类别与名称查找',
      request: { ...pageRequestWords, type: '只取这一类别的产品', keyword: '名称或内容中的词' },
      result: pageWords('产品', productWords),
    },
    product: {
      summary: '一个数据产品：说明、字段与真实数据的样例（按访客的权限打码）',
      request: { id: '产品编号' },
      result: {
        ...productWords,
        about: '产品的说明',
        uses: '产品的用途',
        opensBy: '查看全部内容需要的会员或增值服务；不需要为 null',
        columns: [
          '样例的字段',
          { key: '字段的键', label: '字段的名称', opensBy: '查看这个字段需要什么；不需要为 null' },
        ],
        rows: ['样例的数据', { id: '数据编号', cells: '与 columns 依次对应的内容' }],
      },
      example: { id: 'companies' },
    },
  }
}
