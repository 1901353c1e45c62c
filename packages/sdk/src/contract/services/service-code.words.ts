import type { GroupWords } from '../words'
import type { serviceCode } from './service-code.contract'

const CODE_WORDS = { serviceCode: '服务码，写在委托单上；连字符可以不填' } as const

export function serviceCodeWords(): GroupWords<typeof serviceCode> {
  return {
    detail: {
      summary: '凭服务码查看线下委托的订单；不存在返回 40007，已使用返回 40009',
      request: CODE_WORDS,
      result: {
        orderCode: '订单号',
        kind: '服务类型',
        kindName: '服务类型的名称',
        title: '服务名称',
        companyName: '委托的企业',
        total: '合计金额',
        createTime: '下单的时刻',
      },
      example: { serviceCode: 'ABCD-EFGH-JKLM' },
    },
    confirm: {
      summary: '由登记的负责人凭服务码确认线下委托的订单；每个服务码只能用一次',
      request: CODE_WORDS,
      result: { orderId: '服务订单编号' },
      example: { serviceCode: 'ABCD-EFGH-JKLM' },
    },
  }
}
