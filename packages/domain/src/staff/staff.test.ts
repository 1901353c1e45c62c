import { describe, expect, it } from 'vitest'
import {
  checkStaff,
  checkStaffChange,
  checkStaffPassword,
  compareForAudit,
  isStaffSessionAlive,
  LOGIN_FAILURES,
  listStaffResources,
  maskAudit,
  mayStaff,
  STAFF_LOGIN_TEXTS,
  STAFF_RESOURCES,
  STAFF_SESSION,
  type StaffResource,
  staffLoginWait,
  trimStaff,
} from './index'

const RESOURCES = Object.keys(STAFF_RESOURCES) as StaffResource[]

describe('rights', () => {
  it('STF-01 the administrator reads everything and changes what can be changed', () => {
    expect(listStaffResources('admin')).toEqual(RESOURCES)
    expect(RESOURCES.filter((resource) => !mayStaff('admin', 'changes', resource))).toEqual(
      'doubt payment wallet ledger usage audit'.split(' '),
    )
  })

  it('STF-01 service answers people, editors write, neither does the work of the other', () => {
    expect([mayStaff('service', 'changes', 'posting'), mayStaff('editor', 'reads', 'posting')]).toEqual([
      true,
      false,
    ])
    expect([mayStaff('editor', 'changes', 'shortLink'), mayStaff('service', 'reads', 'shortLink')]).toEqual([
      true,
      false,
    ])
  })
})

describe('a session', () => {
  const at = { createdAt: 0, lastSeenAt: 0 }
  it('STF-02 ends after 30 minutes without a call', () => {
    expect(isStaffSessionAlive(at, STAFF_SESSION.idle - 1)).toBe(true)
    expect(isStaffSessionAlive(at, STAFF_SESSION.idle)).toBe(false)
    expect(STAFF_SESSION.idle).toBe(1_800_000)
  })

  it('STF-02 ends after 12 hours, however busy', () => {
    const busy = (now: number) => isStaffSessionAlive({ createdAt: 0, lastSeenAt: now }, now)
    expect([busy(STAFF_SESSION.most - 1), busy(STAFF_SESSION.most)]).toEqual([true, false])
    expect(STAFF_SESSION.most).toBe(43_200_000)
  })
})

describe('logging in', () => {
  it('STF-03 each failure beyond the free ones doubles the wait, up to an hour', () => {
    const { pair } = LOGIN_FAILURES
    const minutes = [pair - 1, pair, pair + 1, pair + 5, pair + 6, pair + 500].map(
      (failures) => staffLoginWait(failures, pair) / 60_000,
    )
    expect(minutes).toEqual([0, 1, 2, 32, 60, 60])
    expect(STAFF_LOGIN_TEXTS.wait(60_001)).toBe('失败次数过多，请 2 分钟后再试')
  })

  it('STF-03 one address with one account waits first, an account from everywhere last', () => {
    expect(LOGIN_FAILURES).toEqual({ pair: 5, address: 20, account: 50 })
  })
})

describe('a member of the staff', () => {
  it('STF-05 has an account, a name and a role', () => {
    expect(checkStaff(trimStaff({ account: ' Zhang.San ', name: ' 张三 ', role: 'editor' }))).toEqual([])
    expect(trimStaff({ account: ' Zhang.San ', name: ' 张三 ', role: 'editor' }).account).toBe('zhang.san')
    expect(checkStaff({ account: '', name: '', role: 'boss' }).map(({ field }) => field)).toEqual(
      'account name role'.split(' '),
    )
  })

  it.each(['ab', '1abc', 'a b c', '张三', 'a'.repeat(33)])('STF-05 %s is no account', (account) =>
    expect(checkStaff({ account, name: '张三', role: 'admin' })).toHaveLength(1),
  )

  it('STF-05 nobody disables themselves or changes their own role; others they may', () => {
    const mine = { id: 'a', role: 'admin', isDisabled: false } as const
    expect(checkStaffChange('a', mine, { role: 'admin', isDisabled: true })).toBe('不能停用自己的账号')
    expect(checkStaffChange('a', mine, { role: 'editor', isDisabled: false })).toBe('不能更改自己的岗位')
    expect(checkStaffChange('a', mine, { role: 'admin', isDisabled: false })).toBeNull()
    expect(checkStaffChange('b', mine, { role: 'editor', isDisabled: true })).toBeNull()
    expect(checkStaffChange(null, mine, { role: 'editor', isDisabled: true })).toBeNull()
  })

  it('STF-04 a password has 12 to 64 characters, five different ones, and not the account', () => {
    const check = (password: string) => checkStaffPassword(password, 'zhang')
    expect([check('abcdefghijkl'), check('abcde'.padEnd(64, 'f'))]).toEqual([null, null])
    expect([check('abcdefghijk'), check('abcde'.padEnd(65, 'f'))]).toEqual([
      '密码至少 12 位',
      '密码最多 64 位',
    ])
    expect(check('123-ZHANG-456')).toBe('密码不能包含账号')
    expect([check('abcdabcdabcd'), check('abcdeabcdabcd')]).toEqual(['密码太简单，请换一个', null])
  })
})

describe('the audit log', () => {
  it('STF-06 keeps the changed fields only, before and after', () => {
    expect(compareForAudit({ state: 'checking', id: 'a' }, { state: 'shown', id: 'a' })).toEqual({
      before: { state: 'checking' },
      after: { state: 'shown' },
    })
    expect(compareForAudit(null, { a: 1, b: null })).toEqual({ before: {}, after: { a: 1 } })
    expect(compareForAudit({ a: ['x'] }, { a: ['x'] })).toEqual({ before: {}, after: {} })
  })

  it('STF-06 masks phone numbers in any text, and secrets by their name', () => {
    expect(maskAudit('致电 12200001234，或 023-61234218。编号 202611221234567')).toBe(
      '致电 122****1234，或 023****4218。编号 202611221234567',
    )
    expect(maskAudit({ passwordHash: 'x', form: { totpSecret: 'y', phones: ['12200001234'] } })).toEqual({
      passwordHash: '***',
      form: { totpSecret: '***', phones: ['122****1234'] },
    })
    expect(compareForAudit({ passwordHash: 'a' }, { passwordHash: 'b' })).toEqual({
      before: { passwordHash: '***' },
      after: { passwordHash: '***' },
    })
    expect([maskAudit(undefined), maskAudit(12), maskAudit(true)]).toEqual([null, 12, true])
  })
})
