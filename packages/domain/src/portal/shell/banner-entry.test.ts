import { describe, expect, it } from 'vitest'
import { DAY_MS, parseDay } from '../../formatting'
import {
  type BannerEntry,
  checkBannerEntry,
  checkBannerPicture,
  composeBanners,
  findBanner,
  findBannerState,
} from './'
import { parseBannerItems } from './banners'

const entry = (held: Partial<BannerEntry & { id: string }> = {}) => ({
  id: 'b1',
  name: '柱形图',
  positionKey: 'homeBimg',
  link: '/svip.html',
  title: '',
  text: '',
  position: 0,
  startsOn: '',
  endsOn: '',
  isOn: true,
  picture: { path: '/assets/content/a.webp', width: 1600, height: 206 },
  ...held,
})
/** Midnight in Shanghai. */
const DAY = parseDay('2026-11-23') as number

describe('when a banner is shown', () => {
  it('SHL-14 from its first day to the end of its last', () => {
    const bounded = entry({ startsOn: '2026-11-23', endsOn: '2026-11-24' })
    const states = [DAY - 1, DAY, DAY + 2 * DAY_MS - 1, DAY + 2 * DAY_MS].map((now) =>
      findBannerState(bounded, now),
    )
    expect(states).toEqual(['planned', 'shown', 'shown', 'over'])
    expect(
      [DAY - 1, DAY, DAY + 2 * DAY_MS - 1, DAY + 2 * DAY_MS].map(
        (now) => composeBanners([bounded], now).length,
      ),
    ).toEqual([0, 1, 1, 0])
  })

  it('SHL-14 without days always, switched off never', () => {
    expect(findBannerState(entry(), 0)).toBe('shown')
    expect(findBannerState(entry({ isOn: false }), DAY)).toBe('off')
    expect(composeBanners([entry({ isOn: false })], DAY)).toEqual([])
  })

  it('SHL-14 in its order, at most three at one place, each place by itself', () => {
    const all = [
      entry({ id: 'd', position: 9 }),
      entry({ id: 'c', position: 2 }),
      entry({ id: 'b', position: 1 }),
      entry({ id: 'a', position: 1, title: '年卡', text: '减 600 元', link: '' }),
      entry({ id: 'mall', positionKey: 'datamall' }),
      entry({ id: 'nowhere', positionKey: 'nowhere' }),
      entry({ id: 'off', isOn: false }),
    ]
    const banners = composeBanners(all, DAY)
    expect(banners.map(({ id, positionKey }) => [id, positionKey])).toEqual([
      ['a', 'homeBimg'],
      ['mall', 'datamall'],
    ])
    const home = findBanner(banners, 'homeBimg')
    expect(home).toMatchObject({ name: '柱形图', width: 1600, height: 206 })
    expect(home?.items.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(home?.items[0]).toEqual({
      id: 'a',
      uid: 'a',
      image: '/assets/content/a.webp',
      link: null,
      alt: '柱形图',
      title: '年卡',
      text: '减 600 元',
      endsOn: '',
    })
    expect(findBanner(banners, 'center')).toBeNull()
  })
})

describe('the form of a banner', () => {
  const fieldsOf = (held: Partial<BannerEntry>) => checkBannerEntry(entry(held)).map(({ field }) => field)

  it('SHL-14 asks for what the picture shows, a place and an order', () => {
    expect(checkBannerEntry(entry())).toEqual([])
    for (const name of ['', ' ', '图'.repeat(41)]) expect(fieldsOf({ name })).toEqual(['name'])
    expect(fieldsOf({ name: '图'.repeat(40) })).toEqual([])
    for (const positionKey of ['', 'authLogin', 'toString'])
      expect(fieldsOf({ positionKey })).toEqual(['positionKey'])
    for (const position of [-1, 1000, 1.5, Number.NaN]) expect(fieldsOf({ position })).toEqual(['position'])
    for (const position of [0, 999]) expect(fieldsOf({ position })).toEqual([])
  })

  it('SHL-14 takes short words, smaller ones only below others', () => {
    expect(fieldsOf({ title: '题'.repeat(20), text: '字'.repeat(40) })).toEqual([])
    expect(fieldsOf({ title: '题'.repeat(21) })).toEqual(['title'])
    expect(fieldsOf({ title: '题', text: '字'.repeat(41) })).toEqual(['text'])
    expect(fieldsOf({ text: '字' })).toEqual(['text'])
  })

  it('SHL-14 takes a path of the site, an http(s) address or no link', () => {
    for (const link of ['', '/svip.html', 'https://example.com/a']) expect(fieldsOf({ link })).toEqual([])
    for (const link of ['javascript:alert(1)', '//evil.example', 'svip.html', 'data:text/html,x'])
      expect(fieldsOf({ link })).toEqual(['link'])
  })

  it('SHL-14 takes days in their order', () => {
    expect(fieldsOf({ startsOn: '2026-11-23', endsOn: '2026-11-23' })).toEqual([])
    expect(checkBannerEntry(entry({ startsOn: '2026-11-24', endsOn: '2026-11-23' }))).toEqual([
      { field: 'endsOn', message: '结束日不能早于开始日' },
    ])
    expect(fieldsOf({ startsOn: '2026-02-30' })).toEqual(['startsOn'])
    expect(fieldsOf({ endsOn: '明天' })).toEqual(['endsOn'])
  })

  it('SHL-14 takes a picture of at least 1,200 px, 4 to 10 times as wide as high', () => {
    const messageOf = (width: number, height: number) =>
      checkBannerPicture({ width, height }, entry())?.message
    for (const [width, height] of [
      [1200, 154],
      [1600, 400],
      [1600, 160],
    ] as const)
      expect(messageOf(width, height)).toBeUndefined()
    expect(messageOf(1199, 154)).toBe('图片宽至少 1200 像素，这张宽 1199')
    expect(messageOf(1600, 401)).toContain('这张是 1600 × 401')
    expect(messageOf(1600, 159)).toContain('4–10 倍')
    expect(checkBannerPicture(undefined, entry())).toEqual({ field: 'image', message: '请选择图片' })
  })

  it('SHL-14 a pop-up has words or a picture of at least 640 px, 1 to 4 times as wide as high', () => {
    const at = { positionKey: 'homeModalImg', title: '' }
    const messageOf = (width: number, height: number) => checkBannerPicture({ width, height }, at)?.message
    expect([messageOf(640, 640), messageOf(960, 240)]).toEqual([undefined, undefined])
    expect(messageOf(639, 400)).toBe('图片宽至少 640 像素，这张宽 639')
    expect(messageOf(960, 239)).toContain('1–4 倍')
    expect(messageOf(960, 961)).toContain('如 960 × 480')
    expect(checkBannerPicture(undefined, at)).toEqual({ field: 'title', message: '没有图片时请填写标题' })
    expect(checkBannerPicture(undefined, { ...at, title: '注册送 7 天' })).toBeNull()
  })

  it('POP-05 the anniversary pop-up has a last day', () => {
    const wrong = [{ field: 'endsOn', message: '周年弹窗请填写结束日' }]
    expect(checkBannerEntry(entry({ positionKey: 'anniversary' }))).toEqual(wrong)
    expect(checkBannerEntry(entry({ positionKey: 'anniversary', endsOn: '2026-11-30' }))).toEqual([])
    const [stored] = composeBanners([entry({ positionKey: 'anniversary', endsOn: '2026-11-30' })], DAY)
    expect(stored && parseBannerItems(stored.url)[0]?.endsOn).toBe('2026-11-30')
  })
})
