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
  { value: '1', label: '监管项目（施工）' },
  { value: '5', label: '监管项目（总承包）' },
] as const

const PLATFORMS = [
  { value: '1', label: '全国水利建设监管平台' },
  { value: '2', label: '省级水利监管平台' },
] as const

/**
 * Water projects on the supervision platforms: water type 1 or 5, with inspection results. They expire like
 * those of the credit platform.
 */
export const waterSupervision = defineKind({
  kind: 'waterSupervision',
  segment: 'shuilijg',
  api: 'shuilijg',
  resource: 'supervisedWaterProjects',
  label: '水利监管项目',
  classifier: '项',
  tab: '水利监管',
  placeholder: '请输入水利项目名称',
  menuGroup: '业绩',
  words: '水利监管项目 水利监管',
  idName: 'uuid',
  detailPath: 'html',
  detailSegment: 'shuili/jg',
  detailLabel: '水利监管平台详情',
  takesExpiredSegment: true,
  title: 'projectName',
  keyword: 'words',
  exactKey: 'projectCode',
  about: '水利监管平台公开的在建与完工项目，附历次监督检查情况；业绩有效期按完工后五年推算。',
  columns: [
    ...WATER_COLUMNS,
    { key: 'waterType', label: '项目类别', type: 'enum', options: WATER_TYPES, exported: true },
    { key: 'performancePlatform', label: '监管平台', type: 'enum', options: PLATFORMS, exported: true },
    { key: 'supervisor', label: '监督机构', type: 'text', exported: true },
    { key: 'supervisionNo', label: '质量监督编号', type: 'code', exported: true },
    { key: 'inspectionCount', label: '监督检查', type: 'count', exported: true },
    { key: 'problemCount', label: '发现问题', type: 'count', exported: true },
    {
      key: 'inspections',
      label: '监督检查记录',
      type: 'table',
      exported: true,
      columns: [
        { key: 'inspectedOn', label: '检查日期', type: 'date' },
        { key: 'topic', label: '检查内容', type: 'text' },
        { key: 'problems', label: '发现问题', type: 'count' },
        { key: 'result', label: '处理结果', type: 'text' },
      ],
    },
  ],
  filters: [
    ...WATER_FILTERS,
    {
      key: 'platform',
      label: '监管平台',
      type: 'options',
      column: 'performancePlatform',
    },
  ],
  sorts: WATER_SORTS,
  list: WATER_LIST,
  detail: {
    head: WATER_HEAD,
    strip: ['inspectionCount', 'problemCount'],
    sections: [
      ...WATER_SECTIONS,
      { key: 'supervision', label: '质量监督', type: 'fields', columns: ['supervisor', 'supervisionNo'] },
      { key: 'inspection', label: '监督检查记录', type: 'table', column: 'inspections' },
      TENDER_SECTION,
      WINNING_SECTION,
      PROJECT_SECTION,
    ],
  },
  expiresOn: 'usableUntil',
  expiredLabel: '已超五年',
  authListPopup: false,
})
