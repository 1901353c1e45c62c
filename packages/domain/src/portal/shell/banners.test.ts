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
  it('SHL-10 is the enabled one of that position, 154 px high by default', () => {
    expect(findBanner([banner()], 'homeBimg')).toEqual({
      id: 'b1',
      name: '首页横幅',
      width: null,
      height: 154,
      items: [item],
    })
    expect(findBanner([banner({ width: 1200, height: 300 })], 'homeBimg')).toMatchObject({
      width: 1200,
      height: 300,
    })
  })

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

  it('SHL-10 may stand below every page of the route table with the usual frame, but no door and no till', () => {
    for (const place of [
      'homeLoginImg',
      'homeBottomExpand',
      'qiye',
      'qiyedetails',
      'zhaobiaoJihua',
      'policy2',
      'macroFixed',
      'center',
      'help',
    ])
      expect(BANNER_PLACES.has(place), place).toBe(true)
    for (const place of ['authLogin', 'bossLogin', 'svip', 'userAgreement', 'sem', 'home', 'zbxx', 'console'])
      expect(BANNER_PLACES.has(place), place).toBe(false)
    const names = [...BANNER_PLACES.values()]
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
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

  it.each([undefined, null, '', ' ', '//evil.example', 'javascript:alert(1)', 'svip.html', 7, ['/'], {}])(
    'SHL-10 the link %j opens nothing',
    (link) => {
      expect(parseBannerItems(JSON.stringify([{ id: 'x', url: '/a.png', link }]))).toEqual([
        { id: 'x', image: '/a.png', link: null, uid: '', ...WORDLESS },
      ])
    },
  )

  it.each([
    '',
    'null',
    '7',
    '"/a.png"',
    '{"url":"/a.png"}',
    '{"length":1,"0":{"url":"/a.png"}}',
    '[null]',
    '["/a.png"]',
    '[7]',
    '[[{"url":"/a.png"}]]',
    '[{}]',
    '[{"url":""}]',
    '[{"url":"javascript:alert(1)"}]',
    '[{"url":"data:image/png;base64,AAAA"}]',
    '[{"__proto__":{"url":"/a.png"}}]',
    '[{"url":"/a\u0000.png"}]',
    '[{"url":"/a.png"}',
    '['.repeat(100_000),
  ])('SHL-10 unreadable data has none (%#)', (url) => {
    expect(parseBannerItems(url)).toEqual([])
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

  it('SHL-10 an id or uid that is neither text nor number is empty', () => {
    const url = '[{"id":{"a":1},"uid":null,"url":"/a.png"},{"id":true,"uid":["x"],"url":"/a.png"}]'
    const nameless = { id: '', image: '/a.png', link: null, uid: '', ...WORDLESS }
    expect(parseBannerItems(url)).toEqual([nameless, nameless])
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
