import { expect, it } from 'vitest'
import { showFits } from './show-fits'

it('BID-09 writes the verdict and its reason into the place of each tender, and nothing where there is none', () => {
  document.body.innerHTML = ['a', 'b', 'a', 'c']
    .map((id) => `<small data-fit="${id}"${id === 'b' ? ' data-href="/zhaobiao/b.html#check"' : ''}></small>`)
    .join('')
  const places = [...document.querySelectorAll<HTMLElement>('small')]
  showFits(places, {
    companyName: '某某建设',
    fits: [
      { id: 'a', of: 'gaps', text: '差 2 项', reason: '市政公用工程施工总承包二级<i>' },
      { id: 'b', of: 'fit', text: '可投', reason: '3 项要求全部满足' },
    ],
  })
  expect(places.map(({ textContent }) => textContent)).toEqual([
    '差 2 项 市政二级<i>',
    '可投 3 项要求全部满足',
    '差 2 项 市政二级<i>',
    '',
  ])
  expect(places.map(({ dataset }) => dataset.of)).toEqual(['gaps', 'fit', 'gaps', undefined])
  expect(
    [...document.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]),
  ).toEqual([['/zhaobiao/b.html#check', '可投']])
  expect(places[0]?.title).toBe('差 2 项：市政公用工程施工总承包二级<i>（对照 某某建设）')
})
