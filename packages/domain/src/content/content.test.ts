import { expect, it } from 'vitest'
import {
  ALL,
  buildChannelHref,
  buildContentHref,
  buildContentSearchHref,
  buildTagHref,
  CHANNELS,
  codesWithin,
  findCategory,
  findChannel,
  formatPolicyState,
  formatReplacement,
  keysAt,
  listOwnChannels,
} from './index'
import { findPolicyState } from './policy-state'

it('CON-01 an article belongs to one channel that holds it, others gather', () => {
  const ownChannels = listOwnChannels().map(({ key }) => key)
  expect(new Set(ownChannels).size).toBe(ownChannels.length)
  for (const { key, shows } of CHANNELS) {
    expect(shows.length, key).toBeGreaterThan(0)
    expect(
      shows.every((show) => ownChannels.includes(show as (typeof ownChannels)[number])),
      key,
    ).toBe(true)
  }
  expect(keysAt('urbanhubnewsdetail')).toEqual(['new'])
  expect(keysAt('questionsDetails')).not.toContain('allquestionsList')
  expect(keysAt('home')).toEqual([])
})

it('CON-01 a category contains its parts, and its ids tell the channel', () => {
  const news = findChannel('new')!
  expect(codesWithin(news, 'bidding')).toEqual(['bidding', 'ebidding', 'evaluation', 'deposit'])
  expect(codesWithin(news, 'deposit')).toEqual(['deposit'])
  expect(codesWithin(news, 'nothing')).toEqual([])
  expect(findCategory(news, 'deposit')).toEqual({
    id: 'new-deposit',
    code: 'deposit',
    name: '保证金与保函',
    parentId: 'new-bidding',
  })
  expect(findChannel('nothing')).toBeUndefined()
})

it('CON-01 lists, articles and tags have their addresses', () => {
  expect(buildChannelHref(findChannel('new')!)).toBe('/new/all.html')
  expect(buildChannelHref(findChannel('new')!, 'people', 3)).toBe('/new/peoplep3.html')
  expect(buildChannelHref(findChannel('policy3')!, ALL, 1, '500000')).toBe('/policy3/all/500000/')
  expect(buildChannelHref(findChannel('policy2')!, ALL, 2)).toBe('/policy2/all/p2.html')
  expect(buildChannelHref(findChannel('urbanhubnews')!)).toBe('/urbanhubnews/all.html')
  expect(buildContentHref('qualificationNewdetails', 'x')).toBe('/qualificationNew/x.html')
  expect(buildContentHref('policy6', 'x')).toBe('/policyDetail/x/')
  expect(buildContentHref('gone', 'x')).toBe('/toutiao/x.html')
  expect(buildTagHref('电子保函', 2)).toBe(`/tag/${encodeURIComponent('电子保函')}p2.html`)
})

it('CON-02 a policy is in force from its day of effect up to the day before its end', () => {
  const policy = { effectiveOn: '2026-12-01', expiresOn: '2031-12-01' }
  expect(formatPolicyState(policy, '2026-11-30')).toBe('2026-12-01 起施行')
  expect(formatPolicyState(policy, '2026-12-01')).toBe('现行有效')
  expect(formatPolicyState(policy, '2031-11-30')).toBe('现行有效')
  expect(formatPolicyState(policy, '2031-12-01')).toBe('已失效')
  expect(findPolicyState({ effectiveOn: null, expiresOn: null }, '2026-12-01')).toBe('unknown')
  const replaced = { ...policy, replacedBy: 'GB/T 50500-2024' }
  expect(formatPolicyState(replaced, '2031-11-30')).toBe('现行有效')
  expect(formatPolicyState(replaced, '2031-12-01')).toBe('已被替代')
  expect(formatReplacement(replaced, '2031-11-30')).toBeNull()
  expect(formatReplacement(replaced, '2031-12-01')).toBe(`由 ${replaced.replacedBy} 替代`)
  expect(formatReplacement(policy, '2031-12-01')).toBeNull()
  expect(formatPolicyState({ effectiveOn: null, expiresOn: null }, '2026-12-01')).toBeNull()
  expect(formatPolicyState({ effectiveOn: null, expiresOn: '2026-12-01' }, '2026-12-01')).toBe('已失效')
})

it('CON-10 a search of content has an address, with its group and page', () => {
  expect(buildContentSearchHref('a&b')).toBe('/tag/all.html?q=a%26b')
  expect(buildContentSearchHref('塔吊', 'policy', 2)).toBe(
    `/tag/allp2.html?q=${encodeURIComponent('塔吊')}&group=policy`,
  )
})
