import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSpans } from './answer-text'
import { parseAnswer } from './index'

const text = (value: string) => ({ type: 'text', text: value })

describe('the text of an answer', () => {
  it('AI-08 a line has bold text, code and links', () => {
    expect(parseSpans('共 **4 条**，[查看](/zhaobiao/?p=1(2)) `a`。')).toEqual([
      text('共 '),
      { type: 'strong', text: '4 条' },
      text('，'),
      { type: 'link', text: '查看', href: '/zhaobiao/?p=1(2)' },
      text(' '),
      { type: 'code', text: 'a' },
      text('。'),
    ])
  })

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'qiye/1'])(
    'AI-08 %s is no address of a link',
    (href) => {
      expect(parseSpans(`[点这里](${href})`).every(({ type }) => type === 'text')).toBe(true)
    },
  )

  it('AI-08 addresses of other sites are links, never cards', () => {
    expect(parseAnswer('- [公告](https://example.com/a)：全文')).toMatchObject([
      { type: 'list', items: [[{ type: 'link', href: 'https://example.com/a' }, text('：全文')]] },
    ])
  })

  it('AI-08 lines that begin with the link to a record are its cards, with facts and source', () => {
    const answer = [
      '共找到 **2 条**招标：',
      '',
      '1. [临江大道](/zhaobiao/a.html)：预算金额 3,215万元；所在地区 重庆（来源：交易网（演示数据），采集于 2026-11-20）',
      '2. [北苑片区](/zhaobiao/b.html)：预算金额 2,860万元',
      '',
      '[查看全部](/zhaobiao/)，数据更新至今天。',
    ].join('\n')
    const blocks = parseAnswer(answer)
    expect(blocks.map(({ type }) => type)).toEqual(['paragraph', 'records', 'paragraph'])
    expect(blocks[1]).toEqual({
      type: 'records',
      records: [
        {
          number: 1,
          name: '临江大道',
          href: '/zhaobiao/a.html',
          facts: ['预算金额 3,215万元', '所在地区 重庆'],
          source: '来源：交易网（演示数据），采集于 2026-11-20',
        },
        {
          number: 2,
          name: '北苑片区',
          href: '/zhaobiao/b.html',
          facts: ['预算金额 2,860万元'],
          source: null,
        },
      ],
    })
  })

  it('AI-08 a company that the answer is about is a card too, without a number', () => {
    expect(parseAnswer('[渝建公司](/qiye/1/)：法定代表人 王某；注册资本 1亿元。')).toEqual([
      {
        type: 'records',
        records: [
          {
            number: null,
            name: '渝建公司',
            href: '/qiye/1/',
            facts: ['法定代表人 王某', '注册资本 1亿元'],
            source: null,
          },
        ],
      },
    ])
  })

  it('AI-08 lists, headings and code of other answerers are read too', () => {
    expect(parseAnswer('## 小结\n- 甲\n* 乙\n```\n- 丙\n```\n完')).toEqual([
      { type: 'heading', spans: [text('小结')] },
      { type: 'list', items: [[text('甲')], [text('乙')]] },
      { type: 'code', text: '- 丙' },
      { type: 'paragraph', spans: [text('完')] },
    ])
  })

  it('AI-08 an answer that still comes in is read as far as it came', () => {
    expect(parseAnswer('1. [临江')).toEqual([{ type: 'list', items: [[text('[临江')]] }])
    expect(parseAnswer('```\nx')).toEqual([{ type: 'code', text: 'x' }])
    expect(parseAnswer(' \n')).toEqual([])
  })

  it('AI-08 no answer makes it throw, and no link leaves the portal but to http', () => {
    const part = fc.constantFrom(
      '[',
      ']',
      '(',
      ')',
      '**',
      '`',
      '```',
      '\n',
      '- ',
      '1. ',
      '/a',
      'javascript:',
      '：',
      '；',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string()), { maxLength: 40 }), (parts) => {
        for (const block of parseAnswer(parts.join(''))) {
          if (block.type === 'records')
            for (const { href } of block.records) expect(href).toMatch(/^\/(?![/\\])/u)
          if ('spans' in block)
            for (const span of block.spans)
              if (span.type === 'link') expect(span.href).toMatch(/^(?:\/(?![/\\])|https?:\/\/)/iu)
        }
      }),
    )
  })
})
