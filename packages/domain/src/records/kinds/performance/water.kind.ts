import { defineKind } from '../../catalogue/define-kind'
import { PROJECT_SECTION, TENDER_SECTION, WINNING_SECTION } from './parts'
import {
  WATER_COLUMNS,
  WATER_FILTERS,
  WATER_HEAD,
  WATER_LIST,
  WATER_SECTIONS,
  WATER_SORTS,
} from './water.parts'

const WATER_TYPES = [
  { value: '2', label: '施工业绩' },
  { value: '3', label: '设计施工总承包业绩' },
] as const

const PLATFORMS = [{ value: '3', label: '全国水利建设市场信用平台' }] as const

const AWARDS = [
  { value: 'none', label: '无' },
  { value: 'city', label: '市级优质工程' },
  { value: 'province', label: '省级优质工程', tone: 'ok' },
  { value: 'nation', label: '国家级优质工程', tone: 'ok' },
] as const

/**
 * Water performance on the credit platform: every water type but 1 and 5. Tenders accept performance of the
 * last five years: a project finished earlier is expired.
 */
export const water = defineKind({
  kind: 'water',
  segment: 'shuili',
  api: 'shuili',
  resource: 'waterProjects',
  label: '水利业绩',
  classifier: '项',
  tab: '水利业绩',
  placeholder: '请输入水利项目名称',
  menuGroup: '业绩',
  isSearchCategory: true,
  words: '水利业绩 水利项目业绩',
  idName: 'uuid',
  detailPath: 'html',
  detailSegment: 'shuili/xy',
  detailLabel: '水利信用平台详情',
  takesExpiredSegment: true,
  title: 'projectName',
  keyword: 'words',
  exactKey: 'projectCode',
  about: '水利建设市场信用平台公开的业绩；业绩有效期按完工后五年推算，具体以招标文件要求为准。',
  columns: [
    ...WATER_COLUMNS,
    { key: 'waterType', label: '业绩类别', type: 'enum', options: WATER_TYPES, exported: true },
    { key: 'performancePlatform', label: '业绩平台', type: 'enum', options: PLATFORMS, exported: true },
    { key: 'qualityAward', label: '优质工程奖', type: 'enum', options: AWARDS, exported: true },
    { key: 'creditScore', label: '履约评价得分', type: 'count', exported: true },
  ],
  filters: [
    ...WATER_FILTERS,
    {
      key: 'award',
      label: '优质工程奖',
      type: 'options',
      multiple: true,
      column: 'qualityAward',
    },
  ],
  sorts: WATER_SORTS,
  list: WATER_LIST,
  detail: {
    head: WATER_HEAD,
    strip: ['creditScore'],
    sections: [
      ...WATER_SECTIONS,
      {
        key: 'quality',
        label: '质量与信用',
        type: 'fields',
        columns: ['quality', 'qualityAward', 'creditScore'],
      },
      TENDER_SECTION,
      WINNING_SECTION,
      PROJECT_SECTION,
    ],
  },
  expiresOn: 'usableUntil',
  expiredLabel: '已超五年',
  authListPopup: true,
})
