import type { DetailView } from '../../catalogue/kind'

const project = {
  key: 'related',
  label: '招标公告',
  type: 'related',
  kind: 'tender',
  filter: 'project',
  by: 'projectCode',
  columns: ['engineeringName', 'noticeType', 'buggetAmount', 'publicityTime'],
} as const

/** The other pages of a bid result: evaluation, opening and performance. */
export const WINNING_VIEWS = [
  {
    segment: 'pingbiao',
    label: '评标详情',
    head: ['projectCode', 'evaluationMethod', 'committeeSize', 'evaluatedOn'],
    sections: [
      {
        key: 'evaluation',
        label: '评标概况',
        type: 'fields',
        columns: [
          'projectName',
          'sectionCode',
          'evaluationMethod',
          'evaluationPlace',
          'committeeSize',
          'committee',
          'evaluatedOn',
          'publicUntil',
        ],
      },
      { key: 'candidate', label: '中标候选人', type: 'table', column: 'candidates' },
      { key: 'score', label: '评分汇总', type: 'table', column: 'scores' },
      { key: 'rejection', label: '否决投标', type: 'table', column: 'rejections' },
      project,
    ],
  },
  {
    segment: 'kaibiao',
    label: '开标详情',
    head: ['projectCode', 'openedAt', 'openingPlace', 'bidCount'],
    sections: [
      {
        key: 'opening',
        label: '开标概况',
        type: 'fields',
        columns: [
          'projectName',
          'sectionCode',
          'openedAt',
          'openingPlace',
          'openingMode',
          'budgetAmount',
          'depositAmount',
          'bidCount',
          'agencyName',
        ],
      },
      { key: 'bids', label: '开标记录', type: 'table', column: 'openings' },
      project,
    ],
  },
  {
    segment: 'lvyue',
    label: '履约详情',
    head: ['projectCode', 'companyName', 'performanceState', 'contractAmount'],
    sections: [
      {
        key: 'contract',
        label: '合同信息',
        type: 'fields',
        columns: [
          'projectName',
          'companyName',
          'ownerUnitName',
          'contractCode',
          'contractAmount',
          'contractSignedOn',
          'startedOn',
          'dueOn',
          'completedOn',
          'performanceState',
        ],
      },
      { key: 'payment', label: '支付记录', type: 'table', column: 'payments' },
      { key: 'change', label: '合同变更', type: 'table', column: 'changes' },
      { key: 'evaluation', label: '履约评价', type: 'table', column: 'evaluations' },
      project,
    ],
  },
] as const satisfies readonly DetailView[]
