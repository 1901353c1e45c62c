import { defineKind } from '../../catalogue/define-kind'
import { ORGANISATION_COLUMNS, ORGANISATION_FILTERS, ORGANISATION_SORTS } from './organisation.columns'
import { organisationBase, organisationSections } from './organisation.sections'

/** Tendering agencies, derived from the tenders and bid results of the portal. */
export const agency = defineKind({
  kind: 'agency',
  segment: 'proxy',
  api: 'proxy',
  resource: 'agencies',
  label: '代理机构',
  classifier: '家',
  tab: '查代理机构',
  placeholder: '请输入代理机构名称',
  menuGroup: '招标投标',
  isSearchCategory: true,
  words: '招标代理机构 招标代理 代理机构 代理公司',
  idName: 'cid',
  detailPath: 'html',
  outerLink: { segment: 'dlqy', label: '代理企业' },
  opensOnMainSite: true,
  searchAliases: ['/agentAndOwner/search/agentNew'],
  about: '代理机构由公开的招标公告与中标结果归集，数量与金额随公告更新重新计算。',
  title: 'name',
  monogram: 'company',
  keyword: 'words',
  exactKey: 'creditCode',
  columns: [
    { key: 'name', label: '代理机构', type: 'text', exported: true },
    ...ORGANISATION_COLUMNS,
    {
      key: 'owners',
      label: '服务业主',
      type: 'table',
      derived: true,
      columns: [
        { key: 'ownerId', label: '业主', type: 'code', hidden: true },
        { key: 'ownerUnitName', label: '业主单位', type: 'text', link: { kind: 'owner', id: 'ownerId' } },
        { key: 'tenderCount', label: '合作次数', type: 'count' },
        { key: 'latestOn', label: '最近合作', type: 'date' },
      ],
    },
  ],
  filters: ORGANISATION_FILTERS,
  sorts: ORGANISATION_SORTS,
  list: {
    tags: ['mainType'],
    below: ['region'],
    columns: [
      { key: 'contactPhone', width: 130 },
      { key: 'tenderCount', width: 112, unit: '条' },
      { key: 'winningCount', width: 112, unit: '条' },
      { key: 'latestOn', width: 100 },
      { key: 'totalAmount', width: 144, below: 'amountNote' },
    ],
  },
  detail: {
    head: ['creditCode', 'region', 'mainType', 'contactPhone', 'latestOn'],
    strip: [],
    rows: 3,
    sections: [
      ...organisationSections('agency', { key: 'owners', label: '服务业主' }),
      organisationBase([
        'name',
        'creditCode',
        'region',
        'mainType',
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
