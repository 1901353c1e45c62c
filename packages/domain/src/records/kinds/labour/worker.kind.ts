import { defineKind } from '../../catalogue/define-kind'
import { TO_MEMBERS } from '../shared/closed'
import { PAST_DAYS } from '../shared/presets'
import { AVAILABILITIES, contactsFor, JOB_CERTIFICATES, MONTHLY_PAY, POSTING_COLUMNS } from './labour.columns'

/**
 * Job seekers in the labour hall. They post themselves, the staff check the postings; names and contacts are for
 * members.
 */
export const worker = defineKind({
  kind: 'worker',
  segment: 'workerList',
  api: 'worker',
  resource: 'jobSeekers',
  label: '求职',
  classifier: '条',
  tab: '求职信息',
  placeholder: '请输入求职职位',
  menuGroup: '用工大厅',
  words: '求职信息 求职者 求职人员 求职',
  idName: 'uuid',
  detailPath: 'html',
  detailSegment: 'workerDetail',
  pages: { kind: 'labour', detail: 'workerDetail' },
  title: 'title',
  keyword: 'words',
  about: '求职者本人发布、工作人员审核后展示，姓名与联系方式按会员权益展示。录用前请核对证书原件与注册信息。',
  columns: [
    { key: 'title', label: '求职职位', type: 'text', exported: true },
    { key: 'name', label: '求职者', type: 'text', exported: true, access: TO_MEMBERS.personName },
    { key: 'pay', label: '期望月薪', type: 'text', exported: true },
    { key: 'region', label: '期望地区', type: 'region', exported: true },
    { key: 'availability', label: '到岗时间', type: 'enum', options: AVAILABILITIES, exported: true },
    { key: 'description', label: '个人介绍', type: 'longText' },
    ...POSTING_COLUMNS,
    contactsFor('svip'),
  ],
  filters: [
    { key: 'region', label: '期望地区', type: 'region', column: 'region' },
    { key: 'type', label: '职位类别', type: 'options', multiple: true, column: 'jobType' },
    { key: 'pay', label: '期望月薪', type: 'range', of: 'fen', column: 'payMin', presets: MONTHLY_PAY },
    { key: 'experience', label: '工作经验', type: 'options', multiple: true, column: 'experience' },
    {
      key: 'certificate',
      label: '证书',
      type: 'options',
      multiple: true,
      column: 'certificateCodes',
      options: JOB_CERTIFICATES,
    },
    { key: 'availability', label: '到岗时间', type: 'options', multiple: true, column: 'availability' },
    {
      key: 'published',
      label: '发布时间',
      type: 'range',
      of: 'date',
      column: 'publishedOn',
      presets: PAST_DAYS,
    },
  ],
  sorts: [
    { key: 'latest', label: '最新发布', column: 'publishedOn', direction: 'desc' },
    { key: 'pay', label: '期望月薪', column: 'payMin', direction: 'desc' },
  ],
  list: {
    opensBeside: true,
    tags: ['jobType', 'availability'],
    below: ['name', 'region'],
    columns: [
      { key: 'certificates', width: 140 },
      { key: 'experience', width: 88 },
      { key: 'publishedOn', width: 96 },
      { key: 'pay', width: 180, isFigure: true },
    ],
  },
  detail: {
    head: ['name', 'pay', 'region', 'experience', 'availability', 'publishedOn'],
    strip: [],
    sections: [
      {
        key: 'base',
        label: '求职意向',
        type: 'fields',
        columns: [
          'title',
          'name',
          'jobType',
          'pay',
          'experience',
          'certificates',
          'availability',
          'region',
          'publishedOn',
          'validUntil',
        ],
      },
      { key: 'description', label: '个人介绍', type: 'text', column: 'description' },
      { key: 'reach', label: '联系方式', type: 'table', column: 'reach' },
    ],
  },
  expiresOn: 'validUntil',
  authListPopup: false,
})
