import { expect, expectTypeOf, it } from 'vitest'
import type { RecordKind, RecordView } from '../index'
import { defineKind } from './define-kind'

const MATERIALS = [
  { value: 'steel', label: '钢', tone: 'ok' },
  { value: 'stone', label: '石' },
] as const

const bridge = {
  kind: 'bridge',
  segment: 'qiaoliang',
  api: 'qiaoliang',
  resource: 'bridges',
  label: '桥梁',
  classifier: '座',
  tab: '查桥梁',
  placeholder: '请输入桥梁名称',
  menuGroup: '业绩',
  words: '桥梁 大桥',
  idName: 'uuid',
  detailPath: 'html',
  title: 'name',
  keyword: 'words',
  columns: [
    { key: 'name', label: '名称', type: 'text' },
    { key: 'material', label: '材料', type: 'enum', options: MATERIALS },
    { key: 'spans', label: '跨数', type: 'count' },
    { key: 'codes', label: '资质', type: 'tags' },
  ],
  filters: [
    { key: 'material', label: '材料', type: 'options', column: 'material', multiple: true },
    { key: 'code', label: '资质', type: 'options', column: 'codes', options: [{ value: 'a', label: '甲' }] },
    { key: 'region', label: '地区', type: 'region', column: 'name' },
  ],
  sorts: [{ key: 'spans', label: '跨数', column: 'spans', direction: 'desc' }],
  list: { tags: ['material'], below: ['name'], columns: [{ key: 'spans', width: 80 }] },
  detail: { head: ['name'], strip: [], sections: [] },
  authListPopup: false,
} as const

it('VAL-06 a filter by an enum column offers the options of the column, any other its own', () => {
  const { filters } = defineKind(bridge)
  expect(filters.map((filter) => 'options' in filter && filter.options)).toEqual([
    MATERIALS,
    [{ value: 'a', label: '甲' }],
    false,
  ])
  expect(filters[0]).toMatchObject({ key: 'material', type: 'options', multiple: true })
})

it('ACC-02 a kind keeps the names of its columns and the types of their values', () => {
  const kind = defineKind(bridge)
  expectTypeOf(kind).toExtend<RecordKind>()
  expectTypeOf<RecordView<typeof kind>['spans']>().toEqualTypeOf<number | null>()
  expectTypeOf<RecordView<typeof kind>['codes']>().toEqualTypeOf<readonly string[] | null>()
  expectTypeOf<(typeof kind)['filters'][number]['key']>().toEqualTypeOf<'material' | 'code' | 'region'>()
})

it('ACC-02 a column that is none compiles nowhere in a declaration', () => {
  const { detail, list, sorts } = bridge
  const wrong = [
    // @ts-expect-error the name
    () => defineKind({ ...bridge, title: 'nmae' }),
    // @ts-expect-error the code that is a keyword too
    () => defineKind({ ...bridge, exactKey: 'nmae' }),
    // @ts-expect-error the end of the id
    () => defineKind({ ...bridge, idEndsIn: 'nmae' }),
    // @ts-expect-error the day it expires on
    () => defineKind({ ...bridge, expiresOn: 'nmae' }),
    // @ts-expect-error tags of the list
    () => defineKind({ ...bridge, list: { ...list, tags: ['nmae'] } }),
    // @ts-expect-error the line below the name of the list
    () => defineKind({ ...bridge, list: { ...list, below: ['name', 'nmae'] } }),
    // @ts-expect-error columns of the list
    () => defineKind({ ...bridge, list: { ...list, columns: [{ key: 'nmae', width: 80 }] } }),
    // @ts-expect-error what stands below a value
    () => defineKind({ ...bridge, list: { ...list, columns: [{ key: 'name', width: 80, below: 'nmae' }] } }),
    // @ts-expect-error the head of the detail
    () => defineKind({ ...bridge, detail: { ...detail, head: ['nmae'] } }),
    // @ts-expect-error the strip of the detail
    () => defineKind({ ...bridge, detail: { ...detail, strip: ['nmae'] } }),
    () =>
      defineKind({
        ...bridge,
        // @ts-expect-error a section of fields
        detail: { ...detail, sections: [{ key: 'a', label: '', type: 'fields', columns: ['nmae'] }] },
      }),
    () =>
      defineKind({
        ...bridge,
        // @ts-expect-error a section that is a table
        detail: { ...detail, sections: [{ key: 'a', label: '', type: 'table', column: 'nmae' }] },
      }),
    () =>
      defineKind({
        ...bridge,
        // @ts-expect-error a section of another page of the record
        views: [{ segment: 'x', label: '', head: ['nmae'], sections: [] }],
      }),
    // @ts-expect-error a sort
    () => defineKind({ ...bridge, sorts: [{ ...sorts[0], column: 'nmae' }] }),
    // @ts-expect-error a filter
    () => defineKind({ ...bridge, filters: [{ key: 'a', label: '', type: 'region', column: 'nmae' }] }),
    // @ts-expect-error the filter of a sub-list
    () => defineKind({ ...bridge, subLists: [{ segment: 'a', label: '', filter: { key: 'b', value: '' } }] }),
  ]
  expect(wrong).toHaveLength(16)
})
