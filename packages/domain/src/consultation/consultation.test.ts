import { describe, expect, it } from 'vitest'
import {
  CONSULTATION_LENGTHS,
  CONSULTATION_STATE_LABELS,
  CONSULTATION_STATES,
  CONSULTATION_TOPICS,
  type ConsultationInput,
  checkConsultation,
  MAX_NOTE,
  moveConsultation,
  topicLabel,
  trimConsultation,
} from './index'

const asked = (over: Partial<ConsultationInput> = {}): ConsultationInput => ({
  name: '张工',
  mobile: '12200001234',
  company: '',
  region: '500000',
  topic: 'zzfw',
  message: '',
  ...over,
})
const messages = (over: Partial<ConsultationInput>, hasAccount = false) =>
  checkConsultation(asked(over), hasAccount).map(({ message }) => message)

describe('a consultation', () => {
  it('ASK-01 names every missing field, in the order of the form', () => {
    const empty = { name: '', mobile: '', company: '', region: '', topic: '', message: '' }
    expect(checkConsultation(empty, false)).toEqual([
      { field: 'topic', message: '请选择想咨询的服务' },
      { field: 'name', message: '请填写怎样称呼您' },
      { field: 'mobile', message: '请填写手机号' },
      { field: 'region', message: '请选择所在地区' },
    ])
    expect(messages({})).toEqual([])
  })

  it('ASK-01 a member may leave the mobile to the account, but not mistype it', () => {
    expect(messages({ mobile: '' }, true)).toEqual([])
    expect(messages({ mobile: '1220000123' }, true)).toEqual(['请填写正确的 11 位手机号'])
    expect(messages({ mobile: '02200001234' })).toEqual(['请填写正确的 11 位手机号'])
  })

  it.each([
    ['name', '称呼'],
    ['company', '单位名称'],
    ['message', '想了解的内容'],
  ] as const)('ASK-01 %s has its maximum length', (field, label) => {
    const most = CONSULTATION_LENGTHS[field]
    expect(messages({ [field]: '字'.repeat(most) })).toEqual([])
    expect(messages({ [field]: '字'.repeat(most + 1) })).toEqual([`${label}最多 ${most} 个字`])
  })

  it('ASK-01 the topic and the place are known ones', () => {
    expect(messages({ topic: 'toString' })).toEqual(['请选择想咨询的服务'])
    expect(messages({ region: '999999' })).toEqual(['请选择所在地区'])
    expect(messages({ region: '500112' })).toEqual([])
    expect(CONSULTATION_TOPICS.map(({ key }) => topicLabel(key))).not.toContain(null)
    expect(topicLabel('zzfw')).toBe('资质服务')
  })

  it('ASK-01 spaces around and inside a number do not count', () => {
    const spaced = asked({ name: ' 张工 ', mobile: '122 0000 1234', company: ' 甲 ', message: '\n乙 ' })
    expect(trimConsultation(spaced)).toEqual(asked({ company: '甲', message: '乙' }))
  })
})

describe('its state', () => {
  it('ASK-02 is waiting, contacted or done', () => {
    expect(CONSULTATION_STATES.map((state) => CONSULTATION_STATE_LABELS[state])).toEqual(
      '待联系 已联系 已完成'.split(' '),
    )
  })

  it('ASK-02 goes forward only, and done is final', () => {
    const ways = CONSULTATION_STATES.map((state) =>
      (['contacted', 'closed'] as const).filter(
        (next) => !('error' in moveConsultation(state, { state: next, note: null })),
      ),
    )
    expect(ways).toEqual([['contacted', 'closed'], ['closed'], []])
    expect(moveConsultation('closed', { state: 'contacted', note: 'x' })).toEqual({
      error: 'closed',
      message: '这条咨询已完成，不能再改',
    })
  })

  it('ASK-02 a contacted one takes further notes, of at most 500 characters', () => {
    const noted = (note: string) => moveConsultation('contacted', { state: 'contacted', note })
    expect(noted(' 下周再联系 ')).toEqual({ state: 'contacted', note: '下周再联系' })
    expect(noted('  ')).toMatchObject({ error: 'same-state' })
    expect(noted('字'.repeat(MAX_NOTE))).toMatchObject({ state: 'contacted' })
    expect(noted('字'.repeat(MAX_NOTE + 1))).toEqual({ error: 'note-too-long', message: '记录最多 500 字' })
  })
})
