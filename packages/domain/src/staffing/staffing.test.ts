import { describe, expect, it } from 'vitest'
import { PERSON_REGISTRATIONS, qualificationName } from '../records'
import { checkStaff, type StaffMember } from './index'
import { findStaffStandard, STAFF_STANDARDS } from './standards'

const TODAY = '2026-11-21'
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
const missing = (tag: string, staff: readonly StaffMember[]) =>
  checkStaff(tag, staff, TODAY)?.gaps.map((g) => g.missing)

describe('the staff standard of a qualification', () => {
  it('ACC-05 a grade is checked if the standard has every figure of its people, named as the catalogue names it', () => {
    for (const { tag } of STAFF_STANDARDS) {
      expect(qualificationName(tag) ?? tag, tag).not.toBe('')
      expect(tag.endsWith('T'), tag).toBe(false)
    }
    const tags = STAFF_STANDARDS.map(({ tag }) => tag)
    for (const tag of ['D101A', 'D101C', 'D102B', 'D105C', 'D110C', 'D112B', 'D205B', 'D212C'])
      expect(tags).toContain(tag)
    // Grades with unverified numbers of people, or with people that records cannot distinguish.
    for (const tag of ['D105B', 'D206A', 'D217A', 'D221A']) expect(tags).not.toContain(tag)
    expect(PERSON_REGISTRATIONS.slice(0, 2).map((r) => [r.value, r.label])).toEqual([
      ['R101', '一级建造师'],
      ['R102', '二级建造师'],
    ])
  })

  it('ACC-05 building, first grade: 12 first-class constructors, 9 of them for buildings', () => {
    expect(findStaffStandard('D101A')?.requirements.map((r) => [r.label, r.count])).toEqual([
      ['建筑工程、机电工程专业一级注册建造师合计', 12],
      ['其中建筑工程专业一级注册建造师', 9],
      ['建筑工程相关专业中级以上职称（结构、给排水、暖通、电气齐全）', 30],
      ['持有岗位证书的施工现场管理人员', 50],
      ['中级工以上技术工人', 150],
    ])
  })

  it('ACC-05 the third grade takes constructors of the second class as well, the first does not', () => {
    const staff = many(5, builder('二级建造师', '市政公用工程'))
    expect(missing('D110C', staff)?.[0]).toBe(0)
    expect(missing('D110A', staff)?.[0]).toBe(12)
  })

  it('ACC-05 the main profession is counted by itself', () => {
    const staff = [
      ...many(3, builder('二级建造师', '建筑工程')),
      ...many(2, builder('二级建造师', '机电工程')),
    ]
    expect(missing('D101C', staff)?.slice(0, 2)).toEqual([0, 1])
  })

  it('ACC-05 a registration counts to the end of its last day, and without a known one', () => {
    const held = (until: string | null) =>
      5 - (missing('D110C', [builder('一级建造师', '市政公用工程', until)])?.[0] ?? 0)
    expect([held('2026-11-20'), held('2026-11-21'), held(null)]).toEqual([0, 1, 1])
  })

  it('ACC-05 a person with two registrations counts once', () => {
    const twice: StaffMember = {
      personType: 'registered',
      certificateCodes: [],
      registrations: [
        { category: '一级建造师', profession: '市政公用工程', validUntil: null },
        { category: '二级建造师', profession: '市政公用工程', validUntil: null },
      ],
    }
    expect(missing('D110C', [twice])?.[0]).toBe(4)
  })

  it('ACC-05 it is met only if nobody is missing', () => {
    const staff = [
      ...many(5, builder('二级建造师', '市政公用工程')),
      ...many(8, worker('zcry', 'Z02')),
      ...many(15, worker('sydry')),
      ...many(30, worker('jsgr')),
    ]
    expect(checkStaff('D110C', staff, TODAY)?.isMet).toBe(true)
    expect(checkStaff('D110C', staff.slice(1), TODAY)?.isMet).toBe(false)
    expect(missing('D110C', [...staff, ...staff])).toEqual([0, 0, 0, 0])
  })

  it('ACC-05 of eight constructors of building services in the second grade two are first-class', () => {
    expect(
      findStaffStandard('D212B')
        ?.requirements.slice(0, 2)
        .map((r) => [r.label, r.count]),
    ).toEqual([
      ['机电工程专业注册建造师', 8],
      ['其中一级注册建造师', 2],
    ])
    expect(missing('D212B', many(8, builder('二级建造师', '机电工程')))?.slice(0, 2)).toEqual([0, 2])
  })
})
