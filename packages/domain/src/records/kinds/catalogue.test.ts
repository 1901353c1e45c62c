import { describe, expect, it } from 'vitest'
import { buildDetailHref, matchRoute } from '../../addresses'
import {
  columnsOf,
  findColumn,
  findDetailPage,
  findKind,
  findKindBySegment,
  isValidValue,
  KINDS,
  type RecordKind,
} from '../index'

const sectionsOf = (kind: RecordKind) => [kind.detail, ...(kind.views ?? [])].flatMap((d) => d.sections)

const namedColumns = (kind: RecordKind) => [
  kind.title,
  ...kind.list.tags,
  ...kind.list.below,
  ...kind.list.columns.flatMap(({ key, below = key }) => [key, below]),
  ...kind.detail.head,
  ...kind.detail.strip,
  ...(kind.views ?? []).flatMap((v) => v.head),
  ...sectionsOf(kind).flatMap((s) => (s.type === 'fields' ? s.columns : [])),
]

describe('the catalogue', () => {
  it('NAV-14 kinds are found by name, segment and call, and nothing else', () => {
    for (const kind of KINDS) {
      expect(findKind(kind.kind)).toBe(kind)
      expect(findKindBySegment(kind.segment)).toBe(kind)
    }
    expect(findKindBySegment('company')).toBeUndefined()
    for (const name of ['', 'Company', 'nothing', '__proto__', 'constructor'])
      for (const find of [findKind, findKindBySegment]) expect(find(name)).toBeUndefined()
  })

  it("NAV-14 a detail page is its kind's own, or another page of the same record; a kind without one has none", () => {
    const rows = KINDS.flatMap((k) => [
      [k.segment, k.detailPath === 'none' ? undefined : { kind: k }] as const,
      ...(k.views ?? []).map((view) => [view.segment, { kind: k, view }] as const),
    ])
    expect(rows.filter(([, page]) => page && 'view' in page)).not.toEqual([])
    expect(rows.filter(([, page]) => !page)).not.toEqual([])
    for (const [segment, page] of rows) expect(findDetailPage(segment), segment).toStrictEqual(page)
    for (const segment of ['', 'nothing', 'company', '__proto__'])
      expect(findDetailPage(segment)).toBeUndefined()
  })

  it('NAV-14 a company is addressed by its cid in a folder, the others by an id in a page', () => {
    expect(KINDS.filter((k) => k.detailPath === 'folder').map((k) => k.kind)).toEqual(['company'])
    for (const { segment, idName, detailPath, detailSegment = segment } of KINDS) {
      if (detailPath === 'none') continue
      const href = buildDetailHref(segment as 'qiye', { [idName]: 'a1' })
      expect(href).toBe(detailPath === 'folder' ? `/${segment}/a1/` : `/${detailSegment}/a1.html`)
      expect(matchRoute(String(href))?.route.detailFrom).toBe(`/${segment}/`)
    }
  })

  it('NAV-13 lists and sub-lists have pages', () => {
    for (const { segment, subLists = [], onlySubLists } of KINDS) {
      const ownPaths = onlySubLists ? [] : [`/${segment}/`]
      for (const path of [...ownPaths, ...subLists.map((s) => `/${segment}/${s.segment}/`)]) {
        expect(matchRoute(path)?.route, path).toMatchObject({ paged: true })
        expect(['list', 'tool', 'labour'], path).toContain(matchRoute(path)?.route.kind)
      }
    }
  })

  it('NAV-13 people have the five sub-lists, each the list with one kind of person chosen', () => {
    expect(findKind('person')?.subLists?.map((s) => [s.segment, s.label, s.filter])).toEqual([
      ['aqsl', '安全三类人员', { key: 'type', value: 'aqsl' }],
      ['sydry', '十一大员', { key: 'type', value: 'sydry' }],
      ['tzzy', '特种作业人员', { key: 'type', value: 'tzzy' }],
      ['zcry', '职称人员', { key: 'type', value: 'zcry' }],
      ['jsgr', '技术工人', { key: 'type', value: 'jsgr' }],
    ])
    for (const kind of KINDS)
      for (const { filter, label } of kind.subLists ?? []) {
        const result = kind.filters.find((f) => f.key === filter.key)
        expect(result && isValidValue(result, filter.value)).toBe(true)
        expect(
          result?.type === 'options' && result.options.find((o) => o.value === filter.value)?.label,
        ).toBe(label)
      }
  })
})

for (const kind of KINDS)
  describe(kind.kind, () => {
    it('ACC-02 keys are plain identifiers, unique, and never a field of the record itself', () => {
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
        const column = findColumn(kind, key)
        expect(column, key).toBeDefined()
        // A list may show tags by their summary in words, which is hidden elsewhere.
        const isSummary = column?.type === 'text' && kind.list.columns.some((column) => column.key === key)
        if (!isSummary) expect(column?.hidden, key).toBeUndefined()
        expect(['table', 'tags', 'longText'], key).not.toContain(column?.type)
      }
      for (const key of kind.list.tags) expect(findColumn(kind, key)?.type, key).toBe('enum')
    })

    it('ACC-02 the sections of the detail show columns of their own kind', () => {
      for (const section of sectionsOf(kind)) {
        if (section.type === 'table') expect(findColumn(kind, section.column)?.type).toBe('table')
        if (section.type === 'text') expect(findColumn(kind, section.column)?.type).toBe('longText')
      }
    })

    it('NAV-14 related lists are of kinds that can be filtered by this record', () => {
      for (const section of sectionsOf(kind)) {
        if (section.type !== 'related') continue
        const other = findKind(section.kind) as RecordKind
        expect(other, section.kind).toBeDefined()
        expect(other.filters.find((f) => f.key === section.filter)?.type, section.key).toBe('reference')
        if (section.by) expect(findColumn(kind, section.by)?.type, section.by).toMatch(/^(code|text)$/)
        for (const key of section.columns) expect(findColumn(other, key)?.hidden ?? false, key).toBe(false)
        for (const key of section.columns) expect(findColumn(other, key), key).toBeDefined()
        expect(section.columns[0]).toBe(other.title)
      }
    })

    it('ACC-03 a link names a kind that has a page, and the column that holds the id', () => {
      for (const column of kind.columns)
        for (const [parts, part] of [
          [kind.columns, column] as const,
          ...(column.type === 'table' ? column.columns.map((c) => [column.columns, c] as const) : []),
        ]) {
          if (!part.link) continue
          expect(findKind(part.link.kind)?.detailPath, `${part.key} ${part.link.kind}`).toMatch(
            /^(folder|html)$/,
          )
          expect(parts.find((c) => c.key === part.link?.id)?.type, part.key).toBe('code')
        }
    })

    it('ACC-02 what a list shows can be exported; tags and contacts of postings cannot', () => {
      for (const column of kind.columns) {
        if (column.exported) expect(column.type, column.key).not.toBe('tags')
        if (column.key === 'reach') expect(column.exported).toBeUndefined()
      }
      for (const key of namedColumns(kind)) expect(findColumn(kind, key)?.exported, key).toBe(true)
    })

    it('VAL-08 the currency of every amount is in the record, hidden, and exported with it', () => {
      for (const column of kind.columns)
        for (const part of [column, ...(column.type === 'table' ? column.columns : [])]) {
          if (part.type !== 'fen') continue
          expect(part.currency, part.key).toBeDefined()
          expect(findColumn(kind, String(part.currency))).toMatchObject({
            type: 'code',
            hidden: true,
            exported: true,
          })
        }
    })
  })
