import type { CellColumn, Column } from '../../catalogue/column'

/** The code of a company as the source of a notice states it. */
export const CODE = {
  key: 'companyCode',
  label: '统一社会信用代码',
  type: 'code',
  hidden: true,
  exported: true,
} as const satisfies CellColumn

const COMPANY = [
  { key: 'companyId', label: '企业', type: 'code', hidden: true },
  CODE,
  {
    key: 'companyName',
    label: '投标单位',
    type: 'text',
    link: { kind: 'company', id: 'companyId', code: 'companyCode', directive: 1 },
  },
] as const satisfies readonly CellColumn[]

const closedAmount = { needs: 'svip', below: 'masked', mask: 'amount' } as const
const closedName = { needs: 'svip', below: 'masked', mask: 'personName' } as const

/** The ranked candidates; their offers and managers are for members (ACC-02). */
const candidates = {
  key: 'candidates',
  label: '中标候选人',
  type: 'table',
  exported: true,
  columns: [
    { key: 'rank', label: '名次', type: 'count' },
    ...COMPANY,
    { key: 'price', label: '投标报价', type: 'fen', currency: 'currency', access: closedAmount },
    { key: 'evaluatedPrice', label: '评标价', type: 'fen', currency: 'currency', access: closedAmount },
    { key: 'score', label: '综合得分', type: 'text', access: { needs: 'svip', below: 'locked' } },
    { key: 'managerName', label: '项目负责人', type: 'text', access: closedName },
    {
      key: 'certificateNo',
      label: '负责人证书编号',
      type: 'code',
      access: { needs: 'svip', below: 'masked', mask: 'text' },
    },
  ],
} as const satisfies Column

/** The committee's scores of each bid that was not rejected (pingbiao). */
const scores = {
  key: 'scores',
  label: '评分汇总',
  type: 'table',
  exported: true,
  columns: [
    ...COMPANY,
    { key: 'technical', label: '技术标', type: 'text', access: { needs: 'svip', below: 'locked' } },
    { key: 'business', label: '商务标', type: 'text', access: { needs: 'svip', below: 'locked' } },
    { key: 'price', label: '报价得分', type: 'text', access: { needs: 'svip', below: 'locked' } },
    { key: 'total', label: '总分', type: 'text', access: { needs: 'svip', below: 'locked' } },
    { key: 'rank', label: '排名', type: 'count' },
  ],
} as const satisfies Column

/** Bids that were not evaluated further, with the reason (pingbiao). */
const rejections = {
  key: 'rejections',
  label: '否决投标',
  type: 'table',
  exported: true,
  columns: [
    ...COMPANY,
    { key: 'stage', label: '评审环节', type: 'text' },
    { key: 'reason', label: '否决原因', type: 'text' },
  ],
} as const satisfies Column

/** Every bid as announced at the opening (kaibiao). */
const openings = {
  key: 'openings',
  label: '开标记录',
  type: 'table',
  exported: true,
  columns: [
    { key: 'order', label: '序号', type: 'count' },
    ...COMPANY,
    { key: 'price', label: '投标报价', type: 'fen', currency: 'currency', access: closedAmount },
    { key: 'duration', label: '工期（天）', type: 'count' },
    { key: 'managerName', label: '项目负责人', type: 'text', access: closedName },
    { key: 'deposit', label: '保证金', type: 'text' },
    { key: 'submittedAt', label: '递交时间', type: 'time' },
  ],
} as const satisfies Column

/** The firms that build parts of the work for the winner. */
export const SUBCONTRACTORS = {
  key: 'subcontractors',
  label: '分包单位',
  type: 'table',
  exported: true,
  columns: [
    { key: 'companyId', label: '企业', type: 'code', hidden: true },
    CODE,
    {
      key: 'companyName',
      label: '分包单位',
      type: 'text',
      link: { kind: 'company', id: 'companyId', code: 'companyCode' },
    },
    { key: 'content', label: '分包内容', type: 'text' },
  ],
} as const satisfies Column

/**
 * Payments under the contract, as published (lvyue). The share is closed as well: with the open contract amount it
 * would reveal the payment.
 */
const payments = {
  key: 'payments',
  label: '支付记录',
  type: 'table',
  exported: true,
  columns: [
    { key: 'stage', label: '支付节点', type: 'text' },
    { key: 'paidOn', label: '支付日期', type: 'date' },
    { key: 'amount', label: '支付金额', type: 'fen', currency: 'currency', access: closedAmount },
    {
      key: 'share',
      label: '累计占合同价',
      type: 'text',
      access: { needs: 'svip', below: 'locked' },
    },
  ],
} as const satisfies Column

/** Changes of the contract, as published (lvyue). */
const changes = {
  key: 'changes',
  label: '合同变更',
  type: 'table',
  exported: true,
  columns: [
    { key: 'changedOn', label: '变更日期', type: 'date' },
    { key: 'item', label: '变更事项', type: 'text' },
    { key: 'reason', label: '变更原因', type: 'text' },
    { key: 'amount', label: '增减金额', type: 'fen', currency: 'currency', access: closedAmount },
  ],
} as const satisfies Column

/** The owner's evaluation of the contractor's work (lvyue). */
const evaluations = {
  key: 'evaluations',
  label: '履约评价',
  type: 'table',
  exported: true,
  columns: [
    { key: 'evaluatedOn', label: '评价日期', type: 'date' },
    { key: 'phase', label: '评价阶段', type: 'text' },
    { key: 'grade', label: '评价等级', type: 'text' },
    { key: 'score', label: '得分', type: 'text', access: { needs: 'svip', below: 'locked' } },
    { key: 'remark', label: '评价意见', type: 'text' },
  ],
} as const satisfies Column

/** The nested tables of a bid result, and of its evaluation, opening and performance. */
export const WINNING_TABLES = [
  candidates,
  scores,
  rejections,
  openings,
  SUBCONTRACTORS,
  payments,
  changes,
  evaluations,
] as const
