import type * as z from 'zod/mini'
import { type Existing, type FieldWords, type GroupWords, pageRequestWords, pageWords } from '../words'
import type { invoices } from './invoices.contract'

type Invoice = z.output<ReturnType<typeof invoices.get.result>>

const KIND_WORDS = '发票种类：ordinary 增值税普通发票，special 增值税专用发票'
const INVOICE_ID_WORDS = { invoiceId: '发票申请的编号' } as const
const MADE_UP = '00000000-0000-4000-8000-000000000000'

const titleWords = {
  titleKind: '抬头类型：company 企业，person 个人（只能开普通发票）',
  title: '发票抬头：企业全称或姓名',
  taxNumber: '纳税人识别号，18 位统一社会信用代码或 15 位旧号；个人为空',
  address: '注册地址，专用发票必填',
  phone: '注册电话，专用发票必填',
  bankName: '开户银行，专用发票必填',
  bankAccount: '银行账号，专用发票必填',
} as const

const fileWords = {
  fileId: '文件编号',
  type: '文件类型：pdf 或 ofd',
  name: '文件名',
  href: '下载地址，带令牌的 GET',
} as const

const invoiceWords = (): FieldWords<Invoice> => ({
  invoiceId: '发票申请的编号',
  invoiceCode: '申请编号，给用户看',
  orderId: '订单编号',
  orderCode: '订单号，给用户看',
  productName: '产品名称',
  kind: KIND_WORDS,
  ...titleWords,
  email: '接收发票的邮箱；没有填写为空',
  state: '状态：asked 待开具，issued 已开具，red-due 待红冲，red 已红冲，refused 未通过，cancelled 已撤销',
  amount: '价税合计',
  net: '不含税金额',
  tax: '税额',
  taxPercent: '税率，百分数',
  redFen: '已红冲或待红冲的金额',
  refusal: '未通过或撤销的原因；没有为 null',
  series: '发票代码；数电发票没有，为空',
  number: '发票号码；开具前为空',
  issuedOn: '开票日期 YYYY-MM-DD；开具前为 null',
  file: ['发票文件；开具前为 null', fileWords],
  redLetters: [
    '红字发票，先发生的在前',
    {
      amount: '红冲的金额，价税合计',
      cause: '原因：refund 退款，mistake 开票有误',
      isIssued: '已开具；false 为待开具',
      number: '红字发票号码；开具前为空',
      issuedOn: '开具日期 YYYY-MM-DD；开具前为 null',
      file: ['红字发票文件；开具前为 null', fileWords],
    },
  ],
  askTime: '申请的时刻',
  decideTime: '开具、退回或撤销的时刻；没有为 null',
})

const savedTitleWords = {
  titleId: '抬头编号',
  ...titleWords,
  isDefault: '默认抬头，申请时先用它',
} as const

const EXAMPLE_TITLE = {
  titleKind: 'company',
  title: '示例建设有限公司',
  taxNumber: '91350100M000100Y43',
} as const

export function invoicesWords(): GroupWords<typeof invoices> {
  return {
    ofOrders: {
      summary: '订单能否开票、开多少、已有的发票；别人的订单不在结果里',
      request: { orderIds: '订单编号，至多 100 个' },
      result: {
        records: [
          '各订单',
          {
            orderId: '订单编号',
            amount: '现在申请的价税合计：以现金支付且没有退回的部分，不含积分',
            net: '不含税金额',
            tax: '税额',
            taxPercent: '税率，百分数',
            reason: '不能申请的原因代码；可以申请为 null',
            message: '不能申请的原因；可以申请为 null',
            askUntil: '可以申请到的时刻；没有付款为 null',
            invoice: ['有效的发票，没有时为最近一次申请的；都没有为 null', invoiceWords()],
          },
        ],
      },
      example: ({ orderId }: Existing) => ({ orderIds: [orderId] }),
    },
    ask: {
      summary: '为一个已支付的订单申请发票；一个订单只有一张有效的发票',
      request: {
        orderId: '订单编号',
        kind: KIND_WORDS,
        ...titleWords,
        email: '接收发票的邮箱，选填',
        savesTitle: '把抬头保存下来，下次直接选用',
      },
      result: invoiceWords(),
      example: ({ orderId }: Existing) => ({ orderId, kind: 'ordinary', ...EXAMPLE_TITLE }),
    },
    list: {
      summary: '我的发票，新的在前',
      request: { state: '只看这一状态的发票', ...pageRequestWords },
      result: pageWords('发票', invoiceWords()),
    },
    get: {
      summary: '一张发票的详情',
      request: INVOICE_ID_WORDS,
      result: invoiceWords(),
      example: { invoiceId: MADE_UP },
    },
    cancel: {
      summary: '撤销还没有开具的发票申请',
      request: INVOICE_ID_WORDS,
      result: invoiceWords(),
      example: { invoiceId: MADE_UP },
    },
    titles: {
      summary: '保存的开票抬头，默认的在前',
      result: { records: ['开票抬头', savedTitleWords] },
    },
    saveTitle: {
      summary: '保存或修改一个开票抬头，至多 20 个；名称与税号相同的抬头会被更新',
      request: {
        titleId: '要修改的抬头编号；不填则新增',
        ...titleWords,
        isDefault: '设为默认抬头',
      },
      result: savedTitleWords,
      example: EXAMPLE_TITLE,
    },
    removeTitle: {
      summary: '删除一个开票抬头',
      request: { titleId: '抬头编号' },
      example: { titleId: MADE_UP },
    },
  }
}
