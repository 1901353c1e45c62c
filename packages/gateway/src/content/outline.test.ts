import { expect, it } from 'vitest'
import { outlineText } from './outline'

it('CON-14 headings and articles get anchors; a second count from the first article gets none', () => {
  const { html, outline } = outlineText(
    '<h2>第一章</h2><p><strong>第一条</strong> 甲</p><p><strong>注意</strong> 乙</p><h2>附件</h2><p><strong>第一条</strong> 丙</p>',
  )
  expect(outline).toEqual([
    { id: 'h-1', text: '第一章', level: 2 },
    { id: '第一条', text: '第一条', level: 5 },
    { id: 'h-3', text: '附件', level: 2 },
  ])
  expect(html).toBe(
    '<h2 id="h-1">第一章</h2><p id="第一条"><strong>第一条</strong> 甲</p><p><strong>注意</strong> 乙</p><h2 id="h-3">附件</h2><p><strong>第一条</strong> 丙</p>',
  )
  expect(outlineText('<p>正文</p>')).toEqual({ html: '<p>正文</p>', outline: [] })
})

it('a table that may scroll is reached by the keyboard', () => {
  const { html } = outlineText('<table><tbody><tr><td>甲</td></tr></tbody></table>')
  expect(html).toContain('<table tabindex="0">')
})
