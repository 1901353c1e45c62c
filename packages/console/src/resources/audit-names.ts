import {
  CONTRACT_STATE_LABELS,
  SERVICE_KIND_LABELS,
  SERVICE_STAGE_LABELS,
} from '@zhushutong/domain/boss-orders'
import { CLAIM_STATE_LABELS } from '@zhushutong/domain/claims'
import { CONSULTATION_STATE_LABELS } from '@zhushutong/domain/consultation'
import { ARTICLE_LABELS, ARTICLE_STATE_LABELS } from '@zhushutong/domain/content'
import { REPORT_STATE_LABELS } from '@zhushutong/domain/corrections'
import { BATCH_STATE_LABELS, IMPORT_MODE_LABELS, UPLOAD_STATE_LABELS } from '@zhushutong/domain/data-import'
import { DOUBLE_STATES } from '@zhushutong/domain/doubles'
import { INVOICE_STATE_LABELS } from '@zhushutong/domain/invoice'
import { POSTING_STATE_LABELS } from '@zhushutong/domain/labour'
import { BILL_RESOLUTION_LABELS } from '@zhushutong/domain/ledger'
import { GIFT_STATE_LABELS, MEMBERSHIP_KINDS, membershipName } from '@zhushutong/domain/membership'
import {
  ORDER_STATUS_LABELS,
  PRICE_PLAN_PHASE_LABELS,
  REFUND_STATE_LABELS,
} from '@zhushutong/domain/purchase'
import { STAFF_RESOURCES, STAFF_ROLE_LABELS, type StaffResource } from '@zhushutong/domain/staff'

type Names = Readonly<Record<string, string>>

/** Audited resources outside the back office's own. */
const OTHERS: Names = { session: '登录', account: '会员账号' }

const ACTIONS: Names = {
  create: '新建',
  update: '修改',
  remove: '删除',
  add: '新建',
  move: '跟进',
  approve: '通过',
  accept: '通过',
  refuse: '不通过',
  answer: '处理',
  answerPicture: '发送图片',
  end: '停用',
  disable: '停用',
  enable: '启用',
  reset: '重置登录',
  endSessions: '结束登录',
  login: '登录',
  enrol: '首次登录',
  changePassword: '更改密码',
  freeze: '冻结',
  unfreeze: '解除冻结',
  publish: '发布',
  schedule: '定时发布',
  withdraw: '撤回',
  reopen: '转为草稿',
  restore: '恢复旧版本',
  rename: '改名或合并',
  merge: '合并',
  keepApart: '标为不是同一家',
  split: '拆分',
  divide: '拆成两家',
  pin: '置顶',
  hide: '隐藏',
  show: '恢复显示',
  clear: '恢复按次数',
  uploadImage: '上传图片',
  askRefund: '发起退款',
  enter: '登记到账',
  resolve: '处理差异',
  plan: '调价',
  retry: '重新提交',
  confirm: '登记转账',
  advance: '推进',
  back: '退回上一阶段',
  close: '关闭',
  setInstallments: '改付款计划',
  setRequirements: '改资料清单',
  setPlan: '改办理计划',
  setCandidates: '改推荐人选',
  setMatters: '改服务事项',
  checkFile: '核对文件',
  offerContract: '发出合同',
  withdrawContract: '撤回合同',
  confirmReceipt: '确认到账',
  assignSteward: '指派管家',
  changePrincipal: '更换负责人',
  addFile: '上传文件',
  addInvoice: '上传发票',
  issue: '开具',
  redden: '红冲',
  oweRed: '列入待红冲',
  makeSample: '生成样票',
  undo: '撤销',
  run: '立即更新',
  pause: '暂停',
  resume: '恢复',
  startUpload: '上传文件',
  removeUpload: '删除上传的文件',
  check: '试运行',
  start: '导入',
}

const FIELDS: Names = {
  ...ARTICLE_LABELS,
  id: '编号',
  state: '状态',
  notes: '记录',
  reason: '原因',
  until: '展示至',
  answer: '答复',
  target: '目标',
  expires: '到期日',
  account: '账号',
  name: '名称',
  role: '岗位',
  isDisabled: '停用',
  isEnrolled: '已绑定验证器',
  command: '命令',
  releaseTime: '发布时间',
  version: '版本',
  textLength: '正文字数',
  articles: '篇数',
  url: '地址',
  columns: '显示于',
  location: '位置',
  position: '顺序',
  rule: '规则',
  word: '词',
  synonyms: '同义词',
  isMutual: '互相找到',
  positionKey: '位置',
  link: '链接',
  image: '图片',
  phoneImage: '手机图片',
  startsOn: '开始日',
  endsOn: '结束日',
  isOn: '启用',
  width: '宽',
  height: '高',
  question: '问题',
  authorTitle: '身份',
  basis: '依据',
  record: '数据',
  field: '字段',
  value: '内容',
  evidence: '依据',
  evidenceUrl: '依据的网址',
  accepted: '已采纳',
  text: '内容',
  isHidden: '隐藏',
  kind: '类型',
  days: '天数',
  frozen: '冻结',
  refundCode: '退款编号',
  amount: '金额（分）',
  points: '积分',
  status: '订单状态',
  arrived: '已到账（分）',
  bankReference: '银行流水号',
  discountAmount: '优惠价（分）',
  isFirstPrice: '首购价（分）',
  disPrice: '活动价（分）',
  limitNum: '活动价限购次数',
  realPrice: '实付价（分）',
  onSale: '在售',
  effectiveAt: '生效时间',
  refusal: '未通过的原因',
  failure: '未成功的原因',
  code: '订单号',
  firmId: '企业编号',
  stage: '阶段',
  contractState: '合同',
  closedAt: '关闭时间',
  closeReason: '关闭原因',
  stewardName: '管家',
  stewardPhone: '管家电话',
  installments: '付款计划',
  requirements: '资料清单',
  plan: '办理计划',
  candidates: '推荐人选',
  matters: '服务事项',
  principalName: '负责人',
  principalMobile: '负责人手机号',
  files: '文件',
  receipts: '到账',
  redFen: '红冲金额（分）',
  papers: '票据',
  file: '文件',
  created: '删除新增',
  restored: '恢复原值',
  platform: '显示名称',
  rank: '级别',
  place: '地址',
  mode: '方式',
  rhythm: '频率',
  at: '时刻',
  every: '间隔（小时）',
  tolerance: '宽限（小时）',
  maxRejected: '不合格行上限（%）',
  maxLost: '减少上限（%）',
  maxChanged: '变化上限（%）',
  mappingLength: '映射文件字数',
  credential: '访问凭证',
  hasCredential: '有访问凭证',
  asked: '手工开始',
  mapping: '来源代号',
  dataOn: '数据日期',
  shrinks: '允许变少',
  sheet: '工作表',
}

const VALUES: Readonly<Record<string, Names>> = {
  'consultation.state': CONSULTATION_STATE_LABELS,
  'posting.state': POSTING_STATE_LABELS,
  'claim.state': CLAIM_STATE_LABELS,
  'correction.state': REPORT_STATE_LABELS,
  'double.state': DOUBLE_STATES,
  'staff.role': STAFF_ROLE_LABELS,
  'refund.state': REFUND_STATE_LABELS,
  'transfer.status': ORDER_STATUS_LABELS,
  'bill.kind': BILL_RESOLUTION_LABELS,
  'bill.state': { asked: '待复核', done: '已处理', refused: '未通过' },
  'product.state': { ...PRICE_PLAN_PHASE_LABELS, approved: '已批准' },
  'invoice.state': INVOICE_STATE_LABELS,
  'importBatch.state': { ...UPLOAD_STATE_LABELS, ...BATCH_STATE_LABELS },
  'importBatch.mode': IMPORT_MODE_LABELS,
  'source.mode': IMPORT_MODE_LABELS,
  'source.rhythm': { daily: '每天', hours: '每隔几小时' },
  'article.state': ARTICLE_STATE_LABELS,
  'gift.state': GIFT_STATE_LABELS,
  'gift.kind': Object.fromEntries(MEMBERSHIP_KINDS.map((kind) => [kind, membershipName(kind)])),
  'serviceOrder.kind': SERVICE_KIND_LABELS,
  'serviceOrder.stage': SERVICE_STAGE_LABELS,
  'serviceOrder.contractState': CONTRACT_STATE_LABELS,
}

export const AUDITED: readonly string[] = [
  ...Object.keys(STAFF_RESOURCES).filter((name) => name !== 'audit'),
  ...Object.keys(OTHERS),
]

/** The label of a resource; an unknown resource keeps its name. */
export function resourceName(resource: string): string {
  return OTHERS[resource] ?? STAFF_RESOURCES[resource as StaffResource]?.label ?? resource
}

/** 用工审核 · 通过 */
export function auditActionName(resource: string, action: string): string {
  const name = ACTIONS[action] ?? action
  return resource === 'session' ? name : `${resourceName(resource)} · ${name}`
}

export function fieldName(field: string): string {
  return FIELDS[field] ?? field
}

export function isEmptyValue(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

export function valueText(resource: string, field: string, value: unknown): string {
  if (isEmptyValue(value)) return '空'
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (Array.isArray(value))
    return value.map((item) => (typeof item === 'object' ? JSON.stringify(item) : String(item))).join('、')
  if (typeof value === 'object') return JSON.stringify(value)
  return VALUES[`${resource}.${field}`]?.[String(value)] ?? String(value)
}
