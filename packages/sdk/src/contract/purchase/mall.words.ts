import { PRODUCT_TYPES } from '@zhushutong/domain/mall'
import { type GroupWords, pageRequestWords, pageWords } from '../words'
import type { mall } from './mall.contract'

const productWords = {
  id: '产品编号',
  type: `产品类别：${PRODUCT_TYPES.map(({ value, label }) => `${value} ${label}`).join('，')}`,
  typeName: '产品类别的名称',
  name: '产品名称',
  summary: '产品包含的内容，一句话',
  module: '产品的数据种类，如 company',
  price: '数据报告的价格；没有报告、按需报价的为 null',
  priceText: '价格的文字，按需报价的为“面议”',
  reportProductId:
    '下单购买报告用的 productId（orderType 为 data_report，requestParam 为省级地区代码，全国不填）；没有报告为 null',
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
