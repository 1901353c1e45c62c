import { describe, expect, it } from 'vitest'
import { company, findColumn, KINDS, tender } from '../records'
import {
  checkEvidence,
  checkReport,
  decideReport,
  describeCorrection,
  EVIDENCE_LENGTHS,
  findOwnCurrency,
  isOpenReport,
  listCorrectable,
  listReportFields,
  MAX_ANSWER,
  REPORT_LENGTHS,
  REPORT_STATE_LABELS,
  REPORT_STATES,
  type ReportInput,
} from './index'

const FIELDS = listReportFields(tender)
const aReport = (over: Partial<ReportInput> = {}): ReportInput => ({
  field: 'projectCode',
  right: 'A-1',
  sourceUrl: '',
  contact: '',
  ...over,
})
const problems = (over: Partial<ReportInput>) => checkReport(FIELDS, aReport(over))
const messageOf = (over: Partial<ReportInput>) => problems(over).map(({ message }) => message)

describe('what may be reported', () => {
  it.each(KINDS.map((kind) => [kind.kind, kind] as const))(
    'REP-01 for %s every visible column and "other", never a hidden one',
    (_, kind) => {
      const fields = listReportFields(kind)
      expect(fields.at(-1)).toEqual({ value: 'other', label: '其他' })
      const shown = kind.columns.filter((column) => !column.hidden)
      expect(fields.slice(0, -1)).toEqual(shown.map(({ key, label }) => ({ value: key, label })))
      expect(fields.length).toBeGreaterThan(3)
    },
  )
})

describe('a report', () => {
  it('REP-01 needs the field and the correct value; the rest may be empty', () => {
    expect(problems({})).toEqual([])
    expect(problems({ field: 'other' })).toEqual([])
    expect(checkReport(FIELDS, { field: '', right: '', sourceUrl: 'x', contact: 'x' })).toEqual([
      { field: 'field', message: '请选择有误的内容' },
      { field: 'right', message: '请填写正确的内容' },
      { field: 'sourceUrl', message: '请填写以 http:// 或 https:// 开头的完整网址' },
      { field: 'contact', message: '请填写正确的手机号或邮箱' },
    ])
  })

  it('REP-01 hidden columns and columns of other kinds cannot be named', () => {
    for (const field of ['ownerId', 'creditCode', '__proto__', ' projectCode'])
      expect(messageOf({ field })).toEqual(['请选择有误的内容'])
  })

  it('REP-01 each text has its maximum length', () => {
    expect(problems({ right: 'x'.repeat(REPORT_LENGTHS.right) })).toEqual([])
    expect(messageOf({ right: 'x'.repeat(REPORT_LENGTHS.right + 1) })).toEqual(['正确内容最多 500 字'])
    const address = (length: number) => 'https://a.cn/'.padEnd(length, 'x')
    expect(problems({ sourceUrl: address(500) })).toEqual([])
    expect(messageOf({ sourceUrl: address(501) })).toEqual(['来源链接最多 500 个字符'])
    const mail = (length: number) => 'a@b.cn'.padStart(length, 'x')
    expect(problems({ contact: mail(100) })).toEqual([])
    expect(messageOf({ contact: mail(101) })).toEqual(['联系方式最多 100 个字符'])
  })

  it.each(
    'http://a.cn https://www.a.gov.cn/x?y=1#z HTTP://A.CN?x https://a.cn:8080/ http://网站.中国/'.split(' '),
  )('REP-01 %s is a URL', (sourceUrl) => expect(problems({ sourceUrl })).toEqual([]))
  it.each(
    [
      ['a.cn', 'ftp://a.cn', 'http://a', 'http://a.', 'http://.cn', 'http:// a.cn', 'https://a.cn/ b'],
      ['x https://a.cn', 'javascript:alert(1)//http://a.cn'],
    ].flat(),
  )('REP-01 %s is not a URL', (sourceUrl) => expect(problems({ sourceUrl })).toHaveLength(1))

  it.each(['12200001234', 'a@b.cn', 'a.b+c@mail.b.com.cn'])('REP-01 %s is a contact', (contact) =>
    expect(problems({ contact })).toEqual([]),
  )
  it.each('1220000123|122000012345|02200001234|a@b|@b.cn|a@b.cn,c@d.cn|a b@c.cn|a@b..cn|a@b.cn x'.split('|'))(
    'REP-01 %s is not a contact',
    (contact) => expect(problems({ contact })).toHaveLength(1),
  )
})

describe('its state', () => {
  it('REP-02 is submitted, checking, fixed or rejected, and open in the first two', () => {
    expect(REPORT_STATES.map((state) => [state, REPORT_STATE_LABELS[state], isOpenReport(state)])).toEqual([
      ['submitted', '已提交', true],
      ['checking', '核实中', true],
      ['fixed', '已更正', false],
      ['rejected', '未采纳', false],
    ])
  })

  it('REP-02 goes from submitted through checking to fixed or rejected, which are final', () => {
    const ways = REPORT_STATES.map((state) =>
      (['checking', 'fixed', 'rejected'] as const).filter(
        (next) => !('error' in decideReport(state, { state: next, answer: '原因' })),
      ),
    )
    expect(ways).toEqual([['checking', 'fixed', 'rejected'], ['fixed', 'rejected'], [], []])
    expect(decideReport('checking', { state: 'checking', answer: null })).toEqual({
      error: 'same-state',
      message: '这条纠错已经在核实中',
    })
    expect(decideReport('fixed', { state: 'checking', answer: null })).toEqual({
      error: 'decided',
      message: '这条纠错已处理完毕（已更正），不能再改',
    })
  })

  it('REP-02 a rejection needs an answer; other decisions may have one', () => {
    for (const answer of [null, '', '  '])
      expect(decideReport('checking', { state: 'rejected', answer })).toEqual({
        error: 'no-answer',
        message: '未采纳时须写明原因',
      })
    expect(decideReport('submitted', { state: 'rejected', answer: ' 与官网一致 ' })).toEqual({
      state: 'rejected',
      answer: '与官网一致',
    })
    expect(decideReport('submitted', { state: 'fixed', answer: ' ' })).toEqual({
      state: 'fixed',
      answer: null,
    })
  })

  it('REP-02 an answer has at most 500 characters', () => {
    const decided = (length: number) =>
      decideReport('checking', { state: 'fixed', answer: 'x'.repeat(length) })
    expect(decided(MAX_ANSWER)).toMatchObject({ state: 'fixed' })
    expect(decided(MAX_ANSWER + 1)).toEqual({ error: 'answer-too-long', message: '答复最多 500 字' })
  })
})

describe('a correction by staff', () => {
  it('DAT-12 is of a shown field that sources state, no table', () => {
    const keys = listCorrectable(company).map(({ key }) => key)
    expect(keys).toEqual(expect.arrayContaining(['name', 'creditCode', 'legalPerson', 'capital', 'region']))
    for (const key of ['formerNames', 'qualifications', 'allWinningCount', 'sourceUrl', 'currency'])
      expect(keys).not.toContain(key)
    for (const kind of KINDS) expect(listCorrectable(kind).length, kind.kind).toBeGreaterThan(2)
  })

  it('DAT-12 needs a text and an https address as evidence', () => {
    const fields = (text: string, url: string) => checkEvidence({ text, url }).map(({ field }) => field)
    expect(fields('公示截图', 'https://www.gsxt.gov.cn/x?y=1')).toEqual([])
    expect(fields('', 'http://www.gsxt.gov.cn')).toEqual(['evidence', 'evidenceUrl'])
    for (const url of ['', 'https://a', 'javascript:alert(1)', 'https://me@a.cn', 'https://a.cn/ b'])
      expect(fields('公示截图', url), url).toEqual(['evidenceUrl'])
    const long = (length: number) => 'x'.repeat(length)
    const address = (length: number) => 'https://a.cn/'.padEnd(length, 'x')
    expect(fields(long(EVIDENCE_LENGTHS.text), address(EVIDENCE_LENGTHS.url))).toEqual([])
    expect(fields(long(EVIDENCE_LENGTHS.text + 1), address(EVIDENCE_LENGTHS.url + 1))).toHaveLength(2)
  })

  it('DAT-15 reaches the reporter with both values, unless the field is closed to some', () => {
    const words = (key: string, before: string | null, after: string | null) =>
      describeCorrection(findColumn(company, key) ?? {}, { before, after }, { text: '公示' })
    expect(words('legalPerson', '冯某', '陈某')).toBe('已由“冯某”更正为“陈某”。依据：公示')
    expect(words('legalPerson', null, '陈某')).toBe('已补充为“陈某”。依据：公示')
    expect(words('legalPerson', '冯某', null)).toBe('“冯某”已清除。依据：公示')
    expect(words('contactPhone', '13800000000', '13900000000')).toBe('已更正。依据：公示')
    const long = describeCorrection(
      {},
      { before: 'a'.repeat(999), after: 'b'.repeat(999) },
      { text: 'c'.repeat(200) },
    )
    expect(long.length).toBeLessThanOrEqual(MAX_ANSWER)
  })

  it('DAT-36 confirms a value to its reporter', () => {
    const words = (key: string, value: string) =>
      describeCorrection(findColumn(company, key) ?? {}, { before: value, after: value }, { text: '公示' })
    expect(words('legalPerson', '冯某')).toBe('经核实“冯某”无误。依据：公示')
    expect(words('contactPhone', '13800000000')).toBe('经核实现在的内容无误。依据：公示')
  })

  it('DAT-12 brings its currency where no other amount of the record has it', () => {
    const currencyOf = (kind: typeof company | typeof tender, key: string) => {
      const column = findColumn(kind, key)
      return column && findOwnCurrency(kind, column)
    }
    expect(currencyOf(company, 'capital')).toBe('capitalCurrency')
    expect([currencyOf(tender, 'buggetAmount'), currencyOf(company, 'name')]).toEqual([null, null])
  })
})
