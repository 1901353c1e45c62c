import { defineKind } from '../../catalogue/define-kind'
import { TO_CHECKERS } from '../shared/closed'
import { PAST_DAYS } from '../shared/presets'
import { QUALIFICATIONS } from '../shared/qualifications'

const STAGES = [
  { value: 'tz', label: '核查通知' },
  { value: 'zg', label: '限期整改', tone: 'warn' },
  { value: 'jg', label: '核查结果' },
] as const

const OUTCOMES = [
  { value: 'open', label: '待核查' },
  { value: 'rectify', label: '责令整改', tone: 'warn' },
  { value: 'passed', label: '合格', tone: 'ok' },
  { value: 'rectified', label: '整改合格', tone: 'ok' },
  { value: 'withdrawn', label: '撤回资质', tone: 'bad' },
  { value: 'cancelled', label: '注销资质', tone: 'bad' },
] as const

/** Checks whether companies still meet the standards of their qualifications: notice, correction, result. */
export const dynamicCheck = defineKind({
  kind: 'dynamicCheck',
  segment: 'dthc',
  api: 'dthc',
  resource: 'dynamicChecks',
  label: '动态核查',
  classifier: '条',
  tab: '动态核查',
  placeholder: '请输入企业关键词',
  menuGroup: '资质服务',
  words: '资质动态核查 动态核查',
  idName: 'uuid',
  detailPath: 'none',
  opensBy: 'company_dynamic',
  onlySubLists: true,
  title: 'companyName',
  keyword: 'words',
  about: '住房城乡建设主管部门对企业资质条件的动态核查：下发通知、限期整改与核查结果。',
  columns: [
    { key: 'companyId', label: '企业', type: 'code', hidden: true, access: TO_CHECKERS.locked },
    {
      key: 'companyName',
      label: '企业名称',
      type: 'text',
      exported: true,
      access: TO_CHECKERS.text,
      link: { kind: 'company', id: 'companyId' },
    },
    { key: 'stage', label: '核查阶段', type: 'enum', options: STAGES, exported: true },
    { key: 'outcome', label: '核查结论', type: 'enum', options: OUTCOMES, exported: true },
    { key: 'region', label: '所在地区', type: 'region', exported: true },
    { key: 'qualificationNames', label: '核查资质', type: 'text', exported: true },
    { key: 'qualificationCodes', label: '核查资质', type: 'tags', hidden: true },
    { key: 'reason', label: '核查事由', type: 'text', exported: true },
    { key: 'authority', label: '核查机关', type: 'text', exported: true },
    { key: 'documentNo', label: '文号', type: 'text', exported: true, access: TO_CHECKERS.text },
    { key: 'publishedOn', label: '发布日期', type: 'date', exported: true },
    { key: 'deadline', label: '截止日期', type: 'date', exported: true },
  ],
  filters: [
    { key: 'stage', label: '核查阶段', type: 'options', column: 'stage' },
    { key: 'region', label: '所在地区', type: 'region', column: 'region' },
    {
      key: 'outcome',
      label: '核查结论',
      type: 'options',
      multiple: true,
      column: 'outcome',
    },
    {
      key: 'qualification',
      label: '核查资质',
      type: 'head',
      multiple: true,
      column: 'qualificationCodes',
      options: QUALIFICATIONS,
    },
    {
      key: 'published',
      label: '发布日期',
      type: 'range',
      of: 'date',
      column: 'publishedOn',
      presets: PAST_DAYS,
    },
    { key: 'company', label: '企业', type: 'reference', column: 'companyId' },
  ],
  sorts: [
    { key: 'latest', label: '最新发布', column: 'publishedOn', direction: 'desc' },
    { key: 'deadline', label: '截止日期', column: 'deadline', direction: 'desc' },
  ],
  subLists: [
    {
      segment: 'tz',
      label: '核查通知',
      pageLabel: '动态核查（通知）',
      filter: { key: 'stage', value: 'tz' },
    },
    {
      segment: 'zg',
      label: '限期整改',
      pageLabel: '动态核查（整改）',
      filter: { key: 'stage', value: 'zg' },
    },
    {
      segment: 'jg',
      label: '核查结果',
      pageLabel: '动态核查（结果）',
      filter: { key: 'stage', value: 'jg' },
    },
  ],
  list: {
    tags: ['stage', 'outcome'],
    below: ['region', 'reason'],
    columns: [
      { key: 'qualificationNames', width: 180 },
      { key: 'authority', width: 170, below: 'documentNo' },
      { key: 'publishedOn', width: 100 },
      { key: 'deadline', width: 120, countsDays: true },
    ],
  },
  detail: {
    head: ['qualificationNames', 'documentNo', 'region', 'publishedOn'],
    strip: [],
    sections: [
      {
        key: 'base',
        label: '核查信息',
        type: 'fields',
        columns: [
          'companyName',
          'stage',
          'outcome',
          'qualificationNames',
          'reason',
          'authority',
          'documentNo',
          'publishedOn',
          'deadline',
          'region',
        ],
      },
    ],
  },
  authListPopup: false,
})
