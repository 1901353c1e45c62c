import { describe, expect, it } from 'vitest'
import type { PdfBlock } from './blocks'
import { readPdfPages } from './read-pdf.fixture'
import { writePdf } from './write-pdf'

const AT = Date.UTC(2026, 10, 21, 2)

const write = (blocks: readonly PdfBlock[]) =>
  writePdf({
    title: '江苏省中标结果报告',
    subtitle: '近十二个月',
    footer: '来源：各地公共资源交易平台',
    createdAt: AT,
    blocks,
  })

const together = (pages: readonly string[]) => pages.join('').replaceAll('\n', '')

describe('a PDF', () => {
  it('has text that can be selected, in every sort of block', async () => {
    const values = [{ label: '九月', value: 12, text: '12 条' }]
    const [paragraph, note] = ['中标金额 1,234.50 万元；〇〇七号地块（二期）。', '金额不含外币。']
    const columns = [
      { title: '企业', width: 3 },
      { title: '次数', width: 1, align: 'right' as const },
    ]
    const pdf = await write([
      { kind: 'heading', text: '概况与口径' },
      { kind: 'paragraph', text: paragraph },
      { kind: 'note', text: note },
      { kind: 'list', items: ['先看招标', '再看中标'] },
      { kind: 'facts', facts: [['发票号码', 'A-001']] },
      { kind: 'qr', href: 'https://a.cn/1', text: '扫码核对' },
      { kind: 'table', columns, rows: [['鼎盛市政', '3']] },
      { kind: 'bars', title: '按类型', values },
      { kind: 'line', title: '逐月趋势', values },
    ])
    const text = together(readPdfPages(pdf))
    const texts = ['江苏省中标结果报告', '近十二个月', '来源：各地公共资源交易平台', '第 1 页，共 1 页']
    const blocks = [
      '概况与口径',
      paragraph,
      note,
      '再看中标',
      '发票号码',
      'A-001',
      '扫码核对',
      '鼎盛市政',
      '按类型',
    ]
    for (const words of [...texts, ...blocks, '逐月趋势', '12 条']) expect(text).toContain(words)
    expect(text).not.toContain('�')
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    // The fonts are embedded without thousands of unused characters.
    expect(pdf.length).toBeLessThan(150_000)
  })

  it('numbers its pages, and repeats the head of a table on each', async () => {
    const rows = Array.from({ length: 90 }, (_, i) => [`第${i}家企业`, String(i)])
    const pdf = await write([
      {
        kind: 'table',
        columns: [
          { title: '企业名称', width: 3 },
          { title: '次数', width: 1 },
        ],
        rows,
      },
      { kind: 'page-break' },
      { kind: 'paragraph', text: '附录' },
    ])
    const pages = readPdfPages(pdf)
    expect(pages.length).toBeGreaterThan(3)
    for (const [i, page] of pages.entries()) {
      expect(page).toContain(`第 ${i + 1} 页，共 ${pages.length} 页`)
      expect(page).toContain('来源：')
      expect(page.includes('企业名称')).toBe(i < pages.length - 1)
    }
    for (const [name] of rows) expect(together(pages).split(name!)).toHaveLength(2)
    expect(pages.at(-1)).toContain('附录')
  })

  it('cuts what has no room in one line, and wraps what may be long', async () => {
    const long = '建设工程施工总承包'.repeat(30)
    const pdf = await write([
      { kind: 'bars', title: '按企业', values: [{ label: long, value: 1, text: '1' }] },
      {
        kind: 'table',
        columns: [
          { title: '名称', width: 1 },
          { title: '备注', width: 1 },
        ],
        rows: [[long, '']],
      },
    ])
    const text = together(readPdfPages(pdf))
    expect(text).toContain('…')
    expect(text).toContain(long)
  })

  it('draws charts without values, and with none above zero', async () => {
    for (const values of [
      [],
      [
        { label: '一月', value: 0, text: '0' },
        { label: '二月', value: -3, text: '-3' },
      ],
    ]) {
      const pdf = await write([
        { kind: 'bars', title: '条形', values },
        { kind: 'line', title: '折线', values },
      ])
      expect(together(readPdfPages(pdf))).toContain('折线')
      expect(pdf.toString('latin1')).not.toContain('NaN')
    }
  })

  it('is the same whatever its thread wrote before, as all share the fonts', async () => {
    const paragraph = (text: string) => write([{ kind: 'paragraph', text }])
    const first = await paragraph('鑫淼建设集团有限公司')
    await paragraph('重庆市渝北区人民政府采购中心')
    expect((await paragraph('鑫淼建设集团有限公司')).equals(first)).toBe(true)
  })
})
