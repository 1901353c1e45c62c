import type { CellColumn, Column } from '../column'
import type { Filter, RangePreset } from '../filter'
import type { Section } from '../kind'

const WAN = 1_000_000

/** Amounts as a bidder cuts them, in fen; without gaps, open at both ends (VAL-08). */
export const AMOUNT_PRESETS = [
  { value: 'lt400', label: '400 万以下', max: 400 * WAN - 1 },
  { value: '400to3000', label: '400–3000 万', min: 400 * WAN, max: 3000 * WAN - 1 },
  { value: '3000to10000', label: '3000 万–1 亿', min: 3000 * WAN, max: 10_000 * WAN - 1 },
  { value: 'gte10000', label: '1 亿以上', min: 10_000 * WAN },
] as const satisfies readonly RangePreset[]

/** How far back tenders ask for performance: one, three or five years (VAL-06). */
export const YEARS_PRESETS = [
  { value: '1y', label: '近一年', days: 365 },
  { value: '3y', label: '近三年', days: 1095 },
  { value: '5y', label: '近五年', days: 1825 },
] as const satisfies readonly RangePreset[]

/** The currency that every amount of a project stands in (VAL-08). */
export const CURRENCY = {
  key: 'currency',
  label: '币种',
  type: 'code',
  hidden: true,
  exported: true,
} as const satisfies Column

/** What all records of one project bear, on whatever platform (NAV-14). */
export const PROJECT_CODE = {
  key: 'projectCode',
  label: '项目编号',
  type: 'code',
  exported: true,
} as const satisfies Column

/** Who owns the works, with its page. */
export const OWNER_COLUMNS = [
  { key: 'ownerId', label: '业主', type: 'code', hidden: true },
  {
    key: 'ownerUnitName',
    label: '业主单位',
    type: 'text',
    exported: true,
    link: { kind: 'owner', id: 'ownerId' },
  },
] as const satisfies readonly Column[]

/** The person in charge; the name needs SVIP, and the id, which would lead to the name, does too (ACC-02). */
export const MANAGER_COLUMNS = [
  {
    key: 'managerId',
    label: '项目经理',
    type: 'code',
    hidden: true,
    access: { needs: 'svip', below: 'locked' },
  },
  {
    key: 'managerName',
    label: '项目经理',
    type: 'text',
    exported: true,
    access: { needs: 'svip', below: 'masked', mask: 'personName' },
    link: { kind: 'person', id: 'managerId', directive: 2 },
  },
] as const satisfies readonly CellColumn[]

/** The contractor of a row or a record. */
export const CONTRACTOR_COLUMNS = [
  { key: 'companyId', label: '企业', type: 'code', hidden: true },
  {
    key: 'companyName',
    label: '承包单位',
    type: 'text',
    exported: true,
    link: { kind: 'company', id: 'companyId' },
  },
] as const satisfies readonly CellColumn[]

/** All contractors in one line, leading to the first of them, who leads the others. */
export const CONTRACTOR_LINE = [
  { key: 'contractorId', label: '承包单位', type: 'code', hidden: true },
  {
    key: 'contractorNames',
    label: '承包单位',
    type: 'text',
    exported: true,
    link: { kind: 'company', id: 'contractorId' },
  },
] as const satisfies readonly Column[]

/** By whom a record is looked up from the pages of others. */
export const REFERENCE_COLUMNS = [
  { key: 'contractorIds', label: '承包单位', type: 'tags', hidden: true },
  { key: 'personIds', label: '项目负责人', type: 'tags', hidden: true, internal: true },
] as const satisfies readonly Column[]

/** The reference filters that belong to these columns (NAV-14). */
export const REFERENCE_FILTERS = [
  { key: 'company', label: '承包单位', type: 'reference', column: 'contractorIds' },
  { key: 'person', label: '项目负责人', type: 'reference', column: 'personIds' },
  { key: 'project', label: '同一项目', type: 'reference', column: 'projectCode' },
] as const satisfies readonly Filter[]

/** The same project among the tenders, on the detail of any of its records. */
export const TENDER_SECTION = {
  key: 'tender',
  label: '招标公告',
  type: 'related',
  kind: 'tender',
  filter: 'project',
  by: 'projectCode',
  columns: ['engineeringName', 'noticeType', 'buggetAmount', 'publicityTime'],
} as const satisfies Section

/** Its bid results. */
export const WINNING_SECTION = {
  key: 'winning',
  label: '中标结果',
  type: 'related',
  kind: 'winning',
  filter: 'project',
  by: 'projectCode',
  columns: ['projectName', 'companyName', 'winningAmount', 'awardedOn'],
} as const satisfies Section

/** Its whole course. */
export const PROJECT_SECTION = {
  key: 'project',
  label: '项目全程',
  type: 'related',
  kind: 'project',
  filter: 'project',
  by: 'projectCode',
  columns: ['projectName', 'stage', 'investment', 'latestOn'],
} as const satisfies Section

/** What was known of it before its tender; who owns it for how much is for members (ACC-04). */
export const PLANNED_SECTION = {
  key: 'planned',
  label: '拟建信息',
  type: 'related',
  kind: 'planned',
  filter: 'project',
  by: 'projectCode',
  columns: ['name', 'stage', 'investment', 'approvalTime'],
} as const satisfies Section

/** Its single works. */
export const ENGINEERING_SECTION = {
  key: 'engineering',
  label: '单位工程',
  type: 'related',
  kind: 'engineering',
  filter: 'project',
  by: 'projectCode',
  columns: ['engineeringName', 'structure', 'area', 'status', 'actualEnd'],
} as const satisfies Section

/** The national platform's record of it. */
export const SIKU_SECTION = {
  key: 'siku',
  label: '四库项目',
  type: 'related',
  kind: 'siku',
  filter: 'project',
  by: 'projectCode',
  columns: ['projectName', 'progress', 'totalInvestment', 'dataLevel', 'bidMinDate'],
} as const satisfies Section

/** The province's record of it. */
export const SHENGTING_SECTION = {
  key: 'shengting',
  label: '省厅项目',
  type: 'related',
  kind: 'shengting',
  filter: 'project',
  by: 'projectCode',
  columns: ['projectName', 'platform', 'progress', 'totalInvestment', 'bidMinDate'],
} as const satisfies Section
