import { defineKind } from '../../catalogue/define-kind'
import { TO_QUALIFICATION_WATCHERS } from '../shared/closed'
import { REMAINING_DAYS } from '../shared/presets'
import { GRADES, QUALIFICATIONS } from '../shared/qualifications'

/**
 * Companies' qualifications that ended in the last 90 days or end within a year. The date is open to all,
 * the company only to holders of the service. The gateway derives the rows from the companies
 * (expiry-refresh.ts).
 */
export const qualificationExpiry = defineKind({
  kind: 'qualificationExpiry',
  segment: 'zzdq',
  api: 'zzdq',
  resource: 'expiringQualifications',
  label: '资质到期',
  classifier: '项',
  tab: '资质到期',
  placeholder: '请输入企业关键词',
  menuGroup: '资质服务',
  words: '资质到期 资质过期 资质快到期 资质即将到期 资质将到期',
  idName: 'uuid',
  detailPath: 'none',
  opensBy: 'company_qualification_expire',
  title: 'companyName',
  keyword: 'words',
  about: '近 90 天内已到期和未来一年内将到期的企业资质，按有效期先后排列。',
  columns: [
    { key: 'companyId', label: '企业', type: 'code', hidden: true, access: TO_QUALIFICATION_WATCHERS.locked },
    {
      key: 'companyName',
      label: '企业名称',
      type: 'text',
      exported: true,
      access: TO_QUALIFICATION_WATCHERS.text,
      link: { kind: 'company', id: 'companyId' },
    },
    { key: 'region', label: '所在地区', type: 'region', exported: true },
    { key: 'qualificationName', label: '资质名称', type: 'text', exported: true },
    { key: 'qualificationCodes', label: '资质', type: 'tags', hidden: true },
    { key: 'grade', label: '等级', type: 'text', exported: true },
    {
      key: 'certificateNo',
      label: '证书编号',
      type: 'code',
      exported: true,
      access: TO_QUALIFICATION_WATCHERS.text,
    },
    { key: 'issuer', label: '发证机关', type: 'text', exported: true },
    { key: 'grantedOn', label: '发证日期', type: 'date', exported: true },
    {
      key: 'validUntil',
      label: '有效期至',
      type: 'date',
      exported: true,
      expiry: 'company_qualification_expire',
    },
    {
      key: 'contactPhone',
      label: '联系电话',
      type: 'text',
      exported: true,
      access: TO_QUALIFICATION_WATCHERS.phone,
    },
  ],
  filters: [
    { key: 'region', label: '所在地区', type: 'region', column: 'region' },
    {
      key: 'remaining',
      label: '剩余有效期',
      type: 'range',
      of: 'date',
      column: 'validUntil',
      presets: REMAINING_DAYS,
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
    { key: 'company', label: '企业', type: 'reference', column: 'companyId' },
  ],
  sorts: [
    { key: 'soonest', label: '最先到期', column: 'validUntil', direction: 'asc' },
    { key: 'last', label: '最后到期', column: 'validUntil', direction: 'desc' },
  ],
  list: {
    tags: [],
    below: ['region'],
    columns: [
      { key: 'qualificationName', width: 170 },
      { key: 'grade', width: 72 },
      { key: 'certificateNo', width: 150, below: 'issuer' },
      { key: 'contactPhone', width: 124 },
      { key: 'validUntil', width: 132, countsDays: true },
    ],
  },
  detail: {
    head: ['qualificationName', 'grade', 'region', 'validUntil'],
    strip: [],
    sections: [
      {
        key: 'base',
        label: '资质证书',
        type: 'fields',
        columns: [
          'companyName',
          'qualificationName',
          'grade',
          'certificateNo',
          'issuer',
          'grantedOn',
          'validUntil',
          'region',
          'contactPhone',
        ],
      },
    ],
  },
  authListPopup: false,
})
