import { expect, it } from 'vitest'
import { keepsText, outlineHtml, rewriteText } from './visual-text'

const MARKDOWN = `## 要点

每月**一次**，见[办法](https://example.com/a)。

- 起重机械
- 脚手架

1. 先查
2. 后改

| 项 | 次数 |
| --- | --- |
| 塔吊 | 12 |

![说明](/files/a.png)`

it('CON-06 writes headings, emphasis, lists, links, tables and pictures again as they are', () => {
  const once = rewriteText('markdown', MARKDOWN)
  for (const part of [
    '## 要点',
    '**一次**',
    '[办法](https://example.com/a)',
    '- 起重机械',
    '1. 先查',
    '![说明](/files/a.png)',
  ])
    expect(once).toContain(part)
  expect(once).toMatch(/\| *塔吊 *\| *12 *\|/)
  expect(rewriteText('markdown', once)).toBe(once)
})

it('CON-06 HTML keeps lists and cells without paragraphs', () => {
  const html =
    '<h2>要点</h2><p>每月<strong>一次</strong></p><ul><li>起重</li></ul><table><tbody><tr><th>项</th><td>12</td></tr></tbody></table>'
  expect(rewriteText('html', html)).toBe(html)
})

it('finds a text that it would not keep whole', async () => {
  const render = async (html: string) => html
  const keeps = (html: string) => keepsText('html', html, render)
  expect(await keeps('<p>一<b>二</b></p>')).toBe(true)
  expect(await keeps('<dl><dt>词</dt><dd>释义</dd></dl>')).toBe(false)
  expect(await keeps('<p>H<sub>2</sub>O</p>')).toBe(false)
  expect(outlineHtml('<p>a</p>')).not.toBe(outlineHtml('<p>b</p>'))
})
