import { FEN_PER_WAN } from '../../../formatting'
import type { Column } from '../../catalogue/column'
import type { FilterDeclaration, Sort } from '../../catalogue/filter'
import { ENGINEERING_TYPES } from '../shared/engineering-types'

const closedAmount = { needs: 'owner_lookup', below: 'masked', mask: 'amount' } as const

/** The columns of owners and agencies; the figures are computed from their tenders and bid results. */
export const ORGANISATION_COLUMNS = [
  { key: 'creditCode', label: '统一社会信用代码', type: 'code', exported: true },
  { key: 'region', label: '所在地区', type: 'region', exported: true },
  {
    key: 'mainType',
    label: '主要工程类型',
    type: 'enum',
    options: ENGINEERING_TYPES,
    exported: true,
    derived: true,
  },
  { key: 'tenderCount', label: '招标公告', type: 'count', exported: true, derived: true, counts: 'tender' },
  {
    key: 'winningCount',
    label: '中标结果',
    type: 'count',
    exported: true,
    derived: true,
    counts: 'winning',
  },
  {
    key: 'totalAmount',
    label: '累计中标金额',
    type: 'fen',
    currency: 'currency',
    leftOut: 'amountNote',
    exported: true,
    derived: true,
  },
  {
    key: 'averageAmount',
    label: '平均中标金额',
    type: 'fen',
    currency: 'currency',
    exported: true,
    derived: true,
  },
  { key: 'amountNote', label: '金额说明', type: 'text', exported: true, derived: true },
  { key: 'currency', label: '币种', type: 'code', hidden: true, exported: true, derived: true },
  { key: 'latestOn', label: '最近公告', type: 'date', exported: true, derived: true },
  {
    key: 'contactName',
    label: '联系人',
    type: 'text',
    exported: true,
    derived: true,
    access: { needs: 'svip', below: 'masked', mask: 'personName' },
  },
  {
    key: 'contactPhone',
    label: '联系电话',
    type: 'text',
    exported: true,
    derived: true,
    access: { needs: 'svip', below: 'masked', mask: 'phone' },
  },
  {
    key: 'directory',
    label: '历次公告联系方式',
    type: 'table',
    derived: true,
    columns: [
      {
        key: 'noticeContact',
        label: '联系人',
        type: 'text',
        access: { needs: 'owner_lookup', below: 'masked', mask: 'personName' },
      },
      {
        key: 'noticePhone',
        label: '联系电话',
        type: 'text',
        access: { needs: 'owner_lookup', below: 'masked', mask: 'phone' },
      },
      { key: 'noticeCount', label: '出现次数', type: 'count' },
      { key: 'latestOn', label: '最近出现', type: 'date' },
    ],
  },
  {
    key: 'types',
    label: '工程类型分布',
    type: 'table',
    derived: true,
    columns: [
      { key: 'engineeringType', label: '工程类型', type: 'enum', options: ENGINEERING_TYPES },
      { key: 'tenderCount', label: '招标公告', type: 'count', counts: 'tender' },
      { key: 'winningCount', label: '中标结果', type: 'count', counts: 'winning' },
      { key: 'amount', label: '中标金额', type: 'fen', currency: 'currency' },
      { key: 'amountNote', label: '金额说明', type: 'text' },
    ],
  },
  {
    key: 'winners',
    label: '常中标单位',
    type: 'table',
    derived: true,
    columns: [
      { key: 'companyId', label: '企业', type: 'code', hidden: true },
      {
        key: 'companyName',
        label: '中标单位',
        type: 'text',
        link: { kind: 'company', id: 'companyId', directive: 1 },
      },
      { key: 'winningCount', label: '中标次数', type: 'count' },
      { key: 'amount', label: '中标金额', type: 'fen', currency: 'currency', access: closedAmount },
      { key: 'amountNote', label: '金额说明', type: 'text' },
      { key: 'latestOn', label: '最近中标', type: 'date' },
    ],
  },
] as const satisfies readonly Column[]

/** The filters of owners and agencies. */
export const ORGANISATION_FILTERS = [
  { key: 'region', label: '所在地区', type: 'region', column: 'region' },
  {
    key: 'type',
    label: '主要工程类型',
    type: 'options',
    multiple: true,
    column: 'mainType',
  },
  {
    key: 'tenders',
    label: '招标公告',
    type: 'range',
    of: 'count',
    column: 'tenderCount',
    presets: [
      { value: 'some', label: '有招标', min: 1 },
      { value: 'gte5', label: '5 条以上', min: 5 },
      { value: 'gte20', label: '20 条以上', min: 20 },
    ],
  },
  {
    key: 'amount',
    label: '累计中标金额',
    type: 'range',
    of: 'fen',
    column: 'totalAmount',
    presets: [
      { value: 'lt1000', label: '1000 万以下', max: 1000 * FEN_PER_WAN - 1 },
      { value: '1000to10000', label: '1000 万–1 亿', min: 1000 * FEN_PER_WAN, max: 10_000 * FEN_PER_WAN - 1 },
      { value: '10000to50000', label: '1–5 亿', min: 10_000 * FEN_PER_WAN, max: 50_000 * FEN_PER_WAN - 1 },
      { value: 'gte50000', label: '5 亿以上', min: 50_000 * FEN_PER_WAN },
    ],
  },
  {
    key: 'latest',
    label: '最近公告',
    type: 'range',
    of: 'date',
    column: 'latestOn',
    newestOf: null,
    presets: [
      { value: '7d', label: '近 7 天', days: 7 },
      { value: '30d', label: '近 30 天', days: 30 },
      { value: '1y', label: '近一年', days: 365 },
    ],
  },
] as const satisfies readonly FilterDeclaration[]

/** The sorts of owners and agencies. */
export const ORGANISATION_SORTS = [
  { key: 'latest', label: '最近公告', column: 'latestOn', direction: 'desc' },
  { key: 'tenders', label: '招标数量', column: 'tenderCount', direction: 'desc' },
  { key: 'amount', label: '中标金额', column: 'totalAmount', direction: 'desc' },
] as const satisfies readonly Sort[]
