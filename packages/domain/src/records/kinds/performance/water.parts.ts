import type { Column, Option } from '../../catalogue/column'
import type { FilterDeclaration, Sort } from '../../catalogue/filter'
import { amountUpTo } from '../shared/doubts'
import { AMOUNT_PRESETS } from '../shared/presets'
import {
  CONTRACTOR_COLUMNS,
  CURRENCY,
  MANAGER_COLUMNS,
  OWNER_COLUMNS,
  PROJECT_CODE,
  REFERENCE_COLUMNS,
  REFERENCE_FILTERS,
  YEARS_PRESETS,
} from './parts'

const WORKS = [
  { value: 'river', label: '河道整治' },
  { value: 'reservoir', label: '水库枢纽' },
  { value: 'irrigation', label: '灌溉排涝' },
  { value: 'other', label: '其他水利' },
] as const satisfies readonly Option[]

const GRADES = [
  { value: 'I', label: 'Ⅰ等（大型）' },
  { value: 'II', label: 'Ⅱ等（大型）' },
  { value: 'III', label: 'Ⅲ等（中型）' },
  { value: 'IV', label: 'Ⅳ等（小型）' },
  { value: 'V', label: 'Ⅴ等（小型）' },
] as const satisfies readonly Option[]

const STATES = [
  { value: 'waiting', label: '未开工' },
  { value: 'building', label: '在建', tone: 'warn' },
  { value: 'finished', label: '已完工', tone: 'ok' },
  { value: 'accepted', label: '已竣工验收', tone: 'ok' },
] as const satisfies readonly Option[]

const QUALITY = [
  { value: 'excellent', label: '优良', tone: 'ok' },
  { value: 'passed', label: '合格' },
] as const satisfies readonly Option[]

/**
 * The columns shared by both water platforms. `performancePlatform` 3 is the credit platform, the others are
 * supervision platforms; a `waterType` of 1 or 5 belongs to supervision.
 */
export const WATER_COLUMNS = [
  { key: 'projectName', label: '项目名称', type: 'text', exported: true },
  PROJECT_CODE,
  { key: 'sectionName', label: '标段', type: 'text', exported: true },
  ...OWNER_COLUMNS,
  ...CONTRACTOR_COLUMNS,
  ...MANAGER_COLUMNS,
  {
    key: 'technicalLeadName',
    label: '技术负责人',
    type: 'text',
    exported: true,
    access: { needs: 'svip', below: 'masked', mask: 'personName' },
  },
  { key: 'region', label: '所在地区', type: 'region', exported: true },
  { key: 'works', label: '工程类别', type: 'enum', options: WORKS, exported: true },
  { key: 'worksGrade', label: '工程等别', type: 'enum', options: GRADES, exported: true },
  { key: 'state', label: '建设状态', type: 'enum', options: STATES, exported: true },
  { key: 'constructionScale', label: '建设规模', type: 'text', exported: true },
  {
    key: 'bidPrice',
    label: '中标价',
    type: 'fen',
    currency: 'currency',
    exported: true,
    doubt: amountUpTo('中标价', 1000),
  },
  {
    key: 'settledAmount',
    label: '结算金额',
    type: 'fen',
    currency: 'currency',
    exported: true,
    doubt: amountUpTo('结算金额', 1000),
  },
  CURRENCY,
  { key: 'supervisionUnit', label: '监理单位', type: 'text', exported: true },
  { key: 'designUnit', label: '设计单位', type: 'text', exported: true },
  { key: 'contractStartLimttime', label: '合同开工', type: 'date', exported: true },
  { key: 'contractEndLimttime', label: '合同完工', type: 'date', exported: true },
  { key: 'finishedOn', label: '实际完工', type: 'date', exported: true },
  { key: 'quality', label: '质量等级', type: 'enum', options: QUALITY, exported: true },
  { key: 'usableUntil', label: '业绩有效期至', type: 'date', exported: true },
  ...REFERENCE_COLUMNS,
] as const satisfies readonly Column[]

/** The shared filters. */
export const WATER_FILTERS = [
  { key: 'region', label: '所在地区', type: 'region', column: 'region' },
  { key: 'works', label: '工程类别', type: 'options', multiple: true, column: 'works' },
  {
    key: 'grade',
    label: '工程等别',
    type: 'options',
    multiple: true,
    column: 'worksGrade',
  },
  { key: 'state', label: '建设状态', type: 'options', multiple: true, column: 'state' },
  { key: 'amount', label: '中标价', type: 'range', of: 'fen', column: 'bidPrice', presets: AMOUNT_PRESETS },
  {
    key: 'finish',
    label: '合同完工',
    type: 'range',
    of: 'date',
    column: 'contractEndLimttime',
    presets: YEARS_PRESETS,
  },
  { key: 'owner', label: '业主单位', type: 'reference', column: 'ownerId' },
  ...REFERENCE_FILTERS,
] as const satisfies readonly FilterDeclaration[]

/** The shared sorts. */
export const WATER_SORTS = [
  { key: 'latest', label: '最近开工', column: 'contractStartLimttime', direction: 'desc' },
  { key: 'finish', label: '最近完工', column: 'contractEndLimttime', direction: 'desc' },
  { key: 'amount', label: '中标价', column: 'bidPrice', direction: 'desc' },
] as const satisfies readonly Sort[]

/** The shared list row. */
export const WATER_LIST = {
  tags: ['works', 'worksGrade', 'state'],
  below: ['region', 'performancePlatform', 'constructionScale'],
  columns: [
    { key: 'companyName', width: 180, below: 'managerName' },
    { key: 'ownerUnitName', width: 150 },
    { key: 'contractStartLimttime', width: 144, below: 'contractEndLimttime' },
    { key: 'bidPrice', width: 112 },
  ],
} as const

/** The shared head of the detail. */
export const WATER_HEAD = [
  'companyName',
  'managerName',
  'bidPrice',
  'contractStartLimttime',
  'contractEndLimttime',
  'region',
] as const

/** The shared sections: the project and its contractors. */
export const WATER_SECTIONS = [
  {
    key: 'base',
    label: '项目概况',
    type: 'fields',
    columns: [
      'projectName',
      'projectCode',
      'sectionName',
      'ownerUnitName',
      'region',
      'works',
      'worksGrade',
      'waterType',
      'performancePlatform',
      'constructionScale',
    ],
  },
  {
    key: 'contract',
    label: '合同与人员',
    type: 'fields',
    columns: [
      'companyName',
      'managerName',
      'technicalLeadName',
      'bidPrice',
      'settledAmount',
      'contractStartLimttime',
      'contractEndLimttime',
      'finishedOn',
      'state',
      'quality',
      'usableUntil',
      'supervisionUnit',
      'designUnit',
    ],
  },
] as const
