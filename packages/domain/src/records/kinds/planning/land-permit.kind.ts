import { defineKind } from '../../catalogue/define-kind'
import { TO_MEMBERS } from '../shared/closed'
import { actDay } from '../shared/doubts'
import { AREAS, PAST_DAYS } from '../shared/presets'
import { LAND_USES } from './land-uses'
import { PROJECT_COLUMN, UNIT_COLUMNS, UNIT_FILTERS } from './unit.columns'

/** Planning permits for the use of land, 地字第…号. */
export const landPermit = defineKind({
  kind: 'landPermit',
  segment: 'jsyd',
  api: 'jsyd',
  resource: 'landPermits',
  label: '建设用地规划许可',
  classifier: '件',
  tab: '建设用地规划许可',
  placeholder: '请输入项目名称',
  menuGroup: '拟建与用地',
  words: '建设用地规划许可证 建设用地规划许可 用地规划许可',
  idName: 'uuid',
  detailPath: 'none',
  opensBy: 'svip',
  title: 'name',
  keyword: 'words',
  exactKey: 'permitNo',
  about: '各地核发的建设用地规划许可证，取得后即可办理用地手续，进入工程规划阶段。',
  columns: [
    { key: 'name', label: '项目名称', type: 'text', exported: true },
    { key: 'permitNo', label: '许可证编号', type: 'code', exported: true, access: TO_MEMBERS.text },
    PROJECT_COLUMN,
    { key: 'landUse', label: '土地用途', type: 'enum', options: LAND_USES, exported: true },
    { key: 'region', label: '所在地区', type: 'region', exported: true },
    ...UNIT_COLUMNS,
    { key: 'location', label: '用地位置', type: 'text', exported: true, access: TO_MEMBERS.text },
    { key: 'area', label: '用地面积（㎡）', type: 'count', exported: true, access: TO_MEMBERS.text },
    { key: 'floorRatio', label: '容积率', type: 'text', exported: true, access: TO_MEMBERS.locked },
    { key: 'acquisition', label: '土地取得方式', type: 'text', exported: true, access: TO_MEMBERS.locked },
    { key: 'approvalNo', label: '批准用地文号', type: 'text', exported: true, access: TO_MEMBERS.text },
    { key: 'scale', label: '建设规模', type: 'text', exported: true, access: TO_MEMBERS.text },
    { key: 'authority', label: '发证机关', type: 'text', exported: true },
    { key: 'issuedOn', label: '发证日期', type: 'date', exported: true, doubt: actDay('发证日期') },
  ],
  filters: [
    { key: 'region', label: '所在地区', type: 'region', column: 'region' },
    {
      key: 'use',
      label: '土地用途',
      type: 'options',
      multiple: true,
      column: 'landUse',
    },
    { key: 'area', label: '用地面积', type: 'range', of: 'count', column: 'area', presets: AREAS },
    { key: 'issued', label: '发证日期', type: 'range', of: 'date', column: 'issuedOn', presets: PAST_DAYS },
    ...UNIT_FILTERS,
  ],
  sorts: [
    { key: 'latest', label: '最新发证', column: 'issuedOn', direction: 'desc' },
    { key: 'area', label: '用地面积', column: 'area', direction: 'desc' },
  ],
  list: {
    tags: ['landUse'],
    below: ['region', 'authority'],
    columns: [
      { key: 'unitName', width: 190, below: 'location' },
      { key: 'acquisition', width: 120 },
      { key: 'issuedOn', width: 100 },
      { key: 'area', width: 124 },
    ],
  },
  detail: {
    head: ['permitNo', 'unitName', 'area', 'region', 'issuedOn'],
    strip: [],
    sections: [
      {
        key: 'base',
        label: '许可内容',
        type: 'fields',
        columns: [
          'name',
          'permitNo',
          'landUse',
          'region',
          'unitName',
          'location',
          'area',
          'floorRatio',
          'acquisition',
          'approvalNo',
          'scale',
          'authority',
          'issuedOn',
        ],
      },
    ],
  },
  authListPopup: false,
})
