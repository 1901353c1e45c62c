import { expect, it } from 'vitest'
import { pageRequirement } from '../index'

it.each(['nijian', 'njxx', 'tdcr', 'ydys', 'jsyd', 'jsgcghxk', 'hjpg'])(
  'ACC-04 /%s/, its pages, details and queries ask for the membership',
  (page) => {
    for (const end of ['', '/', '/p2.html', '/a1_2.html', '?name=x', '#top', '/?name=/qiye/']) {
      expect(pageRequirement(`/${page}${end}`)).toBe('svip')
    }
  },
)

it.each(
  [
    ['', '/', '/qiye/', '/nijianx/', '/xnijian/', '/NIJIAN/', '/qiye/nijian/', '/qiye/?from=/nijian/'],
    ['/?/nijian/', 'nijian/', '//nijian/', '/__proto__/', '/ｎijian/'],
  ].flat(),
)('ACC-04 %s asks nothing by itself', (path) => {
  expect(pageRequirement(path)).toBe('none')
})
