import { describe, expect, it } from 'vitest'
import { PERSON_REGISTRATIONS, qualificationName } from '../records'
import { checkStaff, findStaffStandard, STAFF_STANDARDS, type StaffMember } from './index'

const TODAY = '2026-11-21'
const builder = (
  category: string,
  profession: string,
  validUntil: string | null = '2027-01-01',
): StaffMember => ({
  personType: 'registered',
  registrations: [{ category, profession, validUntil }],
})
const worker = (personType: string): StaffMember => ({ personType, registrations: [] })
const many = (count: number, member: StaffMember) => Array.from({ length: count }, () => member)
const missing = (tag: string, staff: readonly StaffMember[]) =>
  checkStaff(tag, staff, TODAY)?.gaps.map((g) => g.missing)

describe('the staff standard of a qualification', () => {
  it('ACC-05 five categories of three grades each, named as the catalogue names them', () => {
    expect(STAFF_STANDARDS).toHaveLength(15)
    for (const { tag } of STAFF_STANDARDS) expect(qualificationName(tag), tag).not.toBeNull()
    expect(PERSON_REGISTRATIONS.slice(0, 2).map((r) => [r.value, r.label])).toEqual([
      ['R101', '一级建造师'],
      ['R102', '二级建造师'],
    ])
  })

  it('ACC-05 building, first grade: 12 first-class constructors, 9 of them for buildings', () => {
    expect(findStaffStandard('D101A')?.requirements.map((r) => [r.label, r.count])).toEqual([
      ['建筑工程、机电工程专业一级注册建造师', 12],
      ['其中建筑工程专业一级注册建造师', 9],
      ['中级以上职称人员', 30],
      ['持有岗位证书的现场管理人员', 50],
      ['经考核或培训合格的技术工人', 150],
    ])
  })

  it('ACC-05 the third grade takes constructors of the second class as well, the first does not', () => {
    const staff = many(5, builder('二级建造师', '市政公用工程'))
    expect(missing('D110C', staff)?.[0]).toBe(0)
    expect(missing('D110A', staff)?.[0]).toBe(12)
  })

  it('ACC-05 a profession of another kind does not count, nor a registration of another kind', () => {
    const staff = [builder('一级建造师', '公路工程'), builder('监理工程师', '市政公用工程')]
    expect(missing('D110C', staff)?.[0]).toBe(5)
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
      ...many(8, worker('zcry')),
      ...many(15, worker('sydry')),
      ...many(30, worker('jsgr')),
    ]
    expect(checkStaff('D110C', staff, TODAY)?.isMet).toBe(true)
    expect(checkStaff('D110C', staff.slice(1), TODAY)?.isMet).toBe(false)
    expect(missing('D110C', [...staff, ...staff])).toEqual([0, 0, 0, 0])
  })

  it('ACC-05 second-grade waterworks require six first-class constructors among the fifteen', () => {
    expect(
      findStaffStandard('D105B')
        ?.requirements.slice(0, 2)
        .map((r) => [r.label, r.count]),
    ).toEqual([
      ['水利水电工程专业注册建造师', 15],
      ['其中水利水电工程专业一级注册建造师', 6],
    ])
  })

  it('ACC-05 there is no result for a qualification without a known standard', () => {
    for (const tag of ['D101', 'D101T', 'D999A', '', 'D211A']) expect(checkStaff(tag, [], TODAY)).toBeNull()
  })
})
