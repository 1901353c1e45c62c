import type { Column, Option } from '../../catalogue/column'
import type { FilterDeclaration, RangePreset, Sort } from '../../catalogue/filter'
import { amountUpTo } from '../shared/doubts'
import { AMOUNT_PRESETS } from '../shared/presets'
import {
  CONTRACTOR_COLUMNS,
  CONTRACTOR_LINE,
  CURRENCY,
  MANAGER_COLUMNS,
  PROJECT_CODE,
  REFERENCE_COLUMNS,
  REFERENCE_FILTERS,
  YEARS_PRESETS,
} from './parts'

const PROJECT_TYPES = [
  { value: 'building', label: '房屋建筑工程' },
  { value: 'municipal', label: '市政工程' },
  { value: 'other', label: '其他' },
] as const satisfies readonly Option[]

const NATURES = [
  { value: 'new', label: '新建' },
  { value: 'rebuild', label: '改建' },
  { value: 'extend', label: '扩建' },
  { value: 'other', label: '其他' },
] as const satisfies readonly Option[]

const PROGRESS = [
  { value: 'bid', label: '已中标' },
  { value: 'contract', label: '已签合同', tone: 'warn' },
  { value: 'permit', label: '已许可', tone: 'warn' },
  { value: 'finish', label: '已竣工', tone: 'ok' },
] as const satisfies readonly Option[]

const LEVELS = [
  { value: 'nation', label: '国家级' },
  { value: 'province', label: '省级' },
  { value: 'city', label: '地市级' },
  { value: 'county', label: '区县级' },
] as const satisfies readonly Option[]

/** Square metres. */
const AREA_PRESETS = [
  { value: 'gte1', label: '1 万㎡以上', min: 10_000 },
  { value: 'gte3', label: '3 万㎡以上', min: 30_000 },
  { value: 'gte10', label: '10 万㎡以上', min: 100_000 },
] as const satisfies readonly RangePreset[]

const BID_COLUMNS = [
  { key: 'bidNo', label: '中标编号', type: 'code' },
  { key: 'bidType', label: '招标类型', type: 'text' },
  { key: 'bidWay', label: '招标方式', type: 'text' },
  CONTRACTOR_COLUMNS[0],
  { ...CONTRACTOR_COLUMNS[1], label: '中标单位' },
  { key: 'amount', label: '中标金额', type: 'fen', currency: 'currency' },
  { key: 'bidOn', label: '中标日期', type: 'date' },
  ...MANAGER_COLUMNS,
] as const

const CONTRACT_COLUMNS = [
  { key: 'contractNo', label: '合同编号', type: 'code' },
  { key: 'contractType', label: '合同类别', type: 'text' },
  { key: 'amount', label: '合同金额', type: 'fen', currency: 'currency' },
  ...CONTRACTOR_COLUMNS,
  { key: 'signedOn', label: '签订日期', type: 'date' },
] as const

const REVIEW_COLUMNS = [
  { key: 'reviewNo', label: '审查合格书编号', type: 'code' },
  { key: 'surveyUnit', label: '勘察单位', type: 'text' },
  { key: 'designUnit', label: '设计单位', type: 'text' },
  { key: 'reviewUnit', label: '审查机构', type: 'text' },
  { key: 'reviewedOn', label: '完成日期', type: 'date' },
] as const

const PERMIT_COLUMNS = [
  { key: 'permitNo', label: '施工许可证编号', type: 'code' },
  { ...CONTRACTOR_COLUMNS[0] },
  { ...CONTRACTOR_COLUMNS[1], label: '施工单位' },
  { key: 'supervisionUnit', label: '监理单位', type: 'text' },
  ...MANAGER_COLUMNS,
  { key: 'area', label: '面积（㎡）', type: 'count' },
  { key: 'amount', label: '合同金额', type: 'fen', currency: 'currency' },
  { key: 'issuedOn', label: '发证日期', type: 'date' },
] as const

const FINISH_COLUMNS = [
  { key: 'finishNo', label: '备案编号', type: 'code' },
  { key: 'cost', label: '实际造价', type: 'fen', currency: 'currency' },
  { key: 'area', label: '实际面积（㎡）', type: 'count' },
  { key: 'startedOn', label: '实际开工', type: 'date' },
  { key: 'finishedOn', label: '竣工验收', type: 'date' },
  { key: 'quality', label: '验收结论', type: 'text' },
] as const

/** The columns shared by the national and the provincial housing platforms. */
export const HOUSING_COLUMNS = [
  { key: 'projectName', label: '项目名称', type: 'text', exported: true },
  { key: 'projectNo', label: '省级项目编号', type: 'code', exported: true },
  PROJECT_CODE,
  { key: 'region', label: '所在地区', type: 'region', exported: true },
  { key: 'builderId', label: '建设单位', type: 'code', hidden: true },
  {
    key: 'builder',
    label: '建设单位',
    type: 'text',
    exported: true,
    link: { kind: 'owner', id: 'builderId' },
  },
  { key: 'projectType', label: '项目类型', type: 'enum', options: PROJECT_TYPES, exported: true },
  { key: 'nature', label: '建设性质', type: 'enum', options: NATURES, exported: true },
  { key: 'progress', label: '项目进度', type: 'enum', options: PROGRESS, exported: true },
  { key: 'projectLevel', label: '立项级别', type: 'enum', options: LEVELS, exported: true },
  { key: 'approvalNo', label: '立项文号', type: 'code', exported: true },
  {
    key: 'totalInvestment',
    label: '总投资',
    type: 'fen',
    currency: 'currency',
    exported: true,
    doubt: amountUpTo('总投资', 20000),
  },
  CURRENCY,
  { key: 'totalArea', label: '总面积（㎡）', type: 'count', exported: true },
  { key: 'constructionScale', label: '建设规模', type: 'text', exported: true },
  ...CONTRACTOR_LINE,
  { key: 'bidCount', label: '招投标', type: 'count', exported: true },
  { key: 'contractCount', label: '合同备案', type: 'count', exported: true },
  { key: 'reviewCount', label: '图纸审查', type: 'count', exported: true },
  { key: 'permitCount', label: '施工许可', type: 'count', exported: true },
  { key: 'finishCount', label: '竣工验收', type: 'count', exported: true },
  { key: 'bidMinDate', label: '最早中标', type: 'date', exported: true },
  { key: 'bids', label: '招投标信息', type: 'table', exported: true, columns: BID_COLUMNS },
  { key: 'contracts', label: '合同备案信息', type: 'table', exported: true, columns: CONTRACT_COLUMNS },
  { key: 'reviews', label: '施工图审查信息', type: 'table', exported: true, columns: REVIEW_COLUMNS },
  { key: 'permits', label: '施工许可信息', type: 'table', exported: true, columns: PERMIT_COLUMNS },
  { key: 'finishes', label: '竣工验收信息', type: 'table', exported: true, columns: FINISH_COLUMNS },
  ...REFERENCE_COLUMNS,
] as const satisfies readonly Column[]

/** The shared filters; data level and platform are specific to one platform. */
export const HOUSING_FILTERS = [
  { key: 'type', label: '项目类型', type: 'options', column: 'projectType' },
  { key: 'nature', label: '建设性质', type: 'options', column: 'nature' },
  {
    key: 'progress',
    label: '项目进度',
    type: 'options',
    multiple: true,
    column: 'progress',
  },
  {
    key: 'amount',
    label: '总投资',
    type: 'range',
    of: 'fen',
    column: 'totalInvestment',
    presets: AMOUNT_PRESETS,
  },
  { key: 'area', label: '总面积', type: 'range', of: 'count', column: 'totalArea', presets: AREA_PRESETS },
  { key: 'won', label: '中标时间', type: 'range', of: 'date', column: 'bidMinDate', presets: YEARS_PRESETS },
  { key: 'owner', label: '建设单位', type: 'reference', column: 'builderId' },
  ...REFERENCE_FILTERS,
] as const satisfies readonly FilterDeclaration[]

/** The shared sorts. */
export const HOUSING_SORTS = [
  { key: 'latest', label: '最近中标', column: 'bidMinDate', direction: 'desc' },
  { key: 'amount', label: '总投资', column: 'totalInvestment', direction: 'desc' },
  { key: 'area', label: '总面积', column: 'totalArea', direction: 'desc' },
] as const satisfies readonly Sort[]

/** The number of entries of each of the five steps, in order. */
export const HOUSING_COUNTS = [
  'bidCount',
  'contractCount',
  'reviewCount',
  'permitCount',
  'finishCount',
] as const

/** The five steps, one table each. */
export const HOUSING_SECTIONS = [
  { key: 'bid', label: '招投标信息', type: 'table', column: 'bids' },
  { key: 'contract', label: '合同备案信息', type: 'table', column: 'contracts' },
  { key: 'review', label: '施工图审查信息', type: 'table', column: 'reviews' },
  { key: 'permit', label: '施工许可信息', type: 'table', column: 'permits' },
  { key: 'finish', label: '竣工验收信息', type: 'table', column: 'finishes' },
] as const
