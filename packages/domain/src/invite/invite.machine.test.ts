import { describe, expect, it } from 'vitest'
import { formatGift, INVITE_TEXTS, type InviteEvent, type InviteState } from './index'
import { inviteStep } from './invite.machine'
import type { InviteStep } from './invite.state'
import { INVITE_CLOSED } from './invite.state'
import { cleanFriendName } from './texts'

const run = (events: readonly InviteEvent[], from: InviteState = INVITE_CLOSED): InviteStep =>
  events.reduce<InviteStep>((step, event) => inviteStep(step.state, event), { state: from, effects: [] })
const failure = (error: string, message: string | null = null) => ({ error, message })
const open = (loggedIn: boolean, code = 'abc'): InviteEvent => ({ type: 'open', code, loggedIn })
const OFFER = { inviter: '张三', scopeName: '建筑管家 SVIP', days: 3 }
const checked = (generation = 1, inviter = '张三'): InviteEvent => ({
  type: 'checked',
  generation,
  gift: { ...OFFER, inviter },
})
const checkFailed = (error: string, message: string | null = null, generation = 1): InviteEvent => ({
  type: 'checkFailed',
  generation,
  failure: failure(error, message),
})
const answered = (step: number, msg: string | null = null, generation = 2): InviteEvent => ({
  type: 'claimAnswered',
  generation,
  claim: { step, msg },
})
const claimFailed = (error: string, message: string | null = null, generation = 2): InviteEvent => ({
  type: 'claimFailed',
  generation,
  failure: failure(error, message),
})
const gift = { code: 'abc', ...OFFER }
const REFRESH = [{ type: 'refreshMember', afterMs: 0 }]
const goHome = (generation: number) => [{ type: 'goHome', afterMs: 150, generation }]

const OFFERED = [open(true), checked()]
const CLAIMING: InviteEvent[] = [...OFFERED, { type: 'claim' }]
const LOGIN = [open(false), checked()]

const STATES: readonly (readonly [InviteState['at'], InviteState])[] = (
  [
    ['closed', []],
    ['checking', [open(true)]],
    ['unchecked', [open(true), checkFailed('50001')]],
    ['invalid', [open(true), checkFailed('60000')]],
    ['login', LOGIN],
    ['offer', OFFERED],
    ['claiming', CLAIMING],
    ['claimed', [...CLAIMING, answered(0)]],
    ['refused', [...CLAIMING, answered(1)]],
  ] as const
).map(([at, events]) => [at, run(events).state])

describe('the check', () => {
  it('INV-01 checks the code of the address once', () => {
    const step = run([open(true, ' a-B_9+/=% ')])
    expect(step.state).toEqual({ at: 'checking', generation: 1, code: 'a-B_9+/=%', loggedIn: true })
    expect(step.effects).toEqual([{ type: 'check', afterMs: 0, generation: 1, code: 'a-B_9+/=%' }])
  })

  it.each([
    ['', false],
    ['  ', false],
    ['a b', false],
    ['a\0b', false],
    ['１２３', false],
    ['邀请', false],
    ['👷', false],
    ['\ud800', false],
    ['a\nb', false],
    ['!', true],
    ['~', true],
    ['\x7f', false],
    ['__proto__', true],
    ['x'.repeat(256), true],
    ['x'.repeat(257), false],
  ])('INV-01 a code %j is possible: %s; an impossible one is invalid without a call', (code, good) => {
    const step = run([open(false, code)])
    expect(step.state.at).toBe(good ? 'checking' : 'invalid')
    expect(step.effects.map((effect) => effect.type)).toEqual([good ? 'check' : 'goHome'])
  })

  it('INV-01 an invalid code is reported and leads home after 150 ms', () => {
    for (const message of [null, '服务器的话']) {
      const step = run([open(true), checkFailed('60000', message)])
      expect(step.state).toEqual({ at: 'invalid', generation: 2, text: '分享链接已失效' })
      expect(step.effects).toEqual(goHome(2))
    }
  })
})

describe('the claim', () => {
  it("INV-01 logged out: the login dialog with the friend's name, and the claim after the login", () => {
    const step = run(LOGIN)
    expect(step.state).toEqual({ at: 'login', generation: 1, gift })
    expect(step.effects).toEqual([{ type: 'openLogin', afterMs: 0, inviter: '张三' }])
    const after = run([{ type: 'loggedIn' }], step.state)
    expect(after.state).toEqual({ at: 'claiming', generation: 2, gift })
    expect(after.effects).toEqual([{ type: 'claim', afterMs: 0, generation: 2, code: 'abc' }])
  })

  it('INV-01 logging in while the code is checked leads to the claim dialog', () => {
    expect(run([open(false), { type: 'loggedIn' }, checked()]).state).toMatchObject({ at: 'offer', gift })
    const failed: InviteEvent[] = [open(false), checkFailed('50001'), { type: 'loggedIn' }]
    expect(run(failed).state).toMatchObject({ at: 'unchecked', loggedIn: true })
    expect(run([...failed, { type: 'retry' }, checked(2)]).state).toMatchObject({ at: 'offer', gift })
  })

  it.each([
    [1, '您已领取过该礼包', '您已领取过该礼包'],
    [-1, ' 活动已结束 ', '活动已结束'],
    [2, null, '领取失败，请稍后重试'],
    [3, '  ', '领取失败，请稍后重试'],
    [Number.NaN, null, '领取失败，请稍后重试'],
    ['0' as unknown as number, null, '领取失败，请稍后重试'],
  ])('INV-01 step %s with %j shows it as an error and refreshes the user', (step, msg, text) => {
    const answer = run([...CLAIMING, answered(step, msg)])
    expect(answer.state).toEqual({ at: 'refused', generation: 2, text })
    expect(answer.effects).toEqual(REFRESH)
  })

  it('INV-01 a failed claim is shown in the dialog and can be retried', () => {
    const step = run([...CLAIMING, claimFailed('network')])
    expect(step.state).toEqual({ at: 'offer', generation: 2, gift, error: '服务开小差了，请稍后重试' })
    expect(step.effects).toEqual([])
    const again = run([{ type: 'claim' }], step.state)
    expect(again.state).toEqual({ at: 'claiming', generation: 3, gift })
    expect(again.effects).toEqual([{ type: 'claim', afterMs: 0, generation: 3, code: 'abc' }])
  })
})

describe('late answers and events without effect', () => {
  it('INV-01 closing works except while the code is checked or the page goes home; leaving always works', () => {
    const closes = STATES.filter(([, state]) => run([{ type: 'close' }], state).state.at === 'closed')
    expect(closes.map(([at]) => at)).toEqual(
      'closed unchecked login offer claiming claimed refused'.split(' '),
    )
    for (const [at, state] of STATES) {
      const left = run([{ type: 'leave' }], state)
      expect(left.effects).toEqual([])
      if (at === 'closed') expect(left.state).toBe(state)
      else expect(left.state).toEqual({ at: 'closed', generation: state.generation + 1 })
    }
  })

  it('INV-01 closed while claiming, a late answer still refreshes the user', () => {
    const closed = run([...CLAIMING, { type: 'close' }]).state
    for (const step of [0, 1]) {
      const late = run([answered(step)], closed)
      expect(late.state).toBe(closed)
      expect(late.effects).toEqual(REFRESH)
    }
    const failed = run([claimFailed('network')], closed)
    expect(failed).toEqual({ state: closed, effects: [] })
  })
})

describe('texts', () => {
  it('INV-01 the gift comes from the friend by name', () => {
    expect(formatGift(OFFER)).toBe('您的好友「张三」送您 3 天建筑管家 SVIP')
    expect(formatGift({ ...OFFER, inviter: '' })).toBe('您的好友送您 3 天建筑管家 SVIP')
    expect(INVITE_TEXTS).toEqual({
      title: '好友赠礼',
      checking: '正在查看邀请…',
      claim: '立即领取',
      claiming: '领取中…',
      claimed: '领取成功，会员权益已到账',
      refused: '领取失败，请稍后重试',
      retry: '重试',
      close: '关闭',
    })
  })

  it.each([
    [' 张三 ', '张三'],
    ['\0\u202e三张\u202c\n', '三张'],
    ['\ud800李\udc00', '李'],
    ['\u200e\u2067a\u2069\u200f', 'a'],
    ['  \t ', ''],
    ['', ''],
    ['👷‍♀️', '👷‍♀️'],
    ['名'.repeat(20), '名'.repeat(20)],
    ['名'.repeat(21), '名'.repeat(20)],
    ['👷'.repeat(21), '👷'.repeat(20)],
    ['__proto__', '__proto__'],
    ['<b>x</b>', '<b>x</b>'],
  ])('INV-01 the friend %j is shown as %j', (name, shown) => {
    expect(cleanFriendName(name)).toBe(shown)
    expect(run([open(true), checked(1, name)]).state).toMatchObject({ gift: { inviter: shown } })
    expect(run([open(false), checked(1, name)]).effects).toMatchObject([{ inviter: shown }])
  })
})
