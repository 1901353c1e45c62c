import { defineKind } from '../../packages/domain/src/records/catalogue/define-kind'

const MATERIALS = [
  { value: 'steel', label: '钢桥' },
  { value: 'concrete', label: '混凝土桥' },
] as const

/** A kind that does not exist in the portal, declared as in a file of its own. */
export const bridge = defineKind({
  kind: 'bridge',
  segment: 'qiaoliang',
  api: 'qiaoliang',
  resource: 'bridges',
  label: '桥梁',
  classifier: '座',
  tab: '查桥梁',
  placeholder: '请输入桥梁名称',
  menuGroup: '业绩',
  isSearchCategory: true,
  words: '跨江大桥 桥梁',
  idName: 'uuid',
  detailPath: 'html',
  title: 'name',
  keyword: 'words',
  about: '已建成通车的桥梁。',
  columns: [
    { key: 'name', label: '桥梁名称', type: 'text', exported: true },
    { key: 'material', label: '桥型', type: 'enum', options: MATERIALS, exported: true },
    { key: 'region', label: '所在地区', type: 'region', exported: true },
    { key: 'openedOn', label: '通车日期', type: 'date', exported: true },
    {
      key: 'contactPhone',
      label: '联系电话',
      type: 'text',
      exported: true,
      access: { needs: 'svip', below: 'masked', mask: 'phone' },
    },
  ],
  filters: [
    { key: 'material', label: '桥型', type: 'options', column: 'material' },
    { key: 'region', label: '所在地区', type: 'region', column: 'region' },
  ],
  sorts: [{ key: 'latest', label: '最近通车', column: 'openedOn', direction: 'desc' }],
  list: {
    tags: ['material'],
    below: ['region'],
    columns: [
      { key: 'contactPhone', width: 120 },
      { key: 'openedOn', width: 96 },
    ],
  },
  detail: {
    head: ['region', 'openedOn'],
    strip: [],
    sections: [{ key: 'base', label: '概况', type: 'fields', columns: ['name', 'material', 'region'] }],
  },
  authListPopup: false,
})
