import { expect, it } from 'vitest'
import { hotEntries, leaveOutNamed } from './'

it('SHL-03 a hot list shows the first 9', () => {
  const words = Array.from({ length: 10 }, (_, i) => `词${i + 1}`)
  expect(hotEntries(words)).toEqual(words.slice(0, 9))
  expect(hotEntries(words.slice(0, 9))).toEqual(words.slice(0, 9))
  expect(hotEntries([])).toEqual([])
})

it('SHL-15 nothing is named twice on the home page, and a group without anything left is no group', () => {
  const link = (label: string) => ({ label, href: `/${label}/` })
  const groups = [
    { title: '人员', links: [link('a'), link('b')] },
    { title: '业绩', links: [link('c')] },
  ]
  expect(leaveOutNamed(groups, ['/a/', '/c/'])).toEqual([{ title: '人员', links: [link('b')] }])
  expect(leaveOutNamed(groups, [])).toEqual(groups)
})
