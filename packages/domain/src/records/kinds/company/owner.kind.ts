import { defineKind } from '../../catalogue/define-kind'
import { ORGANISATION_COLUMNS, ORGANISATION_FILTERS, ORGANISATION_SORTS } from './organisation.columns'
import { organisationBase, organisationSections } from './organisation.sections'

const OWNER_TYPES = [
  { value: 'public', label: '机关事业单位' },
  { value: 'enterprise', label: '企业' },
] as const

/** Owners (the clients of construction projects), derived from the tenders and bid results of the portal. */
export const owner = defineKind({
  kind: 'owner',
  segment: 'owner',
  api: 'owner',
  resource: 'owners',
  label: '业主',
  classifier: '家',
  tab: '查业主',
  placeholder: '请输入业主单位名称',
  menuGroup: '招标投标',
  isSearchCategory: true,
  words: '业主单位 招标人 招标单位 建设单位 业主 甲方',
  idName: 'cid',
  detailPath: 'html',
  outerLink: { segment: 'yzdw', label: '业主单位' },
  opensOnMainSite: true,
  searchAliases: ['/agentAndOwner/search/ownerNew'],
  about: '业主单位由公开的招标公告与中标结果归集，数量与金额随公告更新重新计算。',
  title: 'name',
  monogram: 'company',
  keyword: 'words',
  exactKey: 'creditCode',
  columns: [
    { key: 'name', label: '业主单位', type: 'text', exported: true },
    { key: 'ownerType', label: '单位性质', type: 'enum', options: OWNER_TYPES, exported: true },
    ...ORGANISATION_COLUMNS,
    {
      key: 'agencies',
      label: '常用代理机构',
      type: 'table',
      derived: true,
      columns: [
        { key: 'agencyId', label: '代理机构', type: 'code', hidden: true },
        { key: 'agencyName', label: '代理机构', type: 'text', link: { kind: 'agency', id: 'agencyId' } },
        { key: 'tenderCount', label: '合作次数', type: 'count' },
        { key: 'latestOn', label: '最近合作', type: 'date' },
      ],
    },
  ],
  filters: [
    ...ORGANISATION_FILTERS,
    { key: 'nature', label: '单位性质', type: 'options', column: 'ownerType' },
  ],
  sorts: ORGANISATION_SORTS,
  list: {
    tags: ['ownerType', 'mainType'],
    below: ['region'],
    columns: [
      { key: 'contactName', width: 130, below: 'contactPhone' },
      { key: 'tenderCount', width: 112, unit: '条' },
      { key: 'winningCount', width: 112, unit: '条' },
      { key: 'latestOn', width: 100 },
      { key: 'totalAmount', width: 144, below: 'amountNote' },
    ],
  },
  detail: {
    head: ['creditCode', 'ownerType', 'region', 'contactName', 'contactPhone', 'latestOn'],
    strip: [],
    rows: 3,
    sections: [
      {
        key: 'planned',
        label: '拟建项目',
        type: 'related',
        kind: 'planned',
        filter: 'owner',
        columns: ['name', 'engineeringType', 'approvalTime'],
      },
      ...organisationSections('owner', { key: 'agencies', label: '常用代理机构' }),
      organisationBase([
        'name',
        'creditCode',
        'ownerType',
        'region',
        'mainType',
        'contactName',
        'contactPhone',
        'tenderCount',
        'winningCount',
        'totalAmount',
        'averageAmount',
        'amountNote',
        'latestOn',
      ]),
    ],
  },
  authListPopup: false,
})
