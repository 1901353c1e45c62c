import { describe, expect, it } from 'vitest'
import { type Answer, refreshMember, startServerLoads } from './'
import { combineAnswers } from './member-refresh'

const INFO = { nickName: '张工' }
const BASIC = { mobile: '12900000001' }
const CHANGED = { changed: true, info: INFO, basic: BASIC }
type Info = typeof INFO

const refreshed = (memberInfo: () => Promise<Answer<Info>>, basicInfo: () => Promise<Answer<typeof BASIC>>) =>
  refreshMember({ memberInfo, basicInfo })()

const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

describe('member refresh', () => {
  it('SES-03 two successful answers change member and basic info together', async () => {
    expect(combineAnswers({ data: INFO }, { data: BASIC })).toEqual(CHANGED)
    expect(
      await refreshed(
        async () => ({ data: INFO }),
        async () => ({ data: BASIC }),
      ),
    ).toEqual(CHANGED)
    expect(combineAnswers({ data: null }, { data: null })).toEqual({ changed: true, info: null, basic: null })
  })

  it.each<[string, Answer<Info>, Answer<typeof BASIC>, string]>([
    ['the first', { error: '50001' }, { data: BASIC }, '50001'],
    ['the second', { data: INFO }, { error: '50002' }, '50002'],
    ['both', { error: '50001' }, { error: '50002' }, '50001'],
    ['the first, without a code,', { error: '' }, { data: BASIC }, ''],
  ])('SES-03 nothing changes if %s failed', async (_, info, basic, error) => {
    expect(combineAnswers(info, basic)).toEqual({ changed: false, error })
    expect(
      await refreshed(
        async () => info,
        async () => basic,
      ),
    ).toEqual({ changed: false, error })
  })
})

describe('before a page', () => {
  const begin = (loggedIn: boolean) => {
    const started: string[] = []
    const { open, opened } = gate()
    const load = (name: string) => async () => {
      started.push(name)
      await opened
      if (name === 'banners') throw new Error('no answer')
      return name
    }
    const member = startServerLoads({
      friendLinks: load('friend links'),
      banners: load('banners'),
      figures: load('figures'),
      member: loggedIn ? load('member') : null,
    })
    return { started, open, member }
  }

  it('SES-04 a visitor waits for nothing', async () => {
    const { started, member } = begin(false)
    expect(started).toEqual(['friend links', 'banners', 'figures'])
    expect(await member).toBeNull()
  })
})
