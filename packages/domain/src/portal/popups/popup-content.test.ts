import { expect, it } from 'vitest'
import { findAnniversaryEnd, findPopupContents } from './'

const stored = (positionKey: string, items: readonly object[], enable = true) => ({
  ...{ id: positionKey, name: positionKey, positionKey, enable, width: null, height: null },
  url: JSON.stringify(items),
})

it('POP-01, POP-04, POP-05 each pop-up has the first entry of its place, and none without one', () => {
  const contents = findPopupContents([
    stored('homeBimg', [{ id: 'banner', url: '/a.png' }]),
    stored('homeModalImg', [
      { id: 'modal', title: '注册送 7 天' },
      { id: 'second', title: '第二' },
    ]),
    stored('homeBottomFold', [{ id: 'fold', url: '/b.png', link: '/svip.html' }], false),
    stored('anniversary', [{ id: 'year', title: '五周年', endsOn: '2026-11-30' }]),
  ])
  expect(Object.keys(contents)).toEqual(['home-modal', 'anniversary'])
  expect(contents['home-modal']).toMatchObject({ id: 'modal', image: null, title: '注册送 7 天' })
  expect(findPopupContents([])).toEqual({})
})

it('POP-05 the anniversary is over with the end of its last day in Shanghai', () => {
  const endOf = (endsOn: string) =>
    findAnniversaryEnd(findPopupContents([stored('anniversary', [{ id: 'a', title: '五周年', endsOn }])]))
  expect(endOf('2026-11-30')).toBe(Date.parse('2026-12-01T00:00:00+08:00'))
  expect([endOf(''), endOf('soon'), findAnniversaryEnd({})]).toEqual([null, null, null])
})
