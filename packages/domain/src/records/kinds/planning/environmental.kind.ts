import { defineKind } from '../../catalogue/define-kind'
import { TO_MEMBERS } from '../shared/closed'
import { actDay, amountUpTo } from '../shared/doubts'
import { INVESTMENTS, PAST_DAYS } from '../shared/presets'
import { PROJECT_COLUMN, UNIT_COLUMNS, UNIT_FILTERS } from './unit.columns'

const DOCUMENTS = [
  { value: 'report', label: '环评报告书', tone: 'warn' },
  { value: 'form', label: '环评报告表' },
  { value: 'register', label: '环评登记表' },
] as const

const STAGES = [
  { value: 'accepted', label: '受理公示' },
  { value: 'proposed', label: '拟审批公示' },
  { value: 'decided', label: '审批决定', tone: 'ok' },
  { value: 'filed', label: '已备案', tone: 'ok' },
] as const

/** Environmental impact assessments of projects, from acceptance to decision. */
export const environmental = defineKind({
  kind: 'environmental',
  segment: 'hjpg',
  api: 'hjpg',
  resource: 'environmentalAssessments',
  label: '环境影响评价',
  classifier: '件',
  tab: '环境影响评价',
  placeholder: '请输入项目名称',
  menuGroup: '拟建与用地',
  words: '环境影响评价 环评',
  idName: 'uuid',
  detailPath: 'none',
  opensBy: 'svip',
  title: 'name',
  keyword: 'words',
  exactKey: 'approvalNo',
  about: '生态环境主管部门公示的建设项目环评受理、拟审批与审批决定，登记表由建设单位自行备案。',
  columns: [
    { key: 'name', label: '项目名称', type: 'text', exported: true },
    { key: 'approvalNo', label: '批复（备案）文号', type: 'code', exported: true, access: TO_MEMBERS.text },
    PROJECT_COLUMN,
    { key: 'documentType', label: '环评类型', type: 'enum', options: DOCUMENTS, exported: true },
    { key: 'stage', label: '办理阶段', type: 'enum', options: STAGES, exported: true },
    { key: 'industry', label: '行业类别', type: 'text', exported: true, access: TO_MEMBERS.text },
    { key: 'region', label: '所在地区', type: 'region', exported: true },
    ...UNIT_COLUMNS,
    { key: 'contactPhone', label: '联系电话', type: 'text', exported: true, access: TO_MEMBERS.phone },
    { key: 'location', label: '建设地点', type: 'text', exported: true, access: TO_MEMBERS.text },
    { key: 'assessor', label: '环评编制单位', type: 'text', exported: true, access: TO_MEMBERS.text },
    {
      key: 'investment',
      label: '总投资',
      type: 'fen',
      currency: 'currency',
      exported: true,
      doubt: amountUpTo('总投资', 20_000),
      access: TO_MEMBERS.amount,
    },
    {
      key: 'protection',
      label: '环保投资',
      type: 'fen',
      currency: 'currency',
      exported: true,
      access: TO_MEMBERS.amount,
    },
    { key: 'currency', label: '币种', type: 'code', hidden: true, exported: true },
    { key: 'authority', label: '审批机关', type: 'text', exported: true },
    { key: 'publishedOn', label: '公示日期', type: 'date', exported: true, doubt: actDay('公示日期') },
    { key: 'objectionUntil', label: '公示截止', type: 'date', exported: true, access: TO_MEMBERS.locked },
  ],
  filters: [
    { key: 'region', label: '所在地区', type: 'region', column: 'region' },
    { key: 'type', label: '环评类型', type: 'options', column: 'documentType' },
    { key: 'stage', label: '办理阶段', type: 'options', multiple: true, column: 'stage' },
    {
      key: 'investment',
      label: '总投资',
      type: 'range',
      of: 'fen',
      column: 'investment',
      presets: INVESTMENTS,
    },
    {
      key: 'published',
      label: '公示日期',
      type: 'range',
      of: 'date',
      column: 'publishedOn',
      presets: PAST_DAYS,
    },
    ...UNIT_FILTERS,
  ],
  sorts: [
    { key: 'latest', label: '最新公示', column: 'publishedOn', direction: 'desc' },
    { key: 'investment', label: '总投资', column: 'investment', direction: 'desc' },
  ],
  list: {
    tags: ['documentType', 'stage'],
    below: ['region', 'authority'],
    columns: [
      { key: 'unitName', width: 180, below: 'assessor' },
      { key: 'industry', width: 112 },
      { key: 'publishedOn', width: 96 },
      { key: 'protection', width: 120 },
      { key: 'investment', width: 112 },
    ],
  },
  detail: {
    head: ['approvalNo', 'unitName', 'investment', 'region', 'publishedOn'],
    strip: [],
    sections: [
      {
        key: 'base',
        label: '环评信息',
        type: 'fields',
        columns: [
          'name',
          'documentType',
          'stage',
          'industry',
          'region',
          'unitName',
          'contactPhone',
          'location',
          'assessor',
          'investment',
          'protection',
          'approvalNo',
          'authority',
          'publishedOn',
          'objectionUntil',
        ],
      },
    ],
  },
  authListPopup: false,
})
