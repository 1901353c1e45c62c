import { describe, expect, it } from 'vitest'
import { QUALIFICATION_STANDARDS } from '../qualification-standards'
import { findKind } from '../records'
import type { StaffMember } from '../staffing'
import type { UpgradeFacts } from './compare-grade'
import { listUpgrades } from './index'

const TODAY = '2026-11-21'
const held = (tag: string | null, validUntil: string | null = '2028-01-01') => ({
  tag,
  name: `${tag}`,
  validUntil,
})
const builder = (
  category: string,
  profession: string,
  validUntil: string | null = '2027-01-01',
): StaffMember => ({
  personType: 'registered',
  certificateCodes: [],
  registrations: [{ category, profession, validUntil }],
})
const worker = (personType: string, ...certificateCodes: string[]): StaffMember => ({
  personType,
  certificateCodes,
  registrations: [],
})
const many = (count: number, member: StaffMember) => Array.from({ length: count }, () => member)
const facts = (differs: Partial<UpgradeFacts> = {}): UpgradeFacts => ({
  id: 'c1',
  staff: [],
  validityOpensBy: null,
  wins: 0,
  today: TODAY,
  ...differs,
})
const namesOf = (tags: Parameters<typeof listUpgrades>[0], wanted: string | null = null) =>
  listUpgrades(tags, wanted, facts()).map(({ code, held: from, next }) => `${code} ${from} ${next}`)
const lineOf = (wanted: string, label: string, differs: Partial<UpgradeFacts>) =>
  listUpgrades([], wanted, facts(differs))[0]?.checks.find((check) => check.label === label)

describe('the next grade of a company', () => {
  it('QST-04 is the one above the highest that it holds of a category, while it is valid', () => {
    expect(namesOf([held('D110C'), held('D205B'), held('D110B')])).toEqual([
      'D110 二级 一级',
      'D205 二级 一级',
    ])
    expect(namesOf([held('D110C', TODAY)])).toEqual(['D110 三级 二级'])
    expect(namesOf([held('D110C', '2026-11-20'), held(null)])).toEqual([])
    expect(namesOf([held('D110C', null)])).toEqual(['D110 三级 二级'])
  })

  it('QST-04 there is none above the highest, nor above a category without grades', () => {
    expect(namesOf([held('D110T'), held('D112A'), held('D203')])).toEqual([])
    expect(namesOf([held('D110A')])).toEqual(['D110 一级 特级'])
  })

  it('QST-04 a category that is not held begins with its lowest grade', () => {
    expect(namesOf([held('D101C')], 'D110')).toEqual(['D101 三级 二级', 'D110 null 三级'])
    expect(namesOf([], 'D236')).toEqual(['D236 null 不分等级'])
    expect(namesOf([held('D110C')], 'D110')).toEqual(['D110 三级 二级'])
    expect(namesOf([], 'D999')).toEqual([])
  })
})

describe('a company against the next grade', () => {
  it('QST-04 people of the lowest grade are counted: so many are missing, and where they are found', () => {
    const line = lineOf('D110', '注册建造师', { staff: many(3, builder('二级建造师', '市政公用工程')) })
    expect(line).toMatchObject({ status: 'missing', held: 3, missing: 2, droppedBy: null })
    expect(line?.evidence[0]).toMatchObject({
      kind: 'person',
      filters: { registration: ['R101', 'R102'], profession: ['S'], site: ['free'] },
    })
    expect(
      lineOf('D110', '注册建造师', { staff: many(5, builder('一级建造师', '市政公用工程')) }),
    ).toMatchObject({ status: 'met', missing: 0 })
  })

  it('MYC-05 closed validity leaves enough people undecided, and too few are still too few', () => {
    const closed = { validityOpensBy: 'svip' } as const
    const staff = (count: number) => many(count, builder('一级建造师', '市政公用工程', null))
    expect(lineOf('D110', '注册建造师', { ...closed, staff: staff(5) })).toMatchObject({
      status: 'unknown',
      opensBy: 'svip',
    })
    expect(lineOf('D110', '注册建造师', { ...closed, staff: staff(4) })).toMatchObject({
      status: 'missing',
      missing: 1,
    })
  })

  it('QST-04 titles are enough in number only, as no record has their profession; workers are enough', () => {
    const staff = [...many(8, worker('zcry', 'Z02')), ...many(30, worker('jsgr'))]
    expect(lineOf('D110', '职称人员', { staff })).toMatchObject({ status: 'unknown', held: 8, missing: 0 })
    expect(lineOf('D110', '技术工人', { staff })).toMatchObject({ status: 'met' })
  })

  it('QST-04 what no record has, and a figure in doubt, is unknown', () => {
    for (const label of ['净资产', '技术负责人', '个人业绩'])
      expect(lineOf('D110', label, { staff: [worker('jsgr')] }), label).toMatchObject({ status: 'unknown' })
    const [roads] = listUpgrades([held('D102C')], null, facts())
    expect(roads?.checks.find(({ label }) => label === '净资产')).toMatchObject({
      figure: null,
      status: 'unknown',
    })
  })

  it('QST-04 what is not examined any more is compared last, and counts as no gap', () => {
    const [upgrade] = listUpgrades([held('D110C')], null, facts({ staff: [worker('jsgr')] }))
    const builders = upgrade?.checks.find(({ label }) => label === '注册建造师')
    expect(builders).toMatchObject({ status: 'missing', missing: 12, droppedBy: '建市〔2016〕226号' })
    expect(upgrade).toMatchObject({ missing: 0, text: expect.stringContaining('没有发现差项') })
    const order = upgrade?.checks.map(({ droppedBy }) => droppedBy !== null)
    expect(order).toEqual([...(order ?? [])].sort((a, b) => Number(a) - Number(b)))
    expect(upgrade?.dropped).toBeGreaterThan(0)
  })

  it('QST-04 the lists that it leads to know all their filters', () => {
    for (const { code } of QUALIFICATION_STANDARDS) {
      const upgrades = listUpgrades(
        [held(`${code}C`), held(`${code}B`)],
        code,
        facts({ staff: [worker('x')] }),
      )
      for (const { kind, filters } of upgrades.flatMap(({ checks }) =>
        checks.flatMap((check) => check.evidence),
      )) {
        const known = findKind(kind)?.filters.map(({ key }) => key) ?? []
        for (const key of Object.keys(filters ?? {})) expect(known, `${code} ${kind}`).toContain(key)
      }
    }
  })
})
