import { describe, expect, it } from 'vitest'
import { aPosting } from '../testing'
import {
  checkPosting,
  decidePosting,
  isEditable,
  OPEN_POSTING_STATES,
  POSTING_DAYS,
  type POSTING_KINDS,
  POSTING_LENGTHS,
  POSTING_LIMITS,
  POSTING_STATES,
  type PostingInput,
  payText,
  postingLabel,
} from './index'
import { holdsContact, PAY_BOUNDS } from './posting'
import { MAX_REASON } from './posting.state'

const problems = (over: Partial<PostingInput>, kind: (typeof POSTING_KINDS)[number] = 'recruit') =>
  checkPosting(kind, aPosting(over)).map(({ field, message }) => `${field} ${message}`)

describe('a posting', () => {
  it('LAB-01 every missing field is named, in the order of the form', () => {
    const empty = Object.fromEntries(
      Object.entries(aPosting()).map(([key, value]) => [key, typeof value === 'string' ? '' : ['x']]),
    ) as unknown as PostingInput
    const common = ['title', 'jobType', 'region', 'payMin', 'payMax', 'experience', 'certificates']
    const end = ['description', 'contactName', 'contactPhone', 'days']
    expect(checkPosting('recruit', empty).map(({ field }) => field)).toEqual([
      ...common,
      'companyName',
      'headcount',
      'benefits',
      ...end,
    ])
    expect(checkPosting('worker', empty).map(({ field }) => field)).toEqual([
      ...common,
      'availability',
      ...end,
    ])
  })

  it('LAB-01 texts have their lengths', () => {
    expect(problems({ title: 'x' })).toEqual(['title 职位应为 2–30 字'])
    expect(problems({ title: 'xy' })).toEqual([])
    expect(problems({ title: 'x'.repeat(POSTING_LENGTHS.title) })).toEqual([])
    expect(problems({ title: 'x'.repeat(POSTING_LENGTHS.title + 1) })).toHaveLength(1)
    expect(problems({ description: '做'.repeat(19) })).toEqual(['description 描述应为 20–1000 字'])
    expect(problems({ description: '做'.repeat(20) })).toEqual([])
    expect(problems({ description: '做'.repeat(1000) })).toEqual([])
    expect(problems({ description: '做'.repeat(1001) })).toHaveLength(1)
    expect(problems({ companyName: '渝' })).toEqual(['companyName 请填写招聘单位的全称'])
    expect(problems({ companyName: '渝州' })).toEqual([])
    expect(problems({ companyName: '渝'.repeat(60) })).toEqual([])
    expect(problems({ companyName: '渝'.repeat(61) })).toEqual(['companyName 最多 60 字'])
    expect(problems({ contactName: '周' })).toEqual(['contactName 请填写联系人'])
    expect(problems({ contactName: '周'.repeat(20) })).toEqual([])
    expect(problems({ contactName: '周'.repeat(21) })).toEqual(['contactName 最多 20 字'])
  })

  it('LAB-01 pay is a whole number of yuan a month within bounds, the most not below the least', () => {
    const { min, max } = PAY_BOUNDS
    expect(problems({ payMin: String(min), payMax: String(max) })).toEqual([])
    expect(problems({ payMin: '8000', payMax: '8000' })).toEqual([])
    expect(problems({ payMin: '8000', payMax: '7999' })).toEqual(['payMax 最高月薪不能低于最低月薪'])
    const message = '请填写 1000 至 200000 之间的整数，单位元/月'
    for (const pay of ['999', '200001', '8000.5', '-8000', '八千', '1e4', '08000'])
      expect(problems({ payMin: pay, payMax: '9000' }), pay).toEqual([`payMin ${message}`])
    expect(problems({ payMin: '9000', payMax: '200001' })).toEqual([`payMax ${message}`])
    expect([payText(8000, 12_000), payText(9000, 9000)]).toEqual(['8,000–12,000 元/月', '9,000 元/月'])
  })

  it('LAB-01 one to 999 people are looked for', () => {
    for (const headcount of ['1', '999']) expect(problems({ headcount })).toEqual([])
    for (const headcount of ['0', '1000', '1.5', '若干'])
      expect(problems({ headcount })).toEqual(['headcount 请填写 1 至 999 之间的整数'])
  })

  it('LAB-01 choices are those that are offered, each once', () => {
    for (const over of [
      { jobType: 'boss' },
      { experience: 'y2' },
      { region: '999999' },
      { certificates: ['B1', 'B1'] },
      { certificates: ['nothing'] },
      { benefits: ['car'] },
      { days: '31' },
      { contactPhone: '1220000123' },
      { contactPhone: '122000012345' },
    ])
      expect(problems(over), JSON.stringify(over)).toHaveLength(1)
    expect(problems({ availability: 'never' }, 'worker')).toEqual(['availability 请选择到岗时间'])
    for (const days of POSTING_DAYS) expect(problems({ days: String(days) })).toEqual([])
  })

  it.each([
    '电话12200001234联系',
    '打 122-0000-1234 找我',
    '座机 88886666',
    '加微信聊',
    '微信同号',
    'QQ 找我',
    '发到 a@b.cn',
    '看 https://a.cn',
    'www.a.cn',
  ])('LAB-01 “%s” tells how to reach somebody, and belongs into its own fields', (text) => {
    expect(holdsContact(text)).toBe(true)
    expect(problems({ title: text })).toEqual(['title 职位中不能写联系方式，请填在下面的联系方式里'])
    expect(problems({ description: `${text}${'做'.repeat(20)}` })).toHaveLength(1)
    expect(problems({ companyName: text })).toEqual(['companyName 招聘单位中不能写联系方式'])
  })

  it.each(['月薪 12000', '合同额 1.28 亿元', '2026 年 12 月 5 日前到岗', '工期 14 个月，DN300–DN800 管道'])(
    'LAB-01 “%s” does not',
    (text) => expect(holdsContact(text)).toBe(false),
  )
})

describe('its state', () => {
  it('LAB-02 is 审核中, 展示中, 未通过 or 已关闭, and 已到期 after its days', () => {
    expect(POSTING_STATES.map((state) => postingLabel(state, null, 0))).toEqual(
      '审核中 展示中 未通过 已关闭'.split(' '),
    )
    expect(postingLabel('shown', 10, 10)).toBe('展示中')
    expect(postingLabel('shown', 10, 11)).toBe('已到期')
    expect(postingLabel('refused', 10, 11)).toBe('未通过')
    expect(POSTING_STATES.map(isEditable)).toEqual([true, true, true, false])
  })

  it('LAB-02 one being checked is shown or refused, one that is shown may be refused', () => {
    const allowed = (state: 'shown' | 'refused') =>
      POSTING_STATES.filter((from) => !('error' in decidePosting(from, { state, reason: '重复发布' })))
    expect(allowed('shown')).toEqual(['checking'])
    expect(allowed('refused')).toEqual(['checking', 'shown'])
    expect(decidePosting('closed', { state: 'shown' })).toEqual({
      error: 'decided',
      message: '这条发布已关闭，不能再处理',
    })
  })

  it('LAB-02 a refusal needs a reason of at most 200 characters', () => {
    const refuse = (reason: string) => decidePosting('checking', { state: 'refused', reason })
    expect(refuse(' ')).toEqual({ error: 'no-reason', message: '未通过时须写明原因' })
    expect(refuse(' 信息不实 ')).toEqual({ state: 'refused', reason: '信息不实' })
    expect(refuse('x'.repeat(MAX_REASON))).toMatchObject({ state: 'refused' })
    expect(refuse('x'.repeat(MAX_REASON + 1))).toEqual({
      error: 'reason-too-long',
      message: '原因最多 200 字',
    })
  })

  it('LAB-03 ten open ones a member, five new ones a day', () => {
    expect(POSTING_LIMITS).toEqual({ open: 10, within: 86_400_000, most: 5 })
    expect(OPEN_POSTING_STATES).toEqual(['checking', 'shown'])
  })
})
