import { type GroupWords, pageRequestWords, pageWords } from '../words'
import { bossFileResult } from './boss-files.words'
import type { bossOrder } from './boss-orders.contract'

const ORDER = { orderId: '服务订单编号' } as const
const MADE_UP = { orderId: 'made-up' } as const

const summaryWords = {
  ...ORDER,
  orderCode: '给人看的订单号，如 FW20261120-7K3M9Q',
  kind: '服务类型：qualification 资质办理，permit 许可证延续，staff 人员猎聘，management 企业代管',
  kindName: '服务类型的名称',
  title: '服务名称',
  companyName: '委托的企业',
  life: '订单状态：active 进行中，done 已完成，closed 已关闭',
  stage: '所在阶段，如 collect 资料收集',
  stageName: '阶段的名称',
  isNew: '上次查看后有新进展',
  todos: [
    '现在需要负责人处理的事',
    {
      kind: '哪一种：sign 签署合同，pay 付款，upload 上传资料',
      label: '可以直接给用户看的说明',
      amount: '付款时：待付的金额；其余为 null',
      dueOn: '付款时：付款期限；其余为 null',
      isOverdue: '是否已逾期',
    },
  ],
  createTime: '下单的时刻',
  updateTime: '最近一次进展的时刻',
} as const

const stageWords = [
  '全部阶段，依次',
  {
    stage: '阶段',
    label: '阶段的名称',
    state: '进度：done 已完成，current 进行中，ahead 未开始',
    time: '进入这个阶段的时刻；还没有进入为 null',
  },
] as const

export function bossOrderWords(): GroupWords<typeof bossOrder> {
  return {
    list: {
      summary: '我负责的企业的服务订单，最近有进展的在前',
      request: {
        ...pageRequestWords,
        tab: '列表：all 全部，todo 待我处理，active 进行中，done 已完成，closed 已关闭',
      },
      result: pageWords('订单', summaryWords),
    },
    counts: {
      summary: '各列表的订单数',
      result: { all: '全部', todo: '待我处理', active: '进行中', done: '已完成', closed: '已关闭' },
    },
    details: {
      summary: '一个订单的详情',
      request: ORDER,
      result: {
        ...summaryWords,
        creditCode: '企业的统一社会信用代码；没有登记为 null',
        stageNote: '这个阶段在做什么',
        contract: '合同状态：none 准备中，to-sign 待签署，signed 已签署，refused 已拒签',
        stages: stageWords,
        closeReason: '关闭的原因；没有关闭为 null',
        closeTime: '关闭的时刻；没有关闭为 null',
        isClosable: '是否可以由负责人关闭',
        isRemovable: '是否可以从列表删除',
      },
      example: MADE_UP,
    },
    process: {
      summary: '订单的进度：阶段与经过',
      request: ORDER,
      result: {
        stages: stageWords,
        events: [
          '经过，新的在前',
          { time: '时刻', stage: '当时的阶段', stageName: '阶段的名称', text: '发生了什么' },
        ],
      },
      example: MADE_UP,
    },
    remove: { summary: '从列表删除已完成或已关闭的订单', request: ORDER, example: MADE_UP },
    close: {
      summary: '关闭还没有开始办理的订单',
      request: { ...ORDER, reason: '关闭的原因' },
      example: { ...MADE_UP, reason: '暂不需要' },
    },
    click: { summary: '标记订单为已查看', request: ORDER, example: MADE_UP },
    payments: {
      summary: '付款计划与到账情况',
      request: ORDER,
      result: {
        total: '合计',
        paid: '已到账',
        open: '待付',
        surplus: '多付的金额，可退回',
        installments: [
          '付款计划',
          {
            name: '款项',
            amount: '金额',
            paid: '其中已到账',
            dueOn: '付款期限，当日仍有效',
            state: '状态：paid 已付清，partial 已付部分，open 待付款，overdue 已逾期',
          },
        ],
        receipts: ['到账记录，新的在前', { amount: '金额', receivedOn: '到账日期', reference: '银行流水号' }],
      },
      example: MADE_UP,
    },
    bankCard: {
      summary: '收款账户；没有配置时返回 30003',
      request: ORDER,
      result: {
        accountName: '户名',
        bankName: '开户行',
        accountNo: '账号',
        remark: '转账时请在附言中填写',
      },
      example: MADE_UP,
    },
    stewardPhone: {
      summary: '服务管家的电话；还没有指派时是服务热线',
      request: ORDER,
      result: { name: '姓名', phone: '电话', isAssigned: '是否已指派管家' },
      example: MADE_UP,
    },
    invoiceInfo: {
      summary: '订单的发票',
      request: ORDER,
      result: {
        invoices: [
          '发票，新的在前',
          {
            invoiceId: '发票编号',
            kind: '种类：ordinary 普通发票，special 专用发票',
            kindName: '种类的名称',
            title: '抬头',
            taxNumber: '纳税人识别号',
            number: '发票号码',
            amount: '金额',
            issuedOn: '开票日期',
            hasPicture: '是否有图片',
          },
        ],
      },
      example: MADE_UP,
    },
    invoiceFiles: {
      summary: '各张发票的文件',
      request: ORDER,
      result: { files: ['发票文件', { invoiceId: '发票编号', file: ['文件', bossFileResult] }] },
      example: MADE_UP,
    },
    invoicePicture: {
      summary: '一张发票的图片；没有时返回 30003',
      request: { ...ORDER, invoiceId: '发票编号' },
      result: bossFileResult,
      example: { ...MADE_UP, invoiceId: 'made-up' },
    },
    eSignInfo: {
      summary: '合同与签署情况',
      request: ORDER,
      result: {
        state: '合同状态：none 准备中，to-sign 待签署，signed 已签署，refused 已拒签',
        title: '合同名称；还没有准备好为 null',
        text: '合同正文；还没有准备好为 null',
        digest: '正文的 SHA-256，十六进制',
        signUrl: '待签署时：签署页面的网址；没有接入电子签为 null',
        signerName: '签署人',
        decideTime: '签署或拒签的时刻',
        reason: '拒签的原因',
        file: ['签署后的合同文件', bossFileResult],
      },
      example: MADE_UP,
    },
    agreementCallback: {
      summary: '电子签服务回调：签署或拒签；不带令牌，凭签名',
      request: {
        flowNo: '签署流程编号',
        outcome: '结果：signed 已签署，refused 已拒签',
        signerName: '签署人',
        reason: '拒签的原因；签署时为空',
        digest: '所签正文的 SHA-256，十六进制',
        decideTime: '签署或拒签的时刻',
        timestamp: '回调的时刻，前后 5 分钟内有效',
        sign: '以上各项依次用换行连接后的 HMAC-SHA256，十六进制',
      },
      example: {
        flowNo: 'made-up',
        outcome: 'signed',
        signerName: '王建国',
        reason: '',
        digest: '0'.repeat(64),
        decideTime: 0,
        timestamp: 0,
        sign: 'made-up',
      },
    },
    recruitment: {
      summary: '人员猎聘订单的推荐人选，姓名打码；其他类型返回 30003',
      request: ORDER,
      result: {
        candidates: [
          '人选',
          {
            name: '姓名，打码',
            certificate: '证书',
            region: '地区',
            years: '从业年限',
            state:
              '进展：recommended 已推荐，interview 面谈中，accepted 已确认，onboard 已到岗，declined 未合作',
            stateName: '进展的名称',
            note: '说明',
          },
        ],
      },
      example: MADE_UP,
    },
    management: {
      summary: '企业代管订单的服务事项；其他类型返回 30003',
      request: ORDER,
      result: {
        matters: [
          '事项',
          {
            name: '事项',
            content: '内容',
            dueOn: '期限；没有为 null',
            state: '进展：planned 待办理，doing 办理中，done 已办结',
            stateName: '进展的名称',
          },
        ],
      },
      example: MADE_UP,
    },
    plan: {
      summary: '办理计划',
      request: ORDER,
      result: {
        steps: [
          '步骤，依次',
          { name: '步骤', plannedOn: '计划日期', doneOn: '完成日期；未完成为 null', note: '说明' },
        ],
      },
      example: MADE_UP,
    },
  }
}
