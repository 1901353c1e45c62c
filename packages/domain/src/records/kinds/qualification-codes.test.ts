import { describe, expect, it } from 'vitest'
import { company, completeRecord, person } from '../index'

describe('values that follow from a table', () => {
  const firm = (values: object) => completeRecord(company, { id: 'c', ...values })
  const worker = (values: object) => completeRecord(person, { id: 'p', ...values })

  it('DAT-37 the qualifications of a company, where its sources state no codes', () => {
    const qualifications = [
      { name: '市政公用工程施工总承包', grade: '壹级' },
      { name: '建筑装修装饰工程 专业承包二级', grade: null },
      { name: '预拌混凝土专业承包', grade: '不分等级' },
      { name: '工程监理资质', grade: '甲级' },
    ]
    expect(firm({ qualifications })).toMatchObject({
      qualificationCodes: ['D110A', 'D211B', 'D203'],
      qualificationCount: 4,
      qualificationSummary:
        '市政公用工程施工总承包壹级、建筑装修装饰工程 专业承包二级、预拌混凝土专业承包等 4 项',
    })
    const stated = { qualificationCodes: ['D101A'], qualificationCount: 9, qualificationSummary: '见附件' }
    expect(firm({ qualifications, ...stated })).toMatchObject(stated)
    expect(firm({ qualifications: null })).toMatchObject({
      qualificationCodes: null,
      qualificationCount: null,
      qualificationSummary: null,
    })
  })

  it('DAT-37 the registrations and certificates of a person', () => {
    const registrations = [
      { category: '一级注册建造师', profession: '机电工程' },
      { category: '监理工程师', profession: '——' },
    ]
    expect(worker({ personType: 'registered', registrations })).toMatchObject({
      registrationCodes: ['R101D', 'R105'],
      certificateCodes: null,
      registrationSummary: '一级注册建造师（机电工程）、监理工程师',
    })
    const post = [{ category: '岗位证书', profession: '质量员' }]
    expect(worker({ personType: 'sydry', registrations: post })).toMatchObject({
      registrationCodes: null,
      certificateCodes: ['S02'],
    })
  })
})
