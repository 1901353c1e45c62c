import { defineKind } from '../../catalogue/define-kind'
import {
  HOUSING_COLUMNS,
  HOUSING_COUNTS,
  HOUSING_FILTERS,
  HOUSING_SECTIONS,
  HOUSING_SORTS,
} from './housing.parts'
import {
  ENGINEERING_SECTION,
  PROJECT_SECTION,
  SHENGTING_SECTION,
  TENDER_SECTION,
  WINNING_SECTION,
} from './parts'

const DATA_LEVELS = [
  { value: 'A', label: 'A 级', tone: 'ok' },
  { value: 'B', label: 'B 级', tone: 'ok' },
  { value: 'C', label: 'C 级' },
  { value: 'D', label: 'D 级', tone: 'warn' },
] as const

/**
 * Projects of the national platform of the four databases. They do not expire: the register lists a project
 * permanently, and its data level grades its reliability.
 */
export const siku = defineKind({
  kind: 'siku',
  segment: 'siku',
  api: 'siku',
  resource: 'sikuProjects',
  label: '四库项目',
  classifier: '个',
  tab: '四库项目',
  placeholder: '请输入项目名称',
  menuGroup: '业绩',
  isSearchCategory: true,
  words: '四库一平台项目 四库一平台 四库业绩 四库项目 四库',
  idName: 'uuid',
  detailPath: 'html',
  takesExpiredSegment: true,
  title: 'projectName',
  keyword: 'words',
  exactKey: 'projectNo',
  about:
    '按招投标、合同备案、图纸审查、施工许可、竣工验收五个环节归集的全国平台项目；数据等级 A 最可信，D 级为企业自行补录、未经核实。',
  columns: [
    ...HOUSING_COLUMNS,
    { key: 'dataLevel', label: '数据等级', type: 'enum', options: DATA_LEVELS, exported: true },
  ],
  filters: [
    { key: 'region', label: '所在地区', type: 'region', column: 'region' },
    {
      key: 'level',
      label: '数据等级',
      type: 'options',
      multiple: true,
      column: 'dataLevel',
    },
    ...HOUSING_FILTERS,
  ],
  sorts: HOUSING_SORTS,
  list: {
    tags: ['projectType', 'progress', 'dataLevel'],
    below: ['region', 'projectNo', 'constructionScale'],
    columns: [
      { key: 'contractorNames', width: 200, below: 'builder' },
      { key: 'bidMinDate', width: 100 },
      { key: 'totalArea', width: 104 },
      { key: 'totalInvestment', width: 116 },
    ],
  },
  detail: {
    head: ['projectNo', 'builder', 'contractorNames', 'totalInvestment', 'totalArea', 'region'],
    strip: HOUSING_COUNTS,
    sections: [
      {
        key: 'base',
        label: '项目概况',
        type: 'fields',
        columns: [
          'projectName',
          'projectNo',
          'projectCode',
          'region',
          'builder',
          'projectType',
          'nature',
          'progress',
          'projectLevel',
          'approvalNo',
          'totalInvestment',
          'totalArea',
          'constructionScale',
          'dataLevel',
        ],
      },
      ...HOUSING_SECTIONS,
      TENDER_SECTION,
      WINNING_SECTION,
      ENGINEERING_SECTION,
      SHENGTING_SECTION,
      PROJECT_SECTION,
    ],
  },
  authListPopup: true,
})
