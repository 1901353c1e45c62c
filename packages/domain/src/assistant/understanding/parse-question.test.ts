import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KINDS } from '../../records'
import { NOW } from '../../testing'
import { listNameCandidates, MAX_CANDIDATES, withoutNames } from './names'
import { parseQuestion } from './parse-question'

const of = (question: string) => parseQuestion(question, NOW)

describe('what a question asks for', () => {
  it.each([
    ['重庆有哪些企业', 'company'],
    ['四川的招标公告', 'tender'],
    ['近期中标项目', 'winning'],
    ['招标代理机构', 'agency'],
    ['招标单位', 'owner'],
    ['拟建项目', 'planned'],
    ['土地出让', 'landTransfer'],
    ['环评公示', 'environmental'],
    ['中标最多的企业', 'company'],
    ['企业中标情况', 'winning'],
    ['资质快到期的企业', 'qualificationExpiry'],
    ['重庆的项目', 'project'],
    ['一级建造师', 'person'],
    ['四库业绩', 'siku'],
    ['你好', null],
    ['', null],
    ['__proto__', null],
  ])('AI-07 %s asks for %s', (question, kind) => {
    expect(of(question).kind).toBe(kind)
  })

  it('AI-07 every kind of record is named by its own label', () => {
    for (const { kind, label } of KINDS) expect([label, of(label).kind]).toEqual([label, kind])
  })
})

describe('where', () => {
  const codes = (text: string) => of(text).places.map(({ code }) => code)

  it.each([
    ['重庆的招标', ['500000']],
    ['重庆市招标', ['500000']],
    ['广西的招标', ['450000']],
    ['成都招标', ['510100']],
    ['四川成都招标', ['510100']],
    ['四川省成都市武侯区招标', ['510107']],
    ['重庆渝北招标', ['500112']],
    ['渝北区招标', ['500112']],
    ['吉林市招标', ['220200']],
    ['吉林招标', ['220000']],
    ['四川和重庆招标', ['510000', '500000']],
    ['招标', []],
    ['新建港口招标', []],
  ])('REG-02 AI-07 the places in %s', (text, expected) => {
    expect(codes(text)).toEqual(expected)
  })

  it('REG-03 AI-07 an ambiguous county name lists the other counties', () => {
    const [place] = of('江北区招标').places
    expect([place?.code, ...(place?.others ?? [])].sort()).toEqual(['330205', '500105'])
    expect(of('重庆江北区招标').places).toEqual([{ code: '500105', others: [] }])
  })

  it('AI-07 no word of the catalogue is taken for a place', () => {
    const labels = KINDS.flatMap(({ label, filters }) => [
      label,
      ...filters.flatMap((f) =>
        'options' in f && f.key !== 'platform' ? f.options.map((option) => option.label) : [],
      ),
    ])
    for (const label of labels) expect([label, codes(label)]).toEqual([label, []])
  })
})

describe('with which qualification', () => {
  it.each([
    ['市政公用工程施工总承包一级企业', ['D110'], ['A']],
    ['市政一级的企业', ['D110'], ['A']],
    ['一级市政企业', ['D110'], ['A']],
    ['建筑工程施工总承包特级', ['D101'], ['T']],
    ['房建总包二级', ['D101'], ['B']],
    ['市政二级以上企业', ['D110'], ['T', 'A', 'B']],
    ['有桥梁工程资质的企业', ['D207'], []],
    ['钢结构专业承包企业', ['D209'], []],
    ['市政一级、公路二级企业', ['D110', 'D102'], ['A', 'B']],
    ['一级资质企业', [], ['A']],
    ['市政企业', [], []],
    ['桥梁工程招标', [], []],
  ])('AI-07 the qualifications in %s', (text, heads, tails) => {
    expect(of(text).qualification).toMatchObject({ heads, tails })
  })

  it.each([
    ['一级建造师', ['R101'], []],
    ['市政一级建造师', ['R101'], ['S']],
    ['一级建造师（市政）', ['R101'], ['S']],
    ['房建二建', ['R102'], ['J']],
    ['监理工程师', ['R105'], []],
    ['建造师', ['R101', 'R102'], []],
    ['招标', [], []],
  ])('AI-07 the registration in %s', (text, heads, tails) => {
    expect(of(text).registration).toEqual({ heads, tails })
  })
})

describe('of whom', () => {
  const candidates = (text: string) => listNameCandidates(text, NOW)

  it.each([
    ['重庆恒泰建设集团有限公司的信用', '重庆恒泰建设集团有限公司'],
    ['请问重庆恒泰建设集团有限公司有哪些资质', '重庆恒泰建设集团有限公司'],
    ['最近被处罚的重庆恒泰建设集团有限公司', '重庆恒泰建设集团有限公司'],
  ])('AI-10 the whole name in %s', (text, name) => {
    expect(candidates(text)).toContainEqual({ text: name, isWhole: true, isPart: false })
  })

  it.each([
    ['恒泰建设的资质', '恒泰建设'],
    ['宜昌凯鑫的竞争对手有哪些', '宜昌凯鑫'],
    ['镇原县昶泓交通建设事务中心最近的招标', '镇原县昶泓交通建设事务中心'],
    ['第一中学有什么公告', '第一中学'],
  ])('AI-10 what may be a name in %s', (text, name) => {
    expect(candidates(text)[0]?.text).toBe(name)
  })

  it.each(['重庆的信用', '四川市政一级企业的业绩', '近一个月的中标', '第二家有没有处罚', '500万以上的招标'])(
    'AI-10 %s holds no part of a name',
    (text) => {
      expect(candidates(text).filter(({ isPart, isWhole }) => isPart || isWhole)).toEqual([])
    },
  )

  it('AI-10 a name that was found is no condition any more', () => {
    const rest = withoutNames('重庆市政建设有限公司的中标', ['重庆市政建设有限公司'])
    expect(of(rest)).toMatchObject({ kind: 'winning', places: [], options: [], unknown: [] })
  })
})

describe('every word', () => {
  it.each([
    ['重庆市政招标', ['500000'], '市政'],
    ['重庆市市政招标', ['500000'], '市政'],
    ['重庆市政公用工程招标', ['500000'], '市政'],
    ['北京市政工程中标', ['110000'], '市政'],
    ['成都市政项目', ['510100'], '市政'],
  ])('AI-10 the longest match over places and trades together: %s', (text, codes, label) => {
    const parsed = of(text)
    expect(parsed.places.map(({ code }) => code)).toEqual(codes)
    expect(parsed.options.flatMap(({ labels }) => labels)).toContain(label)
    expect(parsed.unknown).toEqual([])
  })

  it('AI-10 what the lexicon does not explain is left over, and nothing else is', () => {
    expect(of('体育中心的招标公告')).toMatchObject({ kind: 'tender', unknown: ['体育中心'] })
    expect(of('第一中学有什么公告')).toMatchObject({ kind: null, asksNotices: true, unknown: ['第一中学'] })
    expect(of('招标中哪些是学校').unknown).toEqual(['学校'])
  })

  it.each([
    ['没有处罚的企业', [{ matter: 'sanction', isAbsent: true }]],
    ['未被列入黑名单的企业', [{ matter: 'dishonesty', isAbsent: true }]],
    ['有没有处罚', [{ matter: 'sanction', isAbsent: false }]],
    ['拖欠农民工工资的企业', [{ matter: 'arrears', isAbsent: false }]],
    [
      '有处罚但没有失信的企业',
      [
        { matter: 'sanction', isAbsent: false },
        { matter: 'dishonesty', isAbsent: true },
      ],
    ],
  ])('AI-10 the matters in %s', (text, matters) => {
    expect(of(text).matters).toEqual(matters)
  })

  it('AI-10 a negation of anything else is a condition that cannot be used', () => {
    expect(of('没有资质的企业').unusable).toEqual(['没有资质'])
    expect(of('没有业绩的建造师').count).toEqual({ of: 'achieve', min: 0, max: 0 })
    expect(of('没有在建的建造师').options[0]?.labels).toEqual(['无在建'])
  })

  it('AI-07 十个 is a number of results; 三个月 and 第三个 are not', () => {
    expect(of('最近中标金额最高的十个项目').take).toBe(10)
    expect(of('近三个月的招标').take).toBe(null)
    expect(of('第三个的业主')).toMatchObject({ take: null, mentions: { ordinal: 3 } })
  })
})

it('AI-07 any text is parsed, and fast', () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.stringMatching(/^[一二三百千万亿0-9年月日的近前以上级市政公司重庆招标]{0,200}$/),
    fc.constantFrom('\ud800', '\0', '😀'.repeat(100)),
  )
  fc.assert(
    fc.property(nasty, (text) => {
      expect(of(text)).toHaveProperty('kind')
    }),
  )
  for (const unit of ['一', '9', '的', '重庆', '近', '市政一级', '公司', '2026年', '（', '有限'])
    expect(of(unit.repeat(1000 / unit.length))).toHaveProperty('kind')
})

it('AI-10 however long a question is, few of its parts are looked for as names', () => {
  const parts = Array.from({ length: 100 }, (_, i) => `鑫${String.fromCharCode(0x4e00 + i * 7)}源泰有限公司`)
  expect(listNameCandidates(parts.join('，').slice(0, 1000), NOW)).toHaveLength(MAX_CANDIDATES)
  const runs = Array.from({ length: 200 }, (_, i) => `鑫${String.fromCharCode(0x4e00 + i * 7)}源`)
  expect(listNameCandidates(runs.join('，').slice(0, 1000), NOW)).toHaveLength(MAX_CANDIDATES)
})
