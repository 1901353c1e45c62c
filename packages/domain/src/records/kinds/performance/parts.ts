import type { CellColumn, Column } from '../../catalogue/column'
import type { FilterDeclaration, RangePreset } from '../../catalogue/filter'
import type { Section } from '../../catalogue/kind'
import { TO_MEMBERS } from '../shared/closed'

/** The periods in which tenders accept performance: one, three or five years. */
export const YEARS_PRESETS = [
  { value: '1y', label: '近一年', days: 365 },
  { value: '3y', label: '近三年', days: 1095 },
  { value: '5y', label: '近五年', days: 1825 },
] as const satisfies readonly RangePreset[]

/** The currency of every amount of a project. */
export const CURRENCY = {
  key: 'currency',
  label: '币种',
  type: 'code',
  hidden: true,
  exported: true,
} as const satisfies Column

/** The project code shared by all records of a project, on every platform. */
export const PROJECT_CODE = {
  key: 'projectCode',
  label: '项目编号',
  type: 'code',
  exported: true,
} as const satisfies Column

/** The owner, with a link to its page. */
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

/** The person in charge; the name is for members, and so is the id, which would reveal the name. */
export const MANAGER_COLUMNS = [
  { key: 'managerId', label: '项目经理', type: 'code', hidden: true, access: TO_MEMBERS.locked },
  {
    key: 'managerName',
    label: '项目经理',
    type: 'text',
    exported: true,
    access: TO_MEMBERS.personName,
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

/** All contractors in one line, linked to the first, the lead contractor. */
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

/**
 * The references by which other pages find a record; the leading person is for members, here and on the person's page.
 */
export const REFERENCE_COLUMNS = [
  { key: 'contractorIds', label: '承包单位', type: 'tags', hidden: true },
  {
    key: 'personIds',
    label: '项目负责人',
    type: 'tags',
    hidden: true,
    internal: true,
    access: TO_MEMBERS.locked,
  },
] as const satisfies readonly Column[]

/** The reference filters that belong to these columns. */
export const REFERENCE_FILTERS = [
  { key: 'company', label: '承包单位', type: 'reference', column: 'contractorIds' },
  { key: 'person', label: '项目负责人', type: 'reference', column: 'personIds' },
  { key: 'project', label: '同一项目', type: 'reference', column: 'projectCode', by: 'code' },
] as const satisfies readonly FilterDeclaration[]

/** The section with the project's tenders, on the detail of any of its records. */
export const TENDER_SECTION = {
  key: 'tender',
  label: '招标公告',
  type: 'related',
  kind: 'tender',
  filter: 'project',
  by: 'projectCode',
  columns: ['engineeringName', 'noticeType', 'buggetAmount', 'publicityTime'],
} as const satisfies Section

/** The section with its bid results. */
export const WINNING_SECTION = {
  key: 'winning',
  label: '中标结果',
  type: 'related',
  kind: 'winning',
  filter: 'project',
  by: 'projectCode',
  columns: ['projectName', 'companyName', 'winningAmount', 'awardedOn'],
} as const satisfies Section

/** The section with its project record. */
export const PROJECT_SECTION = {
  key: 'project',
  label: '项目全程',
  type: 'related',
  kind: 'project',
  filter: 'project',
  by: 'projectCode',
  columns: ['projectName', 'stage', 'investment', 'latestOn'],
} as const satisfies Section

/** The section with the planned project; owner and investment are for members. */
export const PLANNED_SECTION = {
  key: 'planned',
  label: '拟建信息',
  type: 'related',
  kind: 'planned',
  filter: 'project',
  by: 'projectCode',
  columns: ['name', 'stage', 'investment', 'approvalTime'],
} as const satisfies Section

/** The section with its single works. */
export const ENGINEERING_SECTION = {
  key: 'engineering',
  label: '单位工程',
  type: 'related',
  kind: 'engineering',
  filter: 'project',
  by: 'projectCode',
  columns: ['engineeringName', 'structure', 'area', 'status', 'actualEnd'],
} as const satisfies Section

/** The section with its record on the national platform. */
export const SIKU_SECTION = {
  key: 'siku',
  label: '四库项目',
  type: 'related',
  kind: 'siku',
  filter: 'project',
  by: 'projectCode',
  columns: ['projectName', 'progress', 'totalInvestment', 'dataLevel', 'bidMinDate'],
} as const satisfies Section

/** The section with its record on the provincial platform. */
export const SHENGTING_SECTION = {
  key: 'shengting',
  label: '省厅项目',
  type: 'related',
  kind: 'shengting',
  filter: 'project',
  by: 'projectCode',
  columns: ['projectName', 'platform', 'progress', 'totalInvestment', 'bidMinDate'],
} as const satisfies Section
