import { describe, expect, it } from 'vitest'
import { buildExportHeaders, listExportColumns } from '../export'
import { company, findColumn, KINDS, type RecordKind, tender, winning } from '../records'
import { type MappedColumn, proposeMapping } from './index'

const wordsOf = (text: string) => text.split(' ')

const TIANYANCHA = wordsOf(
  '公司名称 经营状态 法定代表人 注册资本 实缴资本 成立日期 核准日期 营业期限 所属省份 所属城市 所属区县 公司类型 国标行业门类 曾用名 英文名 统一社会信用代码 纳税人识别号 注册号 组织机构代码 参保人数 电话 更多电话 注册地址 最新年报地址 网址 邮箱 其他邮箱 经营范围',
)
const QICHACHA = wordsOf(
  '企业名称 登记状态 法定代表人 注册资本 成立日期 核准日期 所属省份 所属城市 所属区县 电话 更多电话 邮箱 更多邮箱 企业(机构)类型 纳税人识别号 注册号 组织机构代码 参保人数 曾用名 英文名 官网 企业地址 经营范围',
)
const JIANSHETONG = wordsOf(
  '企业名称 统一社会信用代码 法定代表人 注册资本 资质 资质等级 证书编号 发证日期 有效期 项目名称 中标单位 中标金额(万元) 项目经理 中标日期',
)

const proposed = (
  kind: RecordKind,
  headers: readonly string[],
  ...samples: Array<Record<string, string>>
) => {
  const { file, fields, isCertain, notes } = proposeMapping(kind, headers, samples)
  const from = (rule: MappedColumn | undefined) =>
    rule === undefined || typeof rule === 'string' ? rule : 'from' in rule ? rule.from : null
  const columns = Object.fromEntries(Object.entries(file.columns).map(([key, rule]) => [key, from(rule)]))
  return { file, fields, isCertain, notes, columns }
}

describe('a mapping by the headers of a file', () => {
  it('DAT-49 knows the exports of 天眼查', () => {
    const { file, columns, isCertain, fields } = proposed(company, TIANYANCHA, { 注册资本: '1000万人民币' })
    expect({ isCertain, source: file.source, platform: file.platform }).toEqual({
      isCertain: true,
      source: 'tianyancha',
      platform: '天眼查',
    })
    expect(columns).toMatchObject({
      name: '公司名称',
      creditCode: '统一社会信用代码',
      status: '经营状态',
      legalPerson: '法定代表人',
      capital: '注册资本',
      establishedOn: '成立日期',
      companyType: '公司类型',
      region: ['所属省份', '所属城市', '注册地址', '所属区县'],
      address: '注册地址',
      contactPhone: '电话',
      contactEmail: '邮箱',
      businessScope: '经营范围',
    })
    const left = fields.filter(({ column }) => column === null).map(({ header }) => header)
    expect(left).toEqual(expect.arrayContaining(['实缴资本', '更多电话', '最新年报地址', '其他邮箱']))
  })

  it('DAT-49 knows the exports of 企查查, where the tax number is the credit code', () => {
    const { file, columns, isCertain } = proposed(company, QICHACHA)
    expect({ isCertain, platform: file.platform }).toEqual({ isCertain: true, platform: '企查查' })
    expect(columns).toMatchObject({
      name: '企业名称',
      creditCode: '纳税人识别号',
      status: '登记状态',
      companyType: '企业(机构)类型',
      address: '企业地址',
      region: ['所属省份', '所属城市', '企业地址', '所属区县'],
    })
  })

  it('DAT-49 knows the exports of 建设通: qualifications as a table, wins with their unit', () => {
    const { file } = proposed(company, JIANSHETONG)
    expect(file.tables).toEqual({
      qualifications: {
        columns: {
          name: '资质',
          grade: '资质等级',
          certificateNo: '证书编号',
          grantedOn: '发证日期',
          validUntil: '有效期',
        },
      },
    })
    const rows = [
      { 项目名称: '甲', 中标单位: '一' },
      { 项目名称: '甲', 中标单位: '二' },
    ]
    const win = proposed(winning, JIANSHETONG, ...rows)
    expect(win).toMatchObject({
      isCertain: true,
      columns: { projectName: '项目名称', companyName: '中标单位' },
    })
    expect(win.file).toMatchObject({
      key: '项目名称',
      moreKey: ['中标单位', '项目经理', '中标日期'],
      columns: { winningAmount: { from: '中标金额(万元)', parse: 'wan' } },
    })
    expect(proposed(winning, JIANSHETONG, ...rows, ...rows).isCertain).toBe(false)
  })

  it('DAT-38 reads columns below a common name as a table', () => {
    const firm = proposed(
      company,
      wordsOf('企业名称 注册地址 资质：名称 资质：等级 资质：证书号 资质：发证机关'),
    )
    expect(firm.file.tables).toEqual({
      qualifications: {
        columns: {
          name: '资质：名称',
          grade: '资质：等级',
          certificateNo: '资质：证书号',
          issuer: '资质：发证机关',
        },
      },
    })
    const notice = proposed(
      tender,
      wordsOf('项目名称 项目编号 中标候选人：名次 中标候选人：单位名称 中标候选人：报价（万元）'),
    )
    expect(notice.file.tables).toEqual({
      candidates: {
        columns: {
          companyName: '中标候选人：单位名称',
          rank: '中标候选人：名次',
          price: { from: '中标候选人：报价（万元）', parse: 'wan' },
        },
      },
    })
  })

  it('DAT-49 leaves out an amount whose unit is not known, and says so', () => {
    const headers = ['项目名称', '中标单位', '中标金额']
    const row = { 项目名称: '甲', 中标单位: '一', 中标金额: '1234567.00' }
    const bare = proposed(winning, headers, row)
    expect(bare.columns.winningAmount).toBeUndefined()
    expect(bare.notes[0]).toContain('“中标金额”没有单位')
    expect(proposed(winning, headers, { ...row, 中标金额: '123万元' }).columns.winningAmount).toBe('中标金额')
  })

  it('DAT-49 is not certain without a title or an identity', () => {
    expect(proposed(company, ['统一社会信用代码'])).toMatchObject({
      isCertain: false,
      notes: ['没有找到“企业名称”这一列'],
    })
    expect(proposed(company, ['企业名称'])).toMatchObject({
      isCertain: false,
      notes: ['没有信用代码，也没有地区'],
    })
    expect(proposed(company, ['企业名称', '企业地址']).isCertain).toBe(true)
    const untitled = proposed(tender, ['项目名称'], { 项目名称: '' })
    expect(untitled).toMatchObject({ isCertain: false, notes: ['看不出哪些列能区分每一行'] })
  })

  it('DAT-49 takes the column 原因 of refused rows for none, and the date of the data', () => {
    const { file, fields } = proposed(company, ['企业名称', '企业地址', '更新日期', '原因'])
    expect(file.date).toBe('更新日期')
    expect(fields.at(-1)).toEqual({ header: '原因', column: null })
  })
})

it.each(KINDS)(
  'DAT-49 $kind: its own export is read back, each column that is a source of its own',
  (kind) => {
    const columns = listExportColumns(kind)
    const headers = buildExportHeaders(columns)
    const sample = Object.fromEntries(headers.map((header) => [header, 'x']))
    const { file, isCertain } = proposeMapping(kind, headers, [sample])
    expect(isCertain).toBe(true)
    const own = columns.filter(
      (column) => findColumn(kind, column.key) && !column.derived && !column.computed && !column.from,
    )
    expect(Object.keys(file.columns).sort()).toEqual(own.map(({ key }) => key).sort())
    const cells = Object.entries(file.tables ?? {}).flatMap(([table, { columns: rules }]) =>
      Object.keys(rules).map((cell) => `${table}.${cell}`),
    )
    expect(cells).toEqual(columns.flatMap(({ key }) => (key.includes('.') ? [key] : [])))
  },
)
