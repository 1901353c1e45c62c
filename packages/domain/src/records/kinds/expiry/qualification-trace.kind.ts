import { defineKind } from '../../catalogue/define-kind'
import { TO_TRACERS } from '../shared/closed'
import { PAST_DAYS } from '../shared/presets'
import { GRADES, QUALIFICATIONS } from '../shared/qualifications'

const CHANGES = [
  { value: 'added', label: '新增', tone: 'ok' },
  { value: 'upgraded', label: '升级', tone: 'ok' },
  { value: 'renewed', label: '延续' },
  { value: 'changed', label: '变更', tone: 'warn' },
  { value: 'cancelled', label: '注销', tone: 'bad' },
] as const

/** Changes of companies' qualifications as announced by the authorities, day by day. */
export const qualificationTrace = defineKind({
  kind: 'qualificationTrace',
  segment: 'zzwinning',
  api: 'zzwinning',
  resource: 'qualificationTraces',
  label: '资质动态',
  classifier: '条',
  tab: '资质追踪',
  placeholder: '请输入企业关键词',
  menuGroup: '资质服务',
  isSearchCategory: true,
  words: '资质动态 资质变更 资质升级 资质注销',
  idName: 'uuid',
  detailPath: 'none',
  opensBy: 'company_outnews',
  title: 'companyName',
  keyword: 'words',
  about: '每日汇总住房城乡建设主管部门公告的企业资质新增、升级、延续、变更与注销。',
  columns: [
    { key: 'companyId', label: '企业', type: 'code', hidden: true, access: TO_TRACERS.locked },
    {
      key: 'companyName',
      label: '企业名称',
      type: 'text',
      exported: true,
      access: TO_TRACERS.text,
      link: { kind: 'company', id: 'companyId' },
    },
    { key: 'change', label: '变动类型', type: 'enum', options: CHANGES, exported: true },
    { key: 'qualificationName', label: '资质名称', type: 'text', exported: true },
    { key: 'qualificationCodes', label: '资质', type: 'tags', hidden: true },
    { key: 'gradeBefore', label: '原等级', type: 'text', exported: true },
    { key: 'gradeAfter', label: '现等级', type: 'text', exported: true },
    { key: 'region', label: '所在地区', type: 'region', exported: true },
    { key: 'authority', label: '公告机关', type: 'text', exported: true },
    { key: 'batch', label: '公告批次', type: 'text', exported: true },
    { key: 'announcedOn', label: '公告日期', type: 'date', exported: true },
  ],
  filters: [
    { key: 'region', label: '所在地区', type: 'region', column: 'region' },
    {
      key: 'change',
      label: '变动类型',
      type: 'options',
      multiple: true,
      column: 'change',
    },
    {
      key: 'qualification',
      label: '资质',
      type: 'head',
      multiple: true,
      column: 'qualificationCodes',
      options: QUALIFICATIONS,
    },
    {
      key: 'grade',
      label: '资质等级',
      type: 'tail',
      multiple: true,
      column: 'qualificationCodes',
      options: GRADES,
    },
    {
      key: 'announced',
      label: '公告日期',
      type: 'range',
      of: 'date',
      column: 'announcedOn',
      presets: PAST_DAYS,
    },
    { key: 'company', label: '企业', type: 'reference', column: 'companyId' },
  ],
  sorts: [
    { key: 'latest', label: '最新公告', column: 'announcedOn', direction: 'desc' },
    { key: 'earliest', label: '最早公告', column: 'announcedOn', direction: 'asc' },
  ],
  list: {
    tags: ['change'],
    below: ['region', 'batch'],
    columns: [
      { key: 'qualificationName', width: 190 },
      { key: 'gradeBefore', width: 80 },
      { key: 'gradeAfter', width: 80 },
      { key: 'authority', width: 160 },
      { key: 'announcedOn', width: 100 },
    ],
  },
  detail: {
    head: ['qualificationName', 'gradeBefore', 'gradeAfter', 'region', 'announcedOn'],
    strip: [],
    sections: [
      {
        key: 'base',
        label: '资质变动',
        type: 'fields',
        columns: [
          'companyName',
          'change',
          'qualificationName',
          'gradeBefore',
          'gradeAfter',
          'region',
          'authority',
          'batch',
          'announcedOn',
        ],
      },
    ],
  },
  authListPopup: false,
})
