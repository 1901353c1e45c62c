import { calculateCheckCharacter } from '@zhushutong/domain/identity'
import { company, findKind, person, tender } from '@zhushutong/domain/records'
import { describe, expect, it } from 'vitest'
import type { Fields } from '../source'
import { type Draft, findShape, type Shape, shapeOfMapping } from './index'

const codeOf = (first17: string) => `${first17}${calculateCheckCharacter(first17)}`
const CODE = codeOf('91211403MAYTE0001')

const draftOf = (shape: Shape, fields: Fields): Draft => {
  const reading = shape.read(fields, 7)
  if ('rejected' in reading) throw new Error(reading.rejected.reason)
  return reading.draft
}

const rejectedBy = (shape: Shape, fields: Fields) => {
  const reading = shape.read(fields, 7)
  return 'rejected' in reading ? reading.rejected : null
}

describe('the business register', () => {
  const row = {
    企业名称: '虚构市测试建筑工程有限公司',
    统一社会信用代码: CODE,
    注册日期: '2003-08-04',
    企业类型: 'N/A',
    法人代表: '冯*',
    注册资金: '30(万元人民币)',
    经营范围: '土石方工程',
    所在省份: '辽宁',
    地区: '葫芦岛',
    注册地址: '辽宁省葫芦岛市龙港区海边路1号',
  }
  const shape = findShape(row, company)

  it('fills the columns and leaves missing ones empty', () => {
    const draft = draftOf(shape, row)
    expect(draft).toMatchObject({ line: 7, sourceKey: CODE, proof: CODE, remarks: [] })
    expect(draft.values).toEqual({
      sourcePlatform: '工商登记公开数据',
      companyType: null,
      name: '虚构市测试建筑工程有限公司',
      creditCode: CODE,
      establishedOn: '2003-08-04',
      legalPerson: '冯*',
      capital: 30_000_000,
      capitalCurrency: 'CNY',
      businessScope: '土石方工程',
      region: '211403',
      address: '辽宁省葫芦岛市龙港区海边路1号',
    })
  })

  it('takes no identity number, neither as a code nor in a text, and repeats none', () => {
    const idNumber = '11010519491231002X'
    const draft = draftOf(shape, {
      ...row,
      统一社会信用代码: idNumber,
      法人代表: `冯某（${idNumber}）`,
      注册地址: `辽宁省葫芦岛市龙港区海边路1号，身份证 ${idNumber}`,
    })
    expect(draft.values).toMatchObject({
      legalPerson: '冯某',
      address: '辽宁省葫芦岛市龙港区海边路1号，身份证',
    })
    expect(draft.remarks.map(({ field, value }) => [field, value])).toEqual([
      ['统一社会信用代码', '*'.repeat(18)],
      ['legalPerson', ''],
      ['address', ''],
    ])
    expect(JSON.stringify(draft)).not.toContain('19491231')
  })

  it('keeps the number of a permit, which is built like an identity number', () => {
    const permit = findKind('buildingPermit')
    if (!permit) throw new Error('no permits')
    const mapping = { source: 'permits', key: ['号'], columns: { [permit.title]: '名', permitNo: '号' } }
    const shape = shapeOfMapping(JSON.stringify(mapping), permit)
    const number = '500112201811291017'
    expect(draftOf(shape, { 名: '某工程', 号: number }).values.permitNo).toBe(number)
    expect(draftOf(shape, { 名: '某工程', 号: '11010519491231002X' })).toMatchObject({
      sourceKey: expect.stringMatching(/^sha256-/),
      values: { permitNo: null },
    })
  })

  it('keeps a row with an invalid code by its name and place, with a warning', () => {
    const wrong = `${CODE.slice(0, 17)}${CODE.endsWith('0') ? '1' : '0'}`
    const draft = draftOf(shape, { ...row, 统一社会信用代码: wrong })
    expect(draft.values.creditCode).toBeUndefined()
    expect(draft).toMatchObject({ proof: null, hint: '虚构市测试建筑工程有限公司@211403' })
    expect(draft.remarks).toEqual([
      { line: 7, level: 'warning', reason: '校验码不符', field: '统一社会信用代码', value: wrong },
    ])
  })

  it('keeps a row with a code and no name, and rejects one with neither', () => {
    expect(draftOf(shape, { ...row, 企业名称: 'N/A' }).values.name).toBeNull()
    expect(draftOf(shape, { ...row, 企业名称: '***' }).hint).toBeNull()
    expect(rejectedBy(shape, { ...row, 企业名称: '***', 统一社会信用代码: '' })).toEqual({
      line: 7,
      level: 'rejected',
      reason: '既没有有效的统一社会信用代码，也没有可用的名称',
      field: '企业名称',
      value: '***',
    })
  })
})

describe('candidate notices', () => {
  const notice = {
    infoid: 'n-1',
    parsed_data: {
      project_name: '虚构河整治工程',
      publicity_period: '2025年11月27日 17时00分至2025年11月30日 17时00分',
      bidders_and_prices: [
        { bidder: '甲建设有限公司、乙设计院联合体', price: '23552390.00' },
        { bidder: '丙有限公司', price: '折扣率85%' },
        { bidder: '评标工作于某日进行。评标过程如下', price: '1元' },
      ],
      full_url: 'https://notices.example/n-1.html',
    },
    raw_data: { title: '公示', infodate: '2025-11-27' },
  }
  const shape = findShape(notice, tender)

  it('become tenders with their candidates, consortia whole, without an invented rank', () => {
    const draft = draftOf(shape, notice)
    expect(draft).toMatchObject({ sourceKey: 'n-1', proof: 'n-1' })
    expect(draft.values).toMatchObject({
      engineeringName: '虚构河整治工程',
      noticeType: 'candidate',
      publicityTime: '2025-11-27',
      content: '公示期：2025年11月27日 17时00分至2025年11月30日 17时00分',
      sourceUrl: 'https://notices.example/n-1.html',
      candidates: [
        { rank: null, companyName: '甲建设有限公司、乙设计院联合体', price: 2_355_239_000, priceText: null },
        { rank: null, companyName: '丙有限公司', price: null, priceText: '折扣率85%' },
      ],
    })
    expect(draft.remarks.map(({ field }) => field)).toEqual([
      'parsed_data.bidders_and_prices[1].price',
      'parsed_data.bidders_and_prices[2].bidder',
    ])
  })
})

describe('OCDS releases', () => {
  const release = {
    ocid: 'ocds-test-1',
    id: '1',
    date: '2025-01-23T15:34:24Z',
    tag: ['tender'],
    tender: {
      id: 'T-1',
      title: 'Bridge repair',
      value: { amount: 34407.08, currency: 'GBP' },
      tenderPeriod: { endDate: '2025-02-17T12:00:00Z' },
      mainProcurementCategory: 'works',
    },
    buyer: { id: 'b', name: 'Some Council' },
  }
  const award = {
    ...release,
    id: '2',
    date: '2025-03-01T00:00:00Z',
    tag: ['award'],
    awards: [
      {
        id: 'a',
        status: 'active',
        date: '2025-02-20T00:00:00Z',
        value: { amount: 30000, currency: 'GBP' },
        suppliers: [{ name: 'Builder Ltd' }],
      },
      { id: 'b', status: 'cancelled', suppliers: [{ name: 'Other Ltd' }] },
    ],
  }
  const shape = findShape(release, tender)

  it('become tenders in minor units of their own currency', () => {
    const draft = draftOf(shape, release)
    expect(draft.remarks).toEqual([])
    expect(draft.values).toMatchObject({
      engineeringName: 'Bridge repair',
      projectCode: 'T-1',
      noticeType: 'tender',
      ownerUnitName: 'Some Council',
      buggetAmount: 3_440_708,
      currency: 'GBP',
      publicityTime: '2025-01-23',
      bidDeadline: Date.UTC(2025, 1, 17, 12),
      collectedAt: Date.UTC(2025, 0, 23, 15, 34, 24),
      awards: null,
    })
  })

  it('keep only active awards', () => {
    expect(draftOf(shape, award).values).toMatchObject({
      noticeType: 'award',
      awards: [{ companyId: null, companyName: 'Builder Ltd', amount: 3_000_000, awardedOn: '2025-02-20' }],
      winnerName: 'Builder Ltd',
      winningAmount: 3_000_000,
      awardedOn: '2025-02-20',
    })
  })

  it('assign a shared amount to none of its suppliers, and ignore amounts in another currency', () => {
    const [first] = award.awards
    const shared = { ...first, suppliers: [{ name: 'A' }, { name: 'B' }, { name: 'A' }] }
    const values = draftOf(shape, { ...award, awards: [shared] }).values
    expect(values.awards).toMatchObject([
      { companyName: 'A', amount: null },
      { companyName: 'B', amount: null },
    ])
    expect(values.winningAmount).toBe(3_000_000)
    const foreign = draftOf(shape, {
      ...award,
      awards: [{ ...first, value: { amount: 1, currency: 'EUR' } }],
    })
    expect(foreign.values.winningAmount).toBeNull()
    expect(foreign.remarks.map((r) => r.reason)).toEqual(['币种与公告的 GBP 不同'])
  })

  it('DAT-11 are compiled: the newer wins, the awards of both stay', () => {
    const releases = [
      {
        ...award,
        awards: [{ ...award.awards[0], id: '1' }],
        tender: { ...award.tender, submissionMethod: ['written'] },
      },
      {
        ...award,
        id: 'later',
        date: '2025-04-01T00:00:00Z',
        tag: ['awardUpdate'],
        tender: { title: 'Bridge repair, amended', description: null, submissionMethod: ['electronic'] },
        awards: [
          { id: '1', date: '2025-03-20T00:00:00Z' },
          { ...award.awards[0], id: '2', suppliers: [{ name: 'Painter Ltd' }] },
        ],
      },
    ]
    const documents = releases.map((body, at) => ({ id: String(body.id), at, body }))
    const draft = draftOf(shape, award)
    expect(shape.compile?.({ ...draft, documents })).toMatchObject({
      dataOn: '2025-04-01',
      values: {
        engineeringName: 'Bridge repair, amended',
        content: null,
        buggetAmount: 3_440_708,
        winnerName: 'Builder Ltd、Painter Ltd',
        winningAmount: 6_000_000,
        awardedOn: '2025-03-20',
      },
    })
  })
})

describe('an unknown shape', () => {
  it('is refused with the fields found and the supported formats', () => {
    expect(() => findShape({ foo: 1, bar: 2 }, company)).toThrow(/foo、bar[\s\S]*工商登记表[\s\S]*--map/)
    expect(() => findShape({ ocid: 'x', tag: [] }, company)).toThrow('类型应为 tender')
    expect(() => findShape({ 姓名: '甲' }, person)).toThrow('人员没有能直接读取的结构')
  })
})

describe('a mapping file', () => {
  const shape = (mapping: unknown) => shapeOfMapping(JSON.stringify(mapping), person)
  const good = {
    source: 'staff-list',
    platform: '人员名册',
    key: ['编号'],
    columns: {
      name: '姓名',
      personType: { from: '类别', words: { 注册: 'registered' } },
      region: { from: ['省', '市'], parse: 'region' },
      latestCertificateOn: '证书.日期',
    },
  }

  it('maps fields to columns', () => {
    const row = { 编号: 'P1', 姓名: '张某', 类别: '注册', 省: '重庆', 市: '渝北', 证书: { 日期: '2024/1/2' } }
    expect(draftOf(shape(good), row)).toMatchObject({
      sourceKey: 'P1',
      values: {
        name: '张某',
        personType: 'registered',
        region: '500112',
        latestCertificateOn: '2024-01-02',
        sourcePlatform: '人员名册',
      },
    })
    expect(rejectedBy(shape(good), { ...row, 编号: '' })?.reason).toBe('没有主键（编号）')
    expect(rejectedBy(shape(good), { ...row, 姓名: '-' })?.reason).toBe('没有可用的名称')
    expect(draftOf(shape(good), { ...row, 类别: '其他' }).remarks[0]?.reason).toContain('应为：注册人员')
  })

  it.each([
    [{ ...good, source: 'demo' }, '已有所属'],
    [{ ...good, key: undefined }, '缺少 key'],
    [{ ...good, columns: { nickname: '别名' } }, '缺少 name'],
    [{ ...good, columns: { ...good.columns, nickname: '别名' } }, '没有 nickname 这一列'],
    [{ ...good, columns: { ...good.columns, registrations: '证书' } }, '是表格'],
    [{ ...good, columns: { name: { from: '姓名', parse: 'magic' } } }, 'columns.name 不正确'],
    [{ ...good, sauce: 1 }, '不正确'],
  ])('is refused when invalid: %#', (mapping, reason) => {
    expect(() => shape(mapping)).toThrow(reason)
  })
})
