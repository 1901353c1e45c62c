import { defineKind } from '../../catalogue/define-kind'
import type { Filter } from '../../catalogue/filter'
import { CERTIFICATE_LABELS, PERSON_CERTIFICATES } from './certificates'
import { SITE_COLUMNS } from './site.columns'

const REGISTRATIONS = [
  { value: 'R101', label: '一级建造师' },
  { value: 'R102', label: '二级建造师' },
  { value: 'R103', label: '一级造价工程师' },
  { value: 'R104', label: '二级造价工程师' },
  { value: 'R105', label: '监理工程师' },
  { value: 'R106', label: '一级注册建筑师' },
  { value: 'R107', label: '一级注册结构工程师' },
  { value: 'R108', label: '注册土木工程师（岩土）' },
  { value: 'R109', label: '注册安全工程师' },
] as const

const PROFESSIONS = [
  { value: 'J', label: '建筑工程' },
  { value: 'S', label: '市政公用工程' },
  { value: 'D', label: '机电工程' },
  { value: 'G', label: '公路工程' },
  { value: 'L', label: '水利水电工程' },
  { value: 'K', label: '矿业工程' },
  { value: 'T', label: '铁路工程' },
  { value: 'M', label: '民航机场工程' },
  { value: 'H', label: '港口与航道工程' },
  { value: 'X', label: '通信与广电工程' },
] as const

/** The professions of registered constructors, by the letter after the code: R101D. */
export const CONSTRUCTOR_PROFESSIONS = PROFESSIONS

/** The registrations, by the code in a person's `registrationCodes`. */
export const PERSON_REGISTRATIONS = REGISTRATIONS

const certificateFilter = <S extends keyof typeof PERSON_CERTIFICATES>(segment: S) =>
  ({
    key: segment,
    label: CERTIFICATE_LABELS[segment],
    type: 'options',
    multiple: true,
    column: 'certificateCodes',
    options: PERSON_CERTIFICATES[segment],
    within: [segment],
  }) as const satisfies Filter

/** The certificate filter of each sub-list. */
const CERTIFICATE_FILTERS = [
  certificateFilter('aqsl'),
  certificateFilter('sydry'),
  certificateFilter('tzzy'),
  certificateFilter('zcry'),
  certificateFilter('jsgr'),
] as const

/** People with a registration or a certificate; found only by their complete name. */
export const person = defineKind({
  kind: 'person',
  segment: 'renyuan',
  api: 'renyuan',
  resource: 'people',
  label: '人员',
  classifier: '名',
  tab: '查人员',
  placeholder: '请输入完整的人员姓名',
  menuGroup: '人员',
  isSearchCategory: true,
  words: '注册人员 建造师 造价师 项目经理 技术负责人 人员 人才 谁有',
  idName: 'uuid',
  detailPath: 'html',
  hasMobilePages: true,
  searchAliases: ['/jian-butler-data-biz/personnel/listPersonnel'],
  title: 'name',
  monogram: 'surname',
  keyword: 'whole',
  columns: [
    { key: 'name', label: '姓名', type: 'text', exported: true },
    {
      key: 'personType',
      label: '人员类别',
      type: 'enum',
      exported: true,
      options: [
        { value: 'registered', label: '注册人员' },
        { value: 'aqsl', label: '安全三类人员' },
        { value: 'sydry', label: '十一大员' },
        { value: 'tzzy', label: '特种作业人员' },
        { value: 'zcry', label: '职称人员' },
        { value: 'jsgr', label: '技术工人' },
      ],
    },
    { key: 'companyId', label: '注册单位', type: 'code', hidden: true },
    {
      key: 'companyName',
      label: '注册单位',
      type: 'text',
      exported: true,
      link: { kind: 'company', id: 'companyId' },
    },
    { key: 'region', label: '所在地区', type: 'region', exported: true },
    { key: 'registrationSummary', label: '注册类别', type: 'text', exported: true },
    { key: 'registrationCodes', label: '注册类别', type: 'tags', hidden: true },
    { key: 'certificateCodes', label: '证书类别', type: 'tags', hidden: true },
    {
      key: 'registrations',
      label: '注册与证书',
      type: 'table',
      exported: true,
      columns: [
        { key: 'category', label: '类别', type: 'text' },
        { key: 'profession', label: '专业', type: 'text' },
        {
          key: 'certificateNo',
          label: '证书编号',
          type: 'code',
          access: { needs: 'svip', below: 'masked', mask: 'text' },
        },
        { key: 'issuer', label: '发证机关', type: 'text' },
        { key: 'grantedOn', label: '发证日期', type: 'date' },
        {
          key: 'validUntil',
          label: '有效期至',
          type: 'date',
          endsValidity: true,
          access: { needs: 'svip', below: 'locked' },
        },
      ],
    },
    {
      key: 'contactPhone',
      label: '联系电话',
      type: 'text',
      access: { needs: 'svip', below: 'masked', mask: 'phone' },
      exported: true,
    },
    { key: 'totalAchieveCount', label: '个人业绩', type: 'count', exported: true, counts: 'performance' },
    { key: 'achieveCount', label: '中标业绩', type: 'count', exported: true, counts: 'winning' },
    { key: 'sikuCount', label: '四库业绩', type: 'count', exported: true, counts: 'siku' },
    { key: 'highwayCount', label: '公路业绩', type: 'count', exported: true, counts: 'highway' },
    { key: 'waterCount', label: '水利业绩', type: 'count', exported: true, counts: 'water' },
    {
      key: 'waterSuperviceCount',
      label: '水利监管',
      type: 'count',
      exported: true,
      counts: 'waterSupervision',
    },
    {
      key: 'historyList',
      label: '变更记录',
      type: 'table',
      exported: true,
      columns: [
        { key: 'changedOn', label: '变更日期', type: 'date' },
        { key: 'companyName', label: '注册单位', type: 'text' },
        { key: 'action', label: '变更内容', type: 'text' },
      ],
    },
    { key: 'latestCertificateOn', label: '最近发证', type: 'date', exported: true },
    ...SITE_COLUMNS,
  ],
  filters: [
    { key: 'region', label: '所在地区', type: 'region', column: 'region' },
    { key: 'site', label: '在建状态', type: 'options', column: 'siteState' },
    {
      key: 'type',
      label: '人员类别',
      type: 'options',
      column: 'personType',
    },
    {
      key: 'registration',
      label: '注册类别',
      type: 'head',
      multiple: true,
      column: 'registrationCodes',
      options: REGISTRATIONS,
    },
    {
      key: 'profession',
      label: '注册专业',
      type: 'tail',
      column: 'registrationCodes',
      options: PROFESSIONS,
    },
    {
      key: 'achieve',
      label: '个人业绩',
      type: 'range',
      of: 'count',
      column: 'totalAchieveCount',
      presets: [
        { value: 'some', label: '有业绩', min: 1 },
        { value: 'gte5', label: '5 项以上', min: 5 },
        { value: 'gte10', label: '10 项以上', min: 10 },
      ],
    },
    ...CERTIFICATE_FILTERS,
    { key: 'company', label: '注册单位', type: 'reference', column: 'companyId' },
  ],
  sorts: [
    { key: 'latest', label: '最近发证', column: 'latestCertificateOn', direction: 'desc' },
    { key: 'achieve', label: '业绩数量', column: 'totalAchieveCount', direction: 'desc' },
    { key: 'free', label: '在建最少', column: 'ongoingCount', direction: 'asc' },
  ],
  takesSubListSegment: true,
  subLists: [
    { segment: 'aqsl', label: '安全三类人员', filter: { key: 'type', value: 'aqsl' } },
    { segment: 'sydry', label: '十一大员', filter: { key: 'type', value: 'sydry' } },
    { segment: 'tzzy', label: '特种作业人员', filter: { key: 'type', value: 'tzzy' } },
    { segment: 'zcry', label: '职称人员', filter: { key: 'type', value: 'zcry' } },
    { segment: 'jsgr', label: '技术工人', filter: { key: 'type', value: 'jsgr' } },
  ],
  list: {
    tags: ['personType'],
    below: ['companyName'],
    columns: [
      { key: 'registrationSummary', width: 188, below: 'region' },
      { key: 'siteState', width: 148, below: 'ongoingUntil' },
      { key: 'contactPhone', width: 112 },
      { key: 'latestCertificateOn', width: 104 },
      { key: 'totalAchieveCount', width: 108, unit: '项' },
    ],
  },
  detail: {
    head: ['companyName', 'personType', 'registrationSummary', 'region', 'contactPhone'],
    strip: [
      'totalAchieveCount',
      'achieveCount',
      'sikuCount',
      'highwayCount',
      'waterCount',
      'waterSuperviceCount',
    ],
    sections: [
      {
        key: 'base',
        label: '基本信息',
        type: 'fields',
        columns: ['name', 'personType', 'companyName', 'region', 'registrationSummary', 'contactPhone'],
      },
      {
        key: 'site',
        label: '在建（推断）',
        type: 'fields',
        columns: ['siteState', 'ongoingCount', 'ongoingUntil', 'ongoingBasis'],
      },
      { key: 'registration', label: '注册与证书', type: 'table', column: 'registrations' },
      {
        key: 'winning',
        label: '中标业绩',
        type: 'related',
        kind: 'winning',
        filter: 'person',
        columns: ['projectName', 'companyName', 'winningAmount', 'awardedOn'],
      },
      {
        key: 'siku',
        label: '四库业绩',
        type: 'related',
        kind: 'siku',
        filter: 'person',
        columns: ['projectName', 'progress', 'totalInvestment', 'bidMinDate'],
      },
      {
        key: 'highway',
        label: '公路业绩',
        type: 'related',
        kind: 'highway',
        filter: 'person',
        columns: ['projectName', 'technicalGrade', 'contractAmount', 'handoverTime'],
      },
      {
        key: 'water',
        label: '水利业绩',
        type: 'related',
        kind: 'water',
        filter: 'person',
        columns: ['projectName', 'worksGrade', 'bidPrice', 'contractEndLimttime'],
      },
      {
        key: 'waterSupervice',
        label: '水利监管',
        type: 'related',
        kind: 'waterSupervision',
        filter: 'person',
        columns: ['projectName', 'worksGrade', 'bidPrice', 'contractEndLimttime'],
      },
      { key: 'history', label: '变更记录', type: 'table', column: 'historyList' },
    ],
  },
  authListPopup: true,
})
