import { describe, expect, it } from 'vitest'
import { detailHref, matchRoute, routeByName } from '../navigation'
import { searchCategory } from '../search'
import {
  columnOf,
  columnsOf,
  KINDS,
  kindNamed,
  kindOfApi,
  kindOfSegment,
  type RecordKind,
  valueIsRight,
} from './index'

const namedColumns = (kind: RecordKind) => [
  kind.title,
  ...kind.list.tags,
  ...kind.list.facts,
  ...kind.list.numbers,
  ...kind.detail.head,
  ...kind.detail.strip,
  ...kind.detail.sections.flatMap((s) => (s.type === 'fields' ? s.columns : [])),
]

describe('the catalogue', () => {
  it('SHL-01 its kinds are search tabs: name, segment, call, tab, hint, noun and classifier', () => {
    const told = KINDS.map((k) => [k.kind, k.segment, k.api, k.tab, k.placeholder, k.label, k.classifier])
    expect(told).toEqual([
      ['company', 'qiye', 'company', '查企业', '请输入企业名称', '企业', '家'],
      ['person', 'renyuan', 'renyuan', '查人员', '请输入完整的人员姓名', '人员', '名'],
      ['tender', 'zhaobiao', 'zhaobiao', '查招标', '请输入招标项目名称', '招标', '条'],
    ])
  })

  it('SHL-01 label and hint are those of the search box', () => {
    for (const { segment, tab, placeholder } of KINDS)
      expect(searchCategory(segment)).toMatchObject({ key: segment, label: tab, placeholder })
  })

  it('NAV-14 kinds are found by name, segment and call, and by nothing else', () => {
    for (const kind of KINDS) {
      expect(kindNamed(kind.kind)).toBe(kind)
      expect(kindOfSegment(kind.segment)).toBe(kind)
      expect(kindOfApi(kind.api)).toBe(kind)
    }
    expect(kindOfSegment('company')).toBeUndefined()
    expect(kindOfApi('qiye')).toBeUndefined()
    for (const name of ['', 'Company', 'nothing', '__proto__', 'constructor'])
      for (const find of [kindNamed, kindOfSegment, kindOfApi]) expect(find(name)).toBeUndefined()
  })

  it('VAL-06 people are found by their complete name, the others by a part of it or by their code', () => {
    expect(KINDS.map((k) => [k.kind, k.title, k.keyword, k.exactKey])).toEqual([
      ['company', 'name', 'words', 'creditCode'],
      ['person', 'name', 'whole', undefined],
      ['tender', 'engineeringName', 'words', 'projectCode'],
    ])
  })

  it('NAV-12 the lists that carry the login popup are those of companies and people', () => {
    expect(KINDS.map((k) => k.authListPopup)).toEqual([true, true, false])
    for (const { segment, authListPopup } of KINDS)
      expect(routeByName(segment as 'qiye').authListPopup ?? false).toBe(authListPopup)
  })

  it('NAV-14 a company is addressed by its cid in a folder, the others by uuid in a page', () => {
    expect(KINDS.map((k) => [k.idName, k.detailPath])).toEqual([
      ['cid', 'folder'],
      ['uuid', 'html'],
      ['uuid', 'html'],
    ])
    for (const { segment, idName, detailPath } of KINDS) {
      const href = detailHref(segment as 'qiye', { [idName]: 'a1' })
      expect(href).toBe(detailPath === 'folder' ? `/${segment}/a1/` : `/${segment}/a1.html`)
      expect(matchRoute(String(href))?.route.detailFrom).toBe(`/${segment}/`)
    }
  })

  it('NAV-13 lists and sub-lists have pages', () => {
    for (const { segment, subLists = [] } of KINDS)
      for (const path of [`/${segment}/`, ...subLists.map((s) => `/${segment}/${s.segment}/`)])
        expect(matchRoute(path)?.route, path).toMatchObject({ kind: 'list', paged: true })
  })

  it('NAV-13 people have the five sub-lists, each the list with one kind of person chosen', () => {
    expect(KINDS.map((k) => k.subLists?.length)).toEqual([undefined, 5, undefined])
    expect(kindNamed('person')?.subLists?.map((s) => [s.segment, s.label, s.filter])).toEqual([
      ['aqsl', '安全三类人员', { key: 'type', value: 'aqsl' }],
      ['sydry', '十一大员', { key: 'type', value: 'sydry' }],
      ['tzzy', '特种作业人员', { key: 'type', value: 'tzzy' }],
      ['zcry', '职称人员', { key: 'type', value: 'zcry' }],
      ['jsgr', '技术工人', { key: 'type', value: 'jsgr' }],
    ])
    for (const kind of KINDS)
      for (const { filter, label } of kind.subLists ?? []) {
        const found = kind.filters.find((f) => f.key === filter.key)
        expect(found && valueIsRight(found, filter.value)).toBe(true)
        expect(found?.type === 'options' && found.options.find((o) => o.value === filter.value)?.label).toBe(
          label,
        )
      }
  })

  it('NAV-20 tenders expire with their bid deadline; companies and people do not', () => {
    expect(KINDS.map((k) => k.expiresOn)).toEqual([undefined, undefined, 'bidDeadline'])
    for (const kind of KINDS)
      if (kind.expiresOn) expect(['date', 'time']).toContain(columnOf(kind, kind.expiresOn)?.type)
  })
})

for (const kind of KINDS)
  describe(kind.kind, () => {
    it('ACC-02 keys are plain words, each used once, and none is that of the record itself', () => {
      const columns = columnsOf(kind)
      const lists = [columns, kind.filters, kind.sorts, kind.detail.sections]
      const tables = columns.flatMap((c) => (c.type === 'table' ? [c.columns] : []))
      for (const keys of [...lists, ...tables].map((list) => list.map((c) => c.key))) {
        expect(new Set(keys).size).toBe(keys.length)
        for (const key of keys) expect(key).toMatch(/^[a-z][A-Za-z]*$/)
      }
      for (const { key } of columns) {
        expect(['id', 'expired', 'locks', 'hits']).not.toContain(key)
        expect(key in {}).toBe(false)
      }
    })

    it('ACC-02 every column that list and detail show exists and is meant to be shown', () => {
      for (const key of namedColumns(kind)) {
        const column = columnOf(kind, key)
        expect(column, key).toBeDefined()
        expect(column?.hidden, key).toBeUndefined()
        expect(['table', 'tags', 'longText'], key).not.toContain(column?.type)
      }
      for (const key of kind.list.tags) expect(columnOf(kind, key)?.type, key).toBe('enum')
      if (kind.list.line) expect(columnOf(kind, kind.list.line)?.type).toBe('text')
    })

    it('ACC-02 the sections of the detail show columns of their own kind', () => {
      for (const section of kind.detail.sections) {
        if (section.type === 'table') expect(columnOf(kind, section.column)?.type).toBe('table')
        if (section.type === 'text') expect(columnOf(kind, section.column)?.type).toBe('longText')
      }
    })

    it('NAV-14 related lists are those of a kind that can be narrowed to this record', () => {
      for (const section of kind.detail.sections) {
        if (section.type !== 'related') continue
        const other = kindNamed(section.kind) as RecordKind
        expect(other.filters.find((f) => f.key === section.filter)?.type).toBe('reference')
        for (const key of section.columns) expect(columnOf(other, key)?.hidden ?? false, key).toBe(false)
        for (const key of section.columns) expect(columnOf(other, key), key).toBeDefined()
        expect(section.columns[0]).toBe(other.title)
      }
    })

    it('ACC-02 what a list shows can be exported; tables and long texts cannot', () => {
      for (const column of kind.columns) {
        if (column.exported) expect(['table', 'tags', 'longText'], column.key).not.toContain(column.type)
      }
      for (const key of namedColumns(kind)) expect(columnOf(kind, key)?.exported, key).toBe(true)
    })

    it('VAL-08 the currency of every amount stands in the record, hidden and exported with it', () => {
      for (const column of kind.columns)
        for (const part of [column, ...(column.type === 'table' ? column.columns : [])]) {
          if (part.type !== 'fen') continue
          expect(part.currency, part.key).toBeDefined()
          expect(columnOf(kind, String(part.currency))).toMatchObject({
            type: 'code',
            hidden: true,
            exported: true,
          })
        }
    })
  })
