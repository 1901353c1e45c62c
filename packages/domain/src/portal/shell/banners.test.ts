import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BANNER_PLACES,
  type BannerPosition,
  buildBannerClick,
  findBanner,
  findBannerItems,
  type StoredBanner,
} from './'
import { parseBannerItems } from './banners'

/** Any UTF-16 text, including control characters and lone surrogates. */
const anyText = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units))

const banner = (held: Partial<StoredBanner> = {}): StoredBanner => ({
  id: 'b1',
  name: '首页横幅',
  positionKey: 'homeBimg',
  enable: true,
  url: '[{"id":"1","link":"/svip.html","url":"/img/a.png","uid":"u1"}]',
  width: null,
  height: null,
  ...held,
})
const WORDLESS = { alt: '', title: '', text: '', endsOn: '' }
const item = { id: '1', image: '/img/a.png', link: '/svip.html', uid: 'u1', ...WORDLESS }

describe('the banner of a position', () => {
  it.each([
    [1, 1],
    [0, 154],
    [-1, 154],
    [9999, 9999],
    [10_000, 154],
    [Number.NaN, 154],
    [Number.POSITIVE_INFINITY, 154],
  ])('SHL-10 a height of %d is %d px', (height, px) => {
    expect(findBanner([banner({ height })], 'homeBimg')?.height).toBe(px)
  })

  it('SHL-10 has a place on the home page, or the page of a route', () => {
    const places = [...BANNER_PLACES.keys()] as BannerPosition[]
    const banners = places.map((positionKey) => banner({ id: positionKey, positionKey }))
    for (const position of places) expect(findBanner(banners, position)?.id).toBe(position)
    expect(findBanner(banners.slice(0, 1), 'center')).toBeNull()
    expect(findBanner([], 'homeBimg')).toBeNull()
  })

  it('SHL-10 is the first that is enabled and has a picture', () => {
    const banners = [
      banner({ id: 'off', enable: false }),
      banner({ id: 'odd', enable: 'false' as unknown as boolean }),
      banner({ id: 'broken', url: '[' }),
      banner({ id: 'empty', url: '[]' }),
      banner({ id: 'first' }),
      banner({ id: 'second' }),
    ]
    expect(findBanner(banners, 'homeBimg')?.id).toBe('first')
    expect(findBanner(banners.slice(0, 4), 'homeBimg')).toBeNull()
  })
})

describe('the pictures of a banner', () => {
  it('SHL-10 are read from the JSON list, in its order', () => {
    const url =
      '[{"id":7,"url":"https://cdn.example/a.png","link":"https://a.example","alt":"塔吊","title":"年卡","text":{}},{"url":"/b.png","uid":8}]'
    expect(parseBannerItems(url)).toEqual([
      {
        id: '7',
        image: 'https://cdn.example/a.png',
        link: 'https://a.example',
        uid: '',
        alt: '塔吊',
        title: '年卡',
        text: '',
        endsOn: '',
      },
      { id: '', image: '/b.png', link: null, uid: '8', ...WORDLESS },
    ])
  })

  it('POP-01 an entry of words alone is kept for pop-ups, and is no picture of a banner', () => {
    const words = { id: 'w', url: null, title: '注册送 7 天', endsOn: '2026-12-31' }
    const held = [banner({ url: JSON.stringify([words, { id: 'p', url: '/a.png' }]) })]
    expect(findBannerItems(held, 'homeBimg').map(({ id, image, endsOn }) => [id, image, endsOn])).toEqual([
      ['w', null, '2026-12-31'],
      ['p', '/a.png', ''],
    ])
    expect(findBanner(held, 'homeBimg')?.items.map(({ id }) => id)).toEqual(['p'])
    expect(findBannerItems([banner({ enable: false })], 'homeBimg')).toEqual([])
    expect(findBannerItems(held, 'center')).toEqual([])
  })

  it('SHL-10 any JSON is parsed without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), anyText), (url) => {
        for (const { image, title } of parseBannerItems(url)) {
          if (image === null) expect(title).not.toBe('')
          else expect(image).toMatch(/^(\/|https?:)/i)
        }
      }),
    )
  })
})

describe('a click on a banner', () => {
  it('SHL-10 is recorded with ids, link, scode and type 1', () => {
    expect(buildBannerClick({ ...item, id: 'b1' }, 'friend')).toEqual({
      ids: ['b1'],
      link: '/svip.html',
      scode: 'friend',
      type: 1,
    })
  })

  it('SHL-10 is recorded without missing values', () => {
    expect(Object.keys(buildBannerClick({ id: 'b1', link: null }, null))).toEqual(['ids', 'type'])
    expect(Object.keys(buildBannerClick({ id: 'b1', link: null }, ''))).toEqual(['ids', 'type'])
  })

  it('SHL-10 is recorded without a code that is longer than 64 characters', () => {
    expect(buildBannerClick({ ...item, id: 'b1' }, 'x'.repeat(64)).scode).toHaveLength(64)
    expect('scode' in buildBannerClick({ ...item, id: 'b1' }, 'x'.repeat(65))).toBe(false)
  })
})
