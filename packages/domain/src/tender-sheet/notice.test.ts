import { describe, expect, it } from 'vitest'
import { findClauses, readNotice } from './index'

describe('the notice', () => {
  it('BID-08 divides a text without lines at its numerals', () => {
    const text =
      '一、项目名称：某道路工程。二、资质要求：市政二级及以上。投标人须具备有效的安全生产许可证。本条为说明。'
    expect(readNotice(text)).toEqual([
      { type: 'item', marker: '一、', text: '项目名称：某道路工程。' },
      { type: 'heading', level: 1, text: '二、资质要求' },
      { type: 'paragraph', text: '市政二级及以上。投标人须具备有效的安全生产许可证。本条为说明。' },
    ])
  })

  it('BID-08 reads headings, clauses and tables as they are written', () => {
    const text = [
      [
        '某工程招标公告',
        '一、招标条件',
        '2.1　建设地点：重庆市。',
        '（一）资格要求',
        '1. 须有业绩；',
        '标段\t限价',
        '一标段\t100 万元',
      ],
      ['| 甲 | 乙 |', '| --- | --- |', '第三章 评标办法'],
    ]
      .flat()
      .join('\r\n')
    expect(readNotice(text)).toEqual([
      { type: 'paragraph', text: '某工程招标公告' },
      { type: 'heading', level: 1, text: '一、招标条件' },
      { type: 'item', marker: '2.1', text: '建设地点：重庆市。' },
      { type: 'heading', level: 2, text: '（一）资格要求' },
      { type: 'item', marker: '1.', text: '须有业绩；' },
      {
        type: 'table',
        rows: [
          ['标段', '限价'],
          ['一标段', '100 万元'],
          ['甲', '乙'],
        ],
      },
      { type: 'heading', level: 1, text: '第三章 评标办法' },
    ])
    expect(readNotice(' \n\n ')).toEqual([])
  })

  it('BID-08 marks the clauses that were compared, each letter once', () => {
    const text = '具备市政二级及以上资质，且有安全生产许可证'
    expect(findClauses(text, ['市政二级', '二级及以上资质', '安全生产许可…', '没有写', ''])).toEqual([
      [2, 11],
      [14, 20],
    ])
    expect(findClauses(text, [])).toEqual([])
    expect(findClauses(text, ['资质要求：市政二级'])).toEqual([[2, 6]])
  })
})
