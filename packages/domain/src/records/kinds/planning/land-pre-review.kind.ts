import { defineKind } from '../../catalogue/define-kind'
import { TO_MEMBERS } from '../shared/closed'
import { actDay } from '../shared/doubts'
import { AREAS, PAST_DAYS } from '../shared/presets'
import { LAND_USES } from './land-uses'
import { PROJECT_COLUMN, UNIT_COLUMNS, UNIT_FILTERS } from './unit.columns'

/** Site and land pre-reviews of projects before their approval. */
export const landPreReview = defineKind({
  kind: 'landPreReview',
  segment: 'ydys',
  api: 'ydys',
  resource: 'landPreReviews',
  label: '用地预审',
  classifier: '件',
  tab: '用地预审',
  placeholder: '请输入项目名称',
  menuGroup: '拟建与用地',
  words: '用地预审',
  idName: 'uuid',
  detailPath: 'none',
  opensBy: 'svip',
  title: 'name',
  keyword: 'words',
  exactKey: 'permitNo',
  about: '自然资源主管部门核发的建设项目用地预审与选址意见书，有效期三年。',
  columns: [
    { key: 'name', label: '项目名称', type: 'text', exported: true },
    { key: 'permitNo', label: '意见书编号', type: 'code', exported: true, access: TO_MEMBERS.text },
    { key: 'nationalCode', label: '项目代码', type: 'code', exported: true, access: TO_MEMBERS.text },
    PROJECT_COLUMN,
    { key: 'landUse', label: '拟用地类型', type: 'enum', options: LAND_USES, exported: true },
    { key: 'region', label: '所在地区', type: 'region', exported: true },
    ...UNIT_COLUMNS,
    { key: 'location', label: '拟选位置', type: 'text', exported: true, access: TO_MEMBERS.text },
    { key: 'area', label: '拟用地面积（㎡）', type: 'count', exported: true, access: TO_MEMBERS.text },
    {
      key: 'arableArea',
      label: '其中耕地（㎡）',
      type: 'count',
      exported: true,
      access: TO_MEMBERS.text,
    },
    { key: 'scale', label: '拟建设规模', type: 'text', exported: true, access: TO_MEMBERS.text },
    { key: 'basis', label: '建设依据', type: 'text', exported: true, access: TO_MEMBERS.text },
    { key: 'authority', label: '核发机关', type: 'text', exported: true },
    { key: 'issuedOn', label: '核发日期', type: 'date', exported: true, doubt: actDay('核发日期') },
    {
      key: 'validUntil',
      label: '有效期至',
      type: 'date',
      endsValidity: true,
      exported: true,
      access: TO_MEMBERS.locked,
    },
  ],
  filters: [
    { key: 'region', label: '所在地区', type: 'region', column: 'region' },
    {
      key: 'use',
      label: '拟用地类型',
      type: 'options',
      multiple: true,
      column: 'landUse',
    },
    { key: 'area', label: '拟用地面积', type: 'range', of: 'count', column: 'area', presets: AREAS },
    { key: 'issued', label: '核发日期', type: 'range', of: 'date', column: 'issuedOn', presets: PAST_DAYS },
    ...UNIT_FILTERS,
  ],
  sorts: [
    { key: 'latest', label: '最新核发', column: 'issuedOn', direction: 'desc' },
    { key: 'area', label: '拟用地面积', column: 'area', direction: 'desc' },
  ],
  list: {
    tags: ['landUse'],
    below: ['region', 'authority'],
    columns: [
      { key: 'unitName', width: 190, below: 'location' },
      { key: 'arableArea', width: 128 },
      { key: 'issuedOn', width: 100 },
      { key: 'area', width: 132 },
    ],
  },
  detail: {
    head: ['permitNo', 'unitName', 'area', 'region', 'issuedOn'],
    strip: [],
    sections: [
      {
        key: 'base',
        label: '意见书内容',
        type: 'fields',
        columns: [
          'name',
          'permitNo',
          'nationalCode',
          'landUse',
          'region',
          'unitName',
          'location',
          'area',
          'arableArea',
          'scale',
          'basis',
          'authority',
          'issuedOn',
          'validUntil',
        ],
      },
    ],
  },
  authListPopup: false,
})
