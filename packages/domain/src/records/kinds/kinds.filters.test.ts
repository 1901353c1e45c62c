import { describe, expect, it } from 'vitest'
import {
  company,
  type Filter,
  findColumn,
  isValidValue,
  KINDS,
  person,
  type RecordKind,
  tender,
} from '../index'

const WAN_YUAN = 1_000_000

const filterIn = (kind: RecordKind, key: string): Filter => {
  const found = kind.filters.find((f) => f.key === key)
  if (!found) throw new Error(key)
  return found
}

const presetsIn = (kind: RecordKind, key: string) => {
  const filter = filterIn(kind, key)
  return filter.type === 'range' ? filter.presets : []
}

const rangeFilters = KINDS.flatMap((kind) =>
  kind.filters.flatMap((f) => (f.type === 'range' ? [{ ...f, name: `${kind.kind} ${f.key}` }] : [])),
)

describe('filters', () => {
  it('VAL-06 each kind has its filters', () => {
    const summary = (kind: RecordKind) =>
      kind.filters.map((f) => `${f.key}: ${f.label}, ${f.type} ${f.column}`)
    expect(summary(company)).toEqual([
      'region: 所在地区, region region',
      'qualification: 企业资质, head qualificationCodes',
      'qualificationMatch: 资质组合, match qualificationCodes',
      'grade: 资质等级, tail qualificationCodes',
      'unit: 单位类型, options unitTypes',
      'capital: 注册资本, range capital',
      'status: 经营状态, options status',
      'won: 最近中标, range latestWinOn',
    ])
    expect(summary(person)).toEqual([
      'region: 所在地区, region region',
      'site: 在建状态, options siteState',
      'type: 人员类别, options personType',
      'registration: 注册类别, head registrationCodes',
      'profession: 注册专业, tail registrationCodes',
      'achieve: 个人业绩, range totalAchieveCount',
      'aqsl: 证书类别, options certificateCodes',
      'sydry: 岗位, options certificateCodes',
      'tzzy: 作业类别, options certificateCodes',
      'zcry: 职称等级, options certificateCodes',
      'jsgr: 工种, options certificateCodes',
      'company: 注册单位, reference companyId',
    ])
    expect(summary(tender)).toEqual([
      'region: 所在地区, region region',
      'notice: 公告类型, options noticeType',
      'type: 工程类型, options engineeringType',
      'qualification: 资质要求, head requiredQualificationCodes',
      'amount: 预算金额, range buggetAmount',
      'published: 发布时间, range publicityTime',
      'due: 投标截止, range bidDeadline',
      'owner: 业主单位, reference ownerId',
      'winner: 中标单位, reference winnerIds',
      'agency: 代理机构, reference agencyId',
      'project: 同一项目, reference projectCode',
    ])
  })

  it('VAL-06 a filter’s column has a type it can compare', () => {
    const fitting = {
      region: ['region'],
      options: ['enum', 'tags'],
      head: ['tags'],
      tail: ['tags'],
      match: ['tags'],
      reference: ['code', 'tags'],
    }
    for (const kind of KINDS)
      for (const filter of kind.filters) {
        const ranged = filter.type === 'range' && (filter.of === 'date' ? ['date', 'time'] : [filter.of])
        const types = filter.type === 'range' ? ranged : fitting[filter.type]
        expect(types, `${kind.kind} ${filter.key}`).toContain(findColumn(kind, filter.column)?.type)
      }
  })

  it('VAL-06 a filter over an enum offers all of its values under the same names', () => {
    const plain = (options: readonly { value: string; label: string }[]) =>
      options.map(({ value, label }) => [value, label])
    for (const kind of KINDS)
      for (const filter of kind.filters) {
        const column = findColumn(kind, filter.column)
        if (filter.type !== 'options' || column?.type === 'tags') continue
        expect(column?.type === 'enum' && plain(column.options)).toEqual(plain(filter.options))
      }
  })

  it('NAV-13 filter keys and values need no URL encoding and differ from the URL’s own parameters', () => {
    for (const kind of KINDS)
      for (const filter of kind.filters) {
        expect(['q', 'sort', 'size']).not.toContain(filter.key)
        const offered = filter.type === 'range' ? filter.presets : 'options' in filter ? filter.options : []
        expect(new Set(offered.map((o) => o.value)).size).toBe(offered.length)
        for (const { value, label } of offered) {
          expect(value).toMatch(/^[0-9A-Za-z]+$/)
          expect(label).not.toBe('')
          expect(isValidValue(filter, value)).toBe(true)
        }
      }
  })

  it('VAL-06 the states of companies, people and notices', () => {
    const labels = (kind: RecordKind, key: string) => {
      const column = findColumn(kind, key)
      return column?.type === 'enum' ? column.options.map((o) => [o.value, o.label, o.tone].join(' ')) : []
    }
    expect(labels(company, 'status')).toEqual([
      'active 存续 ok',
      'moved 迁出 warn',
      'cancelled 注销 neutral',
      'revoked 吊销 bad',
    ])
    expect(labels(person, 'personType')).toEqual([
      'registered 注册人员 ',
      'aqsl 安全三类人员 ',
      'sydry 十一大员 ',
      'tzzy 特种作业人员 ',
      'zcry 职称人员 ',
      'jsgr 技术工人 ',
    ])
    expect(labels(tender, 'noticeType')).toEqual([
      'plan 招标计划 ',
      'tender 招标公告 ok',
      'prequalification 资格预审 ',
      'change 变更公告 warn',
      'candidate 中标候选人 ',
      'award 中标结果 ',
    ])
    expect(labels(tender, 'engineeringType')).toEqual([
      'building 房屋建筑 ',
      'municipal 市政 ',
      'highway 公路 ',
      'water 水利 ',
      'landscape 园林绿化 ',
      'power 电力 ',
      'fitout 装饰装修 ',
      'service 勘察设计监理 ',
      'goods 材料设备 ',
      'other 其他 ',
    ])
  })
})

describe('presets', () => {
  const wan = (fen: number | undefined) => (fen === undefined ? undefined : fen / WAN_YUAN)

  it('VAL-08 presets of amounts match their labels, up to one fen below the upper figure', () => {
    const summary = (kind: RecordKind, key: string) =>
      presetsIn(kind, key).map((p) => [p.label, wan(p.min), wan(p.max === undefined ? p.max : p.max + 1)])
    expect(summary(company, 'capital')).toEqual([
      ['500 万以下', undefined, 500],
      ['500–1000 万', 500, 1000],
      ['1000–5000 万', 1000, 5000],
      ['5000 万以上', 5000, undefined],
    ])
    expect(summary(tender, 'amount')).toEqual([
      ['400 万以下', undefined, 400],
      ['400–3000 万', 400, 3000],
      ['3000 万–1 亿', 3000, 10_000],
      ['1 亿以上', 10_000, undefined],
    ])
  })

  it('VAL-08 amounts: presets leave no gap, do not overlap and are open at both ends', () => {
    const amounts = rangeFilters.filter((f) => f.of === 'fen')
    expect(amounts.map((f) => f.name)).toEqual(expect.arrayContaining(['company capital', 'tender amount']))
    for (const { presets } of amounts) {
      expect(presets[0]?.min).toBeUndefined()
      expect(presets.at(-1)?.max).toBeUndefined()
      presets.slice(1).forEach((preset, i) => {
        expect(preset.min).toBe((presets[i]?.max ?? Number.NaN) + 1)
      })
    }
  })

  it('VAL-06 counts: each preset asks for more than the one before it', () => {
    expect(presetsIn(person, 'achieve').map((p) => [p.label, p.min, p.max])).toEqual([
      ['有业绩', 1, undefined],
      ['5 项以上', 5, undefined],
      ['10 项以上', 10, undefined],
    ])
    for (const { name, presets } of rangeFilters.filter((f) => f.of === 'count'))
      presets.slice(1).forEach((preset, i) => {
        expect(preset.min ?? 0, name).toBeGreaterThan(presets[i]?.min ?? -1)
      })
  })

  it('VAL-06 days: each preset reaches further back than the one before it', () => {
    const summary = (kind: RecordKind, key: string) => presetsIn(kind, key).map((p) => [p.label, p.days])
    expect(summary(company, 'won')).toEqual([
      ['近 7 天', 7],
      ['近 30 天', 30],
      ['近一年', 365],
    ])
    expect(summary(tender, 'published')).toEqual([
      ['近 3 天', 3],
      ['近 7 天', 7],
      ['近 30 天', 30],
      ['近一年', 365],
    ])
    expect(summary(tender, 'due')).toEqual([
      ['已截止', undefined],
      ['3 天内截止', -3],
      ['7 天内截止', -7],
      ['14 天内截止', -14],
      ['30 天内截止', -30],
      ['尚未截止', -365],
    ])
    for (const { name, presets } of rangeFilters.filter((f) => f.of === 'date'))
      presets.slice(1).forEach((preset, i) => {
        expect(Math.abs(preset.days ?? 0), name).toBeGreaterThan(Math.abs(presets[i]?.days ?? 0))
      })
  })
})

describe('sorts', () => {
  it('VAL-06 each kind has its sorts, the first is the default', () => {
    const summary = (kind: RecordKind) =>
      kind.sorts.map((s) => `${s.key}: ${s.label}, ${s.column} ${s.direction}`)
    expect(summary(company)).toEqual([
      'latest: 最近中标, latestWinOn desc',
      'wins: 中标数量, allWinningCount desc',
      'capital: 注册资本, capital desc',
      'oldest: 成立最早, establishedOn asc',
    ])
    expect(summary(person)).toEqual([
      'latest: 最近发证, latestCertificateOn desc',
      'achieve: 业绩数量, totalAchieveCount desc',
      'free: 在建最少, ongoingCount asc',
    ])
    expect(summary(tender)).toEqual([
      'latest: 最新发布, publicityTime desc',
      'amount: 预算金额, buggetAmount desc',
      'soonest: 最先截止, bidDeadline asc',
      'deadline: 最后截止, bidDeadline desc',
    ])
  })

  it('VAL-06 a sort is by days, moments, amounts or counts', () => {
    for (const kind of KINDS)
      for (const { column, key } of kind.sorts)
        expect(['date', 'time', 'fen', 'count'], `${kind.kind} ${key}`).toContain(
          findColumn(kind, column)?.type,
        )
  })
})
