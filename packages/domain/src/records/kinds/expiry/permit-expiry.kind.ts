import { defineKind } from '../../catalogue/define-kind'
import { TO_PERMIT_WATCHERS } from '../shared/closed'
import { REMAINING_DAYS } from '../shared/presets'
import { GRADES, QUALIFICATIONS } from '../shared/qualifications'

/**
 * Safety production permits that ended in the last 90 days or end within a year. The date is open to all,
 * the company only to holders of the service. The gateway derives the rows from the companies
 * (expiry-refresh.ts).
 */
export const permitExpiry = defineKind({
  kind: 'permitExpiry',
  segment: 'axdq',
  api: 'axdq',
  resource: 'expiringPermits',
  label: '安许到期',
  classifier: '家',
  tab: '安许到期',
  placeholder: '请输入企业关键词',
  menuGroup: '资质服务',
  words:
    '安全生产许可证过期 安许证过期 安许过期 安许快到期 安许快过期 安许将到期 安全生产许可证到期 安全生产许可证快到期 安许证快到期 安许证到期 安许到期 安全生产许可到期',
  idName: 'uuid',
  detailPath: 'none',
  opensBy: 'company_anxu_expire',
  title: 'companyName',
  keyword: 'words',
  about: '近 90 天内已到期和未来一年内将到期的安全生产许可证，按有效期先后排列。',
  columns: [
    { key: 'companyId', label: '企业', type: 'code', hidden: true, access: TO_PERMIT_WATCHERS.locked },
    {
      key: 'companyName',
      label: '企业名称',
      type: 'text',
      exported: true,
      access: TO_PERMIT_WATCHERS.text,
      link: { kind: 'company', id: 'companyId' },
    },
    { key: 'region', label: '所在地区', type: 'region', exported: true },
    { key: 'permitNo', label: '许可证编号', type: 'code', exported: true, access: TO_PERMIT_WATCHERS.text },
    { key: 'issuer', label: '发证机关', type: 'text', exported: true },
    { key: 'grantedOn', label: '有效期起', type: 'date', exported: true },
    { key: 'validUntil', label: '有效期至', type: 'date', exported: true, expiry: 'company_anxu_expire' },
    {
      key: 'qualificationSummary',
      label: '企业资质',
      type: 'text',
      namesQualifications: true,
      exported: true,
      access: TO_PERMIT_WATCHERS.locked,
    },
    // The codes reveal the same as the summary, so they have its access.
    {
      key: 'qualificationCodes',
      label: '企业资质',
      type: 'tags',
      hidden: true,
      access: TO_PERMIT_WATCHERS.locked,
    },
    {
      key: 'contactPhone',
      label: '联系电话',
      type: 'text',
      exported: true,
      access: TO_PERMIT_WATCHERS.phone,
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
      label: '企业资质',
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
      { key: 'permitNo', width: 224, below: 'issuer' },
      { key: 'qualificationSummary', width: 160 },
      { key: 'contactPhone', width: 116 },
      { key: 'validUntil', width: 116, countsDays: true },
    ],
  },
  detail: {
    head: ['permitNo', 'region', 'validUntil'],
    strip: [],
    sections: [
      {
        key: 'base',
        label: '安全生产许可证',
        type: 'fields',
        columns: [
          'companyName',
          'permitNo',
          'issuer',
          'grantedOn',
          'validUntil',
          'qualificationSummary',
          'region',
          'contactPhone',
        ],
      },
    ],
  },
  authListPopup: false,
})
