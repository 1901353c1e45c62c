import { REGIONAL_PLATFORMS } from '../../../region'
import { defineKind } from '../../catalogue/define-kind'
import {
  HOUSING_COLUMNS,
  HOUSING_COUNTS,
  HOUSING_FILTERS,
  HOUSING_SECTIONS,
  HOUSING_SORTS,
} from './housing.parts'
import { ENGINEERING_SECTION, PROJECT_SECTION, SIKU_SECTION, TENDER_SECTION, WINNING_SECTION } from './parts'

const PLATFORMS = REGIONAL_PLATFORMS.map(({ provinceCode, name }) => ({ value: provinceCode, label: name }))

/** Projects of the seventeen provinces' own platforms; like the national ones they do not expire. */
export const shengting = defineKind({
  kind: 'shengting',
  segment: 'shengting',
  api: 'shengting',
  resource: 'provincialProjects',
  label: '省厅项目',
  classifier: '个',
  tab: '省厅项目',
  placeholder: '请输入项目名称',
  menuGroup: '业绩',
  words: '省厅项目 省厅业绩 省厅',
  idName: 'uuid',
  detailPath: 'html',
  title: 'projectName',
  keyword: 'words',
  exactKey: 'projectNo',
  about: '十七个省（区、市）建筑市场监管平台公开的项目，同一项目在全国平台的记录列在详情页中，便于比对。',
  columns: [
    ...HOUSING_COLUMNS,
    { key: 'platform', label: '省级平台', type: 'enum', options: PLATFORMS, exported: true },
    { key: 'filedOn', label: '入库日期', type: 'date', exported: true },
  ],
  filters: [
    { key: 'region', label: '所在地区', type: 'region', column: 'region' },
    {
      key: 'platform',
      label: '省级平台',
      type: 'options',
      multiple: true,
      column: 'platform',
    },
    ...HOUSING_FILTERS,
  ],
  sorts: HOUSING_SORTS,
  list: {
    tags: ['platform', 'projectType', 'progress'],
    below: ['region', 'projectNo', 'constructionScale'],
    columns: [
      { key: 'contractorNames', width: 200, below: 'builder' },
      { key: 'bidMinDate', width: 100 },
      { key: 'totalArea', width: 104 },
      { key: 'totalInvestment', width: 116 },
    ],
  },
  detail: {
    head: ['projectNo', 'builder', 'contractorNames', 'totalInvestment', 'platform', 'region'],
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
          'platform',
          'filedOn',
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
        ],
      },
      ...HOUSING_SECTIONS,
      TENDER_SECTION,
      WINNING_SECTION,
      ENGINEERING_SECTION,
      SIKU_SECTION,
      PROJECT_SECTION,
    ],
  },
  authListPopup: true,
})
