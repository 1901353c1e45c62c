import { defineKind } from '../../catalogue/define-kind'
import { TO_MEMBERS } from '../shared/closed'
import { actDay } from '../shared/doubts'
import { AREAS, PAST_DAYS } from '../shared/presets'
import { PROJECT_COLUMN, UNIT_COLUMNS, UNIT_FILTERS } from './unit.columns'

const USES = [
  { value: 'residential', label: '居住建筑' },
  { value: 'office', label: '商业办公' },
  { value: 'industrial', label: '工业仓储' },
  { value: 'public', label: '公共服务' },
  { value: 'infrastructure', label: '市政交通' },
] as const

/** Planning permits for construction, 建字第…号: the last permit before tender and construction. */
export const buildingPermit = defineKind({
  kind: 'buildingPermit',
  segment: 'jsgcghxk',
  api: 'jsgcghxk',
  resource: 'buildingPermits',
  label: '建设工程规划许可',
  classifier: '件',
  tab: '建设工程规划许可',
  placeholder: '请输入项目名称',
  menuGroup: '拟建与用地',
  words: '建设工程规划许可证 建设工程规划许可 工程规划许可',
  idName: 'uuid',
  detailPath: 'none',
  opensBy: 'svip',
  title: 'name',
  keyword: 'words',
  exactKey: 'permitNo',
  about: '各地核发的建设工程规划许可证，发证后通常数月内启动施工招标。',
  columns: [
    { key: 'name', label: '项目名称', type: 'text', exported: true },
    { key: 'permitNo', label: '许可证编号', type: 'code', exported: true, access: TO_MEMBERS.text },
    PROJECT_COLUMN,
    { key: 'buildingUse', label: '建筑类型', type: 'enum', options: USES, exported: true },
    { key: 'region', label: '所在地区', type: 'region', exported: true },
    ...UNIT_COLUMNS,
    { key: 'location', label: '建设位置', type: 'text', exported: true, access: TO_MEMBERS.text },
    { key: 'floorArea', label: '建筑面积（㎡）', type: 'count', exported: true, access: TO_MEMBERS.text },
    { key: 'floors', label: '层数', type: 'text', exported: true, access: TO_MEMBERS.locked },
    { key: 'height', label: '建筑高度', type: 'text', exported: true, access: TO_MEMBERS.locked },
    { key: 'scale', label: '建设规模', type: 'text', exported: true, access: TO_MEMBERS.text },
    { key: 'landPermitNo', label: '用地规划许可证', type: 'code', exported: true, access: TO_MEMBERS.text },
    { key: 'designUnit', label: '设计单位', type: 'text', exported: true, access: TO_MEMBERS.text },
    { key: 'authority', label: '发证机关', type: 'text', exported: true },
    { key: 'issuedOn', label: '发证日期', type: 'date', exported: true, doubt: actDay('发证日期') },
  ],
  filters: [
    { key: 'region', label: '所在地区', type: 'region', column: 'region' },
    {
      key: 'use',
      label: '建筑类型',
      type: 'options',
      multiple: true,
      column: 'buildingUse',
    },
    { key: 'area', label: '建筑面积', type: 'range', of: 'count', column: 'floorArea', presets: AREAS },
    { key: 'issued', label: '发证日期', type: 'range', of: 'date', column: 'issuedOn', presets: PAST_DAYS },
    ...UNIT_FILTERS,
  ],
  sorts: [
    { key: 'latest', label: '最新发证', column: 'issuedOn', direction: 'desc' },
    { key: 'area', label: '建筑面积', column: 'floorArea', direction: 'desc' },
  ],
  list: {
    tags: ['buildingUse'],
    below: ['region', 'authority'],
    columns: [
      { key: 'unitName', width: 190, below: 'designUnit' },
      { key: 'floors', width: 96 },
      { key: 'issuedOn', width: 100 },
      { key: 'floorArea', width: 124 },
    ],
  },
  detail: {
    head: ['permitNo', 'unitName', 'floorArea', 'region', 'issuedOn'],
    strip: [],
    sections: [
      {
        key: 'base',
        label: '许可内容',
        type: 'fields',
        columns: [
          'name',
          'permitNo',
          'buildingUse',
          'region',
          'unitName',
          'location',
          'floorArea',
          'floors',
          'height',
          'scale',
          'landPermitNo',
          'designUnit',
          'authority',
          'issuedOn',
        ],
      },
    ],
  },
  authListPopup: false,
})
