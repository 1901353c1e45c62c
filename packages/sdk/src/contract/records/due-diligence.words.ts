import { DUE_SUBJECTS } from '@zhushutong/domain/due-diligence'
import { DAILY_LIMIT_WORDS, type GroupWords, LEFT_OUT_WORDS } from '../words'
import type { dueDiligence, repairReminder } from './due-diligence.contract'

const TONES = 'ok 未见异常，warn 留意，bad 风险，neutral 未收录或仅供参考'
const OPENS = '开通什么可以看到更多；已能看到全部时为 null'

const findingWords = {
  key: `项目：${DUE_SUBJECTS.map(({ key, label }) => `${key} ${label}`).join('，')}`,
  label: '项目的名称',
  tone: TONES,
  title: '结论',
} as const

const paymentWords = {
  key: 'arrears 拖欠工资，dishonesty 失信，dispute 工程款与合同争议',
  label: '事项',
  tone: TONES,
  inForce: '公示期内的条数；未收录为 null',
  past: '已期满或已修复的条数；未收录为 null',
  title: '结论',
  newest: '最近一条；没有为 null',
} as const

const entryWords = {
  item: '事项',
  authority: '决定机关',
  decidedOn: '决定日期',
  validUntil: '公示截止',
  amount: '罚款金额',
  repairedOn: '修复日期；未修复或未收录为 null',
} as const

const repairWords = {
  state:
    'open 可申请，condition 履行义务后可申请，later 未满最短公示期，unknown 日期不详，done 已修复，ended 已期满',
  from: '最早可申请的日期；无法推算为 null',
  title: '说明',
  office: '受理机关',
} as const

const namedWords = { id: '企业编号', name: '企业名称' } as const

export function dueDiligenceWords(): GroupWords<typeof dueDiligence> {
  return {
    get: {
      summary: '尽调表：授标、供货或放款前核对一家企业，逐项结论与依据',
      request: { id: '企业编号' },
      result: {
        id: '企业编号',
        name: '企业名称',
        creditCode: '统一社会信用代码',
        madeAt: '生成的时刻',
        summary: '总的结论',
        checks: [
          '逐项结论',
          {
            ...findingWords,
            detail: '依据与说明',
            rule: '得出结论的规则编号',
            evidence: [
              '依据所在',
              {
                label: '依据的名称',
                kind: 'company 企业详情，credit 信用详情，person 人员列表，winning 中标列表，sheet 本表',
                section: '页面里的栏目；列表为 null',
                filters: '列表的筛选条件；页面为 null',
              },
            ],
          },
        ],
        permits: [
          '资质与安全生产许可证',
          {
            name: '名称',
            until: '有效期至；未收录为 null',
            state: 'valid 有效，ending 90 天内到期，ended 已过期，unknown 未收录有效期',
          },
        ],
        penalties: [
          '处罚、失信、欠薪与重点关注，公示中的在前，重的在前；没有核验过为 null',
          {
            matter: '类别',
            severity: '轻重：3 严重，2 较重，1 一般',
            severityLabel: '轻重的名称',
            isInForce: '是否在公示期内',
            ...entryWords,
            repair: ['信用修复', repairWords],
          },
        ],
        payments: ['付款风险', paymentWords],
        works: [
          '推断的未完工程',
          {
            total: '项数',
            records: [
              '工程，预计完工晚的在前',
              {
                module: '记录的种类',
                moduleId: '记录的编号',
                name: '名称',
                ownerName: '业主单位；没有收录为 null',
                amount: '合同价、中标价或许可金额；没有公布为 null',
                since: '开始日期',
                expectedEnd: '预计完工；不详为 null',
                isOverdue: '是否已过预计完工日',
                reason: '推断的依据',
              },
            ],
            opensBy: OPENS,
            overdue: '已过预计完工日的项数',
            amount: '已公布的人民币金额合计',
            ...LEFT_OUT_WORDS,
          },
        ],
        mainOwner: [
          '近 3 年中标最多的业主；没有中标为 null',
          {
            id: '业主编号；无权查看为 null',
            name: '业主名称；无权查看为 null',
            won: '来自该业主的中标数',
            all: '全部中标数',
            share: '占中标数的百分比',
            amountShare: '占已公布金额的百分比；没有金额为 null',
            opensBy: OPENS,
          },
        ],
        former: ['曾用名', { name: '名称', until: '使用到哪一天；不详为 null' }],
        sameAddress: [
          '注册地址相同的其他企业；地址缺失或不完整为 null',
          { total: '家数，最多 100', records: ['企业', namedWords], opensBy: OPENS },
        ],
        sameLegalPerson: [
          '同省法定代表人同名的其他企业；姓名缺失或不完整为 null',
          { total: '家数，最多 100', records: ['企业', namedWords], opensBy: OPENS },
        ],
        uncovered: ['本表没有覆盖的事项', { label: '事项', where: '向哪里查询' }],
        dailyLimit: DAILY_LIMIT_WORDS,
      },
      example: ({ recordIds }) => ({ id: recordIds.company }),
    },
    repairs: {
      summary: '信用修复与付款风险：一家企业的哪些处罚何时、向哪里、按什么步骤可以修复，欠薪、失信与争议',
      request: { id: '企业编号' },
      result: {
        id: '企业编号',
        name: '企业名称',
        risks: ['付款风险：欠薪、失信与争议', paymentWords],
        repairs: [
          '处罚与名单，可申请的在前；没有核验过为 null',
          {
            matter: '类别',
            severityLabel: '轻重',
            ...entryWords,
            ...repairWords,
            condition: '条件',
            applyAt: '申请的地方',
            steps: '步骤',
            basis: '依据的文件',
          },
        ],
        dailyLimit: DAILY_LIMIT_WORDS,
      },
      example: ({ recordIds }) => ({ id: recordIds.credit }),
    },
    ownerPayments: {
      summary: '业主付款风险：欠薪、失信与争议，已完工合同公布的支付',
      request: { id: '业主编号' },
      result: {
        id: '业主编号',
        name: '业主名称',
        risks: ['欠薪、失信与争议', paymentWords],
        completed: '收录的已完工合同数',
        published: '其中公布了支付与合同价的；会员可见，其他人为 null',
        under: [
          '公布的支付不足合同价 80% 的合同，少的在前；会员可见，其他人为 null',
          {
            id: '中标结果编号',
            name: '项目名称',
            contractorName: '承包单位',
            completedOn: '完工日期',
            paid: '已支付的百分比',
          },
        ],
        opensBy: OPENS,
        dailyLimit: DAILY_LIMIT_WORDS,
      },
      example: ({ recordIds }) => ({ id: recordIds.owner }),
    },
    verify: {
      summary: '核验一份已出具的尽调表：凭编号与校验码查看出具了什么、给谁、何时',
      request: { number: '编号，如 JD20261128-7K3M9Q', code: '校验码，8 位' },
      result: {
        sheet: [
          '出具的尽调表；编号或校验码不符为 null',
          {
            number: '编号',
            companyId: '企业编号',
            companyName: '企业名称',
            creditCode: '统一社会信用代码',
            recipient: '出具给谁；出具人没有填写为 null',
            issuedAt: '出具的时刻',
            hash: '文件的 SHA-256，十六进制',
            size: '文件的字节数',
            summary: '出具时的总结论',
            checks: ['出具时的逐项结论', findingWords],
          },
        ],
      },
      example: { number: 'JD20261128-7K3M9Q', code: 'ABCD2345' },
    },
  }
}

export function repairReminderWords(): GroupWords<typeof repairReminder> {
  return {
    get: {
      summary: '是否为一家企业设了信用修复提醒',
      request: { id: '企业编号' },
      result: { isSet: '是否已设' },
      example: ({ recordIds }) => ({ id: recordIds.company }),
    },
    set: {
      summary: '设置或取消信用修复提醒：处罚到了可以申请修复的日子，发站内消息',
      request: { id: '企业编号', isSet: 'true 设置，false 取消' },
      result: { isSet: '现在是否已设' },
      example: ({ recordIds }) => ({ id: recordIds.company, isSet: true }),
    },
  }
}
