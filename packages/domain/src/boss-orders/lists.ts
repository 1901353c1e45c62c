import { parseDay } from '../formatting'
import { MAX_SERVICE_FILE_BYTES, type ServiceFileType } from './file-types.data'
import { type ServiceKind, type ServiceStage, STAGES_OF } from './kinds.data'
import type { Installment, Requirement } from './service-order.state'
import type { FormProblem } from './service-order-form'

/** A step of the plan, with its planned and its actual day; YYYY-MM-DD or '' (BOS-09). */
export interface PlanStep {
  readonly name: string
  readonly plannedOn: string
  readonly doneOn: string
  readonly note: string
}

export const CANDIDATE_STATES = ['recommended', 'interview', 'accepted', 'onboard', 'declined'] as const
export type CandidateState = (typeof CANDIDATE_STATES)[number]

/** The progress of a candidate for an order. */
export const CANDIDATE_STATE_LABELS: Readonly<Record<CandidateState, string>> = {
  recommended: '已推荐',
  interview: '面谈中',
  accepted: '已确认',
  onboard: '已到岗',
  declined: '未合作',
}

/** A candidate for an order; the principal sees a masked name (BOS-09). */
export interface Candidate {
  readonly name: string
  readonly certificate: string
  readonly region: string
  readonly years: number
  readonly state: CandidateState
  readonly note: string
}

export const MATTER_STATES = ['planned', 'doing', 'done'] as const
export type MatterState = (typeof MATTER_STATES)[number]

/** The progress of a matter that the steward handles for a company. */
export const MATTER_STATE_LABELS: Readonly<Record<MatterState, string>> = {
  planned: '待办理',
  doing: '办理中',
  done: '已办结',
}

/** A matter of a company under management (BOS-09). */
export interface Matter {
  readonly name: string
  readonly content: string
  readonly dueOn: string
  readonly state: MatterState
}

/** The maximum rows of a list, and UTF-16 units of a text. */
export const LIST_LIMITS = { rows: 30, name: 40, note: 200 } as const

/** The maximum of one payment, in fen: 100 million yuan (BOS-03). */
const MAX_FEN = 10_000_000_000

type Check = string | false | undefined

const text = (value: string, label: string, most: number = LIST_LIMITS.name): Check =>
  value.trim() === '' ? `请填写${label}` : value.length > most && `${label}最多 ${most} 字`

const note = (value: string, label: string): Check =>
  value.length > LIST_LIMITS.note && `${label}最多 ${LIST_LIMITS.note} 字`

const day = (value: string, label: string, isNeeded = false): Check =>
  value === '' ? isNeeded && `请填写${label}` : parseDay(value) === null && `${label}应为日期`

/** The first problem of each row; the message names the row's number. */
const checkRows = <T>(
  list: string,
  rows: readonly T[],
  check: (row: T) => readonly Check[],
): FormProblem[] => {
  if (rows.length > LIST_LIMITS.rows) return [{ field: list, message: `最多 ${LIST_LIMITS.rows} 行` }]
  return rows.flatMap((row, at) => {
    const message = check(row).find((check) => typeof check === 'string')
    return message ? [{ field: list, message: `第 ${at + 1} 行：${message}` }] : []
  })
}

/** Problems of a payment plan (BOS-03). */
export function checkInstallments(rows: readonly Installment[]): FormProblem[] {
  return checkRows('installments', rows, ({ name, amount, dueOn }) => [
    text(name, '款项'),
    !(Number.isInteger(amount) && amount > 0 && amount <= MAX_FEN) && '金额应大于 0',
    day(dueOn, '付款期限', true),
  ])
}

/** Problems of the list of required files. */
export function checkRequirements(kind: ServiceKind, rows: readonly Requirement[]): FormProblem[] {
  return checkRows('requirements', rows, (row) => [
    text(row.name, '资料'),
    note(row.note, '说明'),
    !STAGES_OF[kind].includes(row.stage) && '这类服务没有这个阶段',
    row.types.length === 0 && '请选择文件格式',
    !(row.maxBytes > 0 && row.maxBytes <= MAX_SERVICE_FILE_BYTES) && '文件大小应为 1 至 10 MB',
  ])
}

/** Problems of a plan's steps (BOS-09). */
export function checkPlan(rows: readonly PlanStep[]): FormProblem[] {
  return checkRows('plan', rows, (row) => [
    text(row.name, '步骤'),
    day(row.plannedOn, '计划日期', true),
    day(row.doneOn, '完成日期'),
    note(row.note, '说明'),
  ])
}

/** Problems of the list of candidates (BOS-09). */
export function checkCandidates(rows: readonly Candidate[]): FormProblem[] {
  return checkRows('candidates', rows, (row) => [
    text(row.name, '姓名', 20),
    text(row.certificate, '证书'),
    row.region.length > LIST_LIMITS.name && `地区最多 ${LIST_LIMITS.name} 字`,
    !(Number.isInteger(row.years) && row.years >= 0 && row.years <= 60) && '从业年限应为 0 至 60',
    note(row.note, '说明'),
  ])
}

/** Problems of a managed company's matters (BOS-09). */
export function checkMatters(rows: readonly Matter[]): FormProblem[] {
  return checkRows('matters', rows, (row) => [
    text(row.name, '事项'),
    note(row.content, '内容'),
    day(row.dueOn, '期限'),
  ])
}

const COMMON: readonly ServiceFileType[] = ['pdf', 'jpg', 'png']

const needed = (id: string, name: string, note: string, stage: ServiceStage = 'collect'): Requirement => ({
  id,
  stage,
  name,
  note,
  types: COMMON,
  maxBytes: MAX_SERVICE_FILE_BYTES,
  isNeeded: true,
})

const LICENSE = needed('license', '营业执照', '正本或副本，四角清晰')

/** The default requirements of each kind; the staff may change them. */
export const USUAL_REQUIREMENTS: Readonly<Record<ServiceKind, readonly Requirement[]>> = {
  qualification: [
    LICENSE,
    needed('identity', '法定代表人身份证', '正反两面'),
    needed('staff', '技术负责人证书', '职称证或注册证书'),
    { ...needed('works', '代表业绩', '合同与竣工验收资料'), isNeeded: false },
  ],
  permit: [
    LICENSE,
    needed('permit', '原许可证', '正本与副本'),
    needed('identity', '三类人员证书', '主要负责人、项目负责人、专职安全员'),
  ],
  staff: [
    LICENSE,
    { ...needed('wanted', '用人需求表', '专业、等级、人数与待遇'), types: [...COMMON, 'docx', 'xlsx'] },
  ],
  management: [LICENSE, needed('qualification', '资质证书', '现有全部资质证书')],
}
