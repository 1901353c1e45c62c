import { describe, expect, it } from 'vitest'
import { REGIONAL_PLATFORMS } from '../../../region'
import { aRecord, type Persona, viewerAs } from '../../../testing'
import {
  columnsOf,
  findColumn,
  findLocks,
  isExpired,
  maskRecord,
  project,
  type RecordKind,
} from '../../index'
import { engineering } from './engineering.kind'
import { shengting } from './shengting.kind'
import { siku } from './siku.kind'

const NOW = 1_795_140_000_000
const head = (k: RecordKind) => [k.segment, k.api, k.label, k.classifier, k.tab, k.placeholder, k.detailPath]
const filtersOf = (k: RecordKind) => k.filters.map((f) => `${f.key} ${f.type} ${f.column}`)
const sortsOf = (k: RecordKind) => k.sorts.map((s) => `${s.key} ${s.column} ${s.direction}`)
const closed = (k: RecordKind, persona: Persona) => Object.keys(findLocks(k, viewerAs(persona)))
const relatedOf = (k: RecordKind) =>
  k.detail.sections.flatMap((s) => (s.type === 'related' ? [`${s.kind} ${s.filter} ${s.by}`] : []))

const REFERENCES = [
  'company reference contractorIds',
  'person reference personIds',
  'project reference projectCode',
]
const HOUSING = [
  'type options projectType',
  'nature options nature',
  'progress options progress',
  'amount range totalInvestment',
  'area range totalArea',
  'won range bidMinDate',
  'owner reference builderId',
  ...REFERENCES,
]
const MANAGERS_OF_TABLES = ['bids.managerId', 'bids.managerName', 'permits.managerId', 'permits.managerName']

describe('projects of the housing platforms', () => {
  it('SHL-01 are searched at siku and shengting by name or provincial number', () => {
    expect(head(siku)).toEqual(['siku', 'siku', '四库项目', '个', '四库项目', '请输入项目名称', 'html'])
    expect(head(shengting)).toEqual([
      'shengting',
      'shengting',
      '省厅项目',
      '个',
      '省厅项目',
      '请输入项目名称',
      'html',
    ])
    for (const kind of [siku, shengting]) {
      expect([kind.title, kind.keyword, kind.exactKey]).toEqual(['projectName', 'words', 'projectNo'])
      expect(kind.authListPopup).toBe(true)
    }
  })

  it('VAL-06 have the same filters, the national ones also data level, the provincial ones platform', () => {
    expect(filtersOf(siku)).toEqual(['region region region', 'level options dataLevel', ...HOUSING])
    expect(filtersOf(shengting)).toEqual(['region region region', 'platform options platform', ...HOUSING])
    const orders = ['latest bidMinDate desc', 'amount totalInvestment desc', 'area totalArea desc']
    expect(sortsOf(siku)).toEqual(orders)
    expect(sortsOf(shengting)).toEqual(orders)
  })

  it('REG-02 the platforms are the seventeen regional ones under their names', () => {
    const platform = findColumn(shengting, 'platform')
    expect(platform?.type === 'enum' && platform.options.map((o) => [o.value, o.label])).toEqual(
      REGIONAL_PLATFORMS.map((p) => [p.provinceCode, p.name]),
    )
  })

  it('VAL-06 count their five steps, each in its own table', () => {
    expect(siku.detail.strip).toEqual([
      'bidCount',
      'contractCount',
      'reviewCount',
      'permitCount',
      'finishCount',
    ])
    const tables = siku.detail.sections.filter((s) => s.type === 'table')
    expect(tables.map((s) => [s.label, s.column])).toEqual([
      ['招投标信息', 'bids'],
      ['合同备案信息', 'contracts'],
      ['施工图审查信息', 'reviews'],
      ['施工许可信息', 'permits'],
      ['竣工验收信息', 'finishes'],
    ])
  })

  it('ACC-02 hide the person in charge below SVIP, and the id that would reveal them', () => {
    for (const kind of [siku, shengting])
      for (const persona of ['visitor', 'non-member'] as const) {
        expect(closed(kind, persona)).toEqual([...MANAGERS_OF_TABLES, 'personIds'])
        const record = aRecord(kind)
        const view = maskRecord(columnsOf(kind), record, findLocks(kind, viewerAs(persona)), false)
        const shown = JSON.stringify(view)
        for (const row of record.bids as { managerName: string; managerId: string }[]) {
          expect(shown).not.toContain(row.managerName)
          expect(shown).not.toContain(row.managerId)
        }
      }
    expect(closed(siku, 'svip')).toEqual([])
    expect(findColumn(siku, 'personIds')?.internal).toBe(true)
  })

  it('NAV-14 link to the same project elsewhere by its code', () => {
    const elsewhere = (other: string) => [
      'tender project projectCode',
      'winning project projectCode',
      'engineering project projectCode',
      `${other} project projectCode`,
      'project project projectCode',
    ]
    expect(relatedOf(siku)).toEqual(elsewhere('shengting'))
    expect(relatedOf(shengting)).toEqual(elsewhere('siku'))
  })

  it('NAV-20 do not expire, however old they are', () => {
    for (const kind of [siku, shengting, project, engineering])
      expect(isExpired(kind, aRecord(kind, { bidMinDate: '2001-01-01' }), NOW)).toBe(false)
  })
})

describe('whole projects', () => {
  it('SHL-01 are searched at project by name or code', () => {
    expect(head(project)).toEqual(['project', 'project', '项目', '个', '查项目', '请输入项目名称', 'html'])
    expect([project.title, project.exactKey, project.authListPopup]).toEqual([
      'projectName',
      'projectCode',
      false,
    ])
  })

  it('VAL-06 are filtered by stage, type, approval, amount and news', () => {
    expect(filtersOf(project)).toEqual([
      'region region region',
      'stage options stage',
      'type options engineeringType',
      'mode options projectMode',
      'amount range investment',
      'latest range latestOn',
      'owner reference ownerId',
      ...REFERENCES,
    ])
    expect(sortsOf(project)).toEqual([
      'latest latestOn desc',
      'amount investment desc',
      'approved approvedOn desc',
    ])
    const stage = findColumn(project, 'stage')
    const labels = stage?.type === 'enum' ? stage.options.map((o) => o.label) : []
    expect(labels).toEqual(['立项', '招标', '中标', '施工', '竣工'])
  })

  it('NAV-14 contain the planned project, tender, result, single works and both platforms', () => {
    expect(relatedOf(project)).toEqual(
      ['planned', 'tender', 'winning', 'engineering', 'siku', 'shengting'].map(
        (k) => `${k} project projectCode`,
      ),
    )
  })

  it('ACC-02 name no person, and members only find them by one', () => {
    expect(closed(project, 'visitor')).toEqual(['personIds'])
    expect(closed(project, 'svip')).toEqual([])
  })
})

describe('single works', () => {
  it('SHL-01 are searched at engineering by name or permit', () => {
    expect(head(engineering)).toEqual([
      'engineering',
      'engineering',
      '工程',
      '个',
      '查工程',
      '请输入工程名称',
      'html',
    ])
    expect([engineering.title, engineering.exactKey]).toEqual(['engineeringName', 'permitNo'])
  })

  it('VAL-06 are filtered by structure, state, cost, area and height', () => {
    expect(filtersOf(engineering)).toEqual([
      'region region region',
      'type options engineeringType',
      'structure options structure',
      'status options status',
      'cost range cost',
      'area range area',
      'height range height',
      'owner reference ownerId',
      ...REFERENCES,
    ])
    expect(sortsOf(engineering)).toEqual([
      'latest permittedOn desc',
      'area area desc',
      'height height desc',
      'cost cost desc',
    ])
  })

  it('ACC-02 hide the person in charge below SVIP; ACC-03 the rest are links', () => {
    expect(closed(engineering, 'visitor')).toEqual(['managerId', 'managerName', 'personIds'])
    expect(closed(engineering, 'svip')).toEqual([])
    const links = engineering.columns.flatMap((c) =>
      'link' in c && c.link ? [`${c.key} ${c.link.kind}`] : [],
    )
    expect(links).toEqual([
      'projectName project',
      'ownerUnitName owner',
      'companyName company',
      'managerName person',
    ])
  })
})
