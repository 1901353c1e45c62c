import { describe, expect, it } from 'vitest'
import { viewerAs } from '../../../testing'
import { buildRanges, type Column, findKind, findLocks, type RecordKind } from '../../index'

const kind = (name: string) => findKind(name) as RecordKind
const filtersOf = (name: string) =>
  kind(name).filters.map((f) => `${f.key}: ${f.label}, ${f.type} ${f.column}`)
const sortsOf = (name: string) =>
  kind(name).sorts.map((s) => `${s.key}: ${s.label}, ${s.column} ${s.direction}`)
const openOf = (name: string) =>
  kind(name)
    .columns.filter((c) => !c.access && !c.hidden)
    .map((c) => c.key)

const closedPlaces = (name: string) => {
  const one = (path: string, { access }: Pick<Column, 'access'>) =>
    access
      ? [
          [path, access.needs, access.below, 'mask' in access ? access.mask : undefined]
            .filter(Boolean)
            .join(' '),
        ]
      : []
  return kind(name).columns.flatMap((column) => [
    ...one(column.key, column),
    ...(column.type === 'table' ? column.columns : []).flatMap((cell) =>
      one(`${column.key}.${cell.key}`, cell),
    ),
  ])
}

describe('tools', () => {
  it('SHL-01 segment, call, tab, hint, noun, classifier and the requirement', () => {
    const rows = ['qualificationTrace', 'dynamicCheck', 'qualificationExpiry', 'permitExpiry'].map((name) => {
      const k = kind(name)
      return [k.segment, k.api, k.tab, k.placeholder, k.label, k.classifier, k.detailPath, k.opensBy].join(
        ' ',
      )
    })
    expect(rows).toEqual([
      'zzwinning zzwinning 资质追踪 请输入企业关键词 资质动态 条 none company_outnews',
      'dthc dthc 动态核查 请输入企业关键词 动态核查 条 none company_dynamic',
      'zzdq zzdq 资质到期 请输入企业关键词 资质到期 项 none company_qualification_expire',
      'axdq axdq 安许到期 请输入企业关键词 安许到期 家 none company_anxu_expire',
    ])
  })

  it('ACC-05 qualificationTrace: open and closed columns', () => {
    expect(openOf('qualificationTrace')).toEqual([
      'change',
      'qualificationName',
      'gradeBefore',
      'gradeAfter',
      'region',
      'authority',
      'batch',
      'announcedOn',
    ])
    expect(closedPlaces('qualificationTrace')).toEqual([
      'companyId company_outnews locked',
      'companyName company_outnews masked text',
    ])
  })

  it('ACC-05 dynamicCheck: open and closed columns', () => {
    expect(openOf('dynamicCheck')).toEqual([
      'stage',
      'outcome',
      'region',
      'qualificationNames',
      'reason',
      'authority',
      'publishedOn',
      'deadline',
    ])
    expect(closedPlaces('dynamicCheck')).toEqual([
      'companyId company_dynamic locked',
      'companyName company_dynamic masked text',
      'documentNo company_dynamic masked text',
    ])
  })

  it('ACC-05 qualificationExpiry: open and closed columns', () => {
    expect(openOf('qualificationExpiry')).toEqual([
      'region',
      'qualificationName',
      'grade',
      'issuer',
      'grantedOn',
      'validUntil',
    ])
    expect(closedPlaces('qualificationExpiry')).toEqual([
      'companyId company_qualification_expire locked',
      'companyName company_qualification_expire masked text',
      'certificateNo company_qualification_expire masked text',
      'contactPhone company_qualification_expire masked phone',
    ])
  })

  it('ACC-05 permitExpiry: open and closed columns', () => {
    expect(openOf('permitExpiry')).toEqual(['region', 'issuer', 'grantedOn', 'validUntil'])
    expect(closedPlaces('permitExpiry')).toEqual([
      'companyId company_anxu_expire locked',
      'companyName company_anxu_expire masked text',
      'permitNo company_anxu_expire masked text',
      'qualificationSummary company_anxu_expire locked',
      'qualificationCodes company_anxu_expire locked',
      'contactPhone company_anxu_expire masked phone',
    ])
  })

  it('VAL-06 filters and sorts', () => {
    expect(filtersOf('qualificationTrace')).toEqual([
      'region: 所在地区, region region',
      'change: 变动类型, options change',
      'qualification: 资质, head qualificationCodes',
      'grade: 资质等级, tail qualificationCodes',
      'announced: 公告日期, range announcedOn',
      'company: 企业, reference companyId',
    ])
    expect(sortsOf('qualificationTrace')).toEqual([
      'latest: 最新公告, announcedOn desc',
      'earliest: 最早公告, announcedOn asc',
    ])
    expect(filtersOf('dynamicCheck')).toEqual([
      'stage: 核查阶段, options stage',
      'region: 所在地区, region region',
      'outcome: 核查结论, options outcome',
      'qualification: 核查资质, head qualificationCodes',
      'published: 发布日期, range publishedOn',
      'company: 企业, reference companyId',
    ])
    expect(sortsOf('dynamicCheck')).toEqual([
      'latest: 最新发布, publishedOn desc',
      'deadline: 截止日期, deadline desc',
    ])
    expect(filtersOf('qualificationExpiry')).toEqual([
      'region: 所在地区, region region',
      'remaining: 剩余有效期, range validUntil',
      'qualification: 资质, head qualificationCodes',
      'grade: 资质等级, tail qualificationCodes',
      'company: 企业, reference companyId',
    ])
    expect(sortsOf('qualificationExpiry')).toEqual([
      'soonest: 最先到期, validUntil asc',
      'last: 最后到期, validUntil desc',
    ])
    expect(filtersOf('permitExpiry')).toEqual([
      'region: 所在地区, region region',
      'remaining: 剩余有效期, range validUntil',
      'qualification: 企业资质, head qualificationCodes',
      'grade: 资质等级, tail qualificationCodes',
      'company: 企业, reference companyId',
    ])
    expect(sortsOf('permitExpiry')).toEqual([
      'soonest: 最先到期, validUntil asc',
      'last: 最后到期, validUntil desc',
    ])
  })

  it('ACC-05 each tool opens by its own add-on; a membership is no substitute', () => {
    for (const name of ['qualificationTrace', 'dynamicCheck', 'qualificationExpiry', 'permitExpiry']) {
      const { opensBy } = kind(name)
      expect(findLocks(kind(name), viewerAs(opensBy as 'company_outnews'))).toEqual({})
      for (const persona of ['non-member', 'svip', 'staff_vacancy'] as const)
        expect(findLocks(kind(name), viewerAs(persona)).companyName?.opensBy).toBe(opensBy)
      expect(findLocks(kind(name), viewerAs('visitor')).companyId).toEqual({
        state: 'locked',
        opensBy: 'login',
      })
    }
  })

  it('NAV-13 the dynamic checks have three lists and no list of all', () => {
    expect(kind('dynamicCheck').onlySubLists).toBe(true)
    expect(kind('dynamicCheck').subLists?.map((s) => [s.segment, s.label, s.filter])).toEqual([
      ['tz', '核查通知', { key: 'stage', value: 'tz' }],
      ['zg', '限期整改', { key: 'stage', value: 'zg' }],
      ['jg', '核查结果', { key: 'stage', value: 'jg' }],
    ])
  })

  it('ACC-07 the expiry date is open to all and names its reminder service', () => {
    const expiries = ['qualificationExpiry', 'permitExpiry'].map((name) => {
      const column = kind(name).columns.find((c) => c.key === 'validUntil')
      return [column?.access, column?.expiry]
    })
    expect(expiries).toEqual([
      [undefined, 'company_qualification_expire'],
      [undefined, 'company_anxu_expire'],
    ])
  })

  it('ACC-07 remaining days: already expired, then further and further ahead', () => {
    const now = 1_795_140_000_000
    const days = (value: string) => {
      const [range] = buildRanges(kind('permitExpiry'), { remaining: [value] }, now)
      return [range?.min, range?.max]
    }
    expect(days('past')).toEqual([undefined, '2026-11-19'])
    expect(days('7d')).toEqual(['2026-11-20', '2026-11-27'])
    expect(days('365d')).toEqual(['2026-11-20', '2027-11-20'])
  })
})
