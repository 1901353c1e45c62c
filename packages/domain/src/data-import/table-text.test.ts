import { describe, expect, it } from 'vitest'
import { detectDelimiter, splitRecord } from './index'

describe('the delimiter of a table', () => {
  it.each(['\t', ';', '|', ','])(
    'DAT-42 is %j where most first rows have the same number of it',
    (delimiter) => {
      const rows = [
        ['名称', '范围', '数'],
        ['"甲;,|\t乙"', '一', '2'],
        ['丙', '三', '4'],
      ]
      expect(detectDelimiter(rows.map((cells) => cells.join(delimiter)).join('\n'))).toBe(delimiter)
    },
  )

  it('DAT-42 is not in the texts of the cells, and a comma without any', () => {
    expect(detectDelimiter('名称\t范围\n甲\t一,二;三\n乙\t四,五\n')).toBe('\t')
    expect(detectDelimiter('名称;价\n甲;1,5\n乙;2\n')).toBe(';')
    expect(detectDelimiter('名称\n甲\n')).toBe(',')
  })
})

describe('the cells of a record', () => {
  it.each<readonly [string, readonly string[] | 'open' | 'broken']>([
    ['a,"b,c","d""e",', ['a', 'b,c', 'd"e', '']],
    ['a, "b" ,c', ['a', 'b', 'c']],
    ['a,"b\nc"', ['a', 'b\nc']],
    ['"好"公司,"甲"', ['"好"公司', '甲']],
    ['"土建,6"钢管,安装",x', ['土建,6"钢管,安装', 'x']],
    ['6"钢管,x', ['6"钢管', 'x']],
    ['a,"b', 'open'],
    ['a,"b\nc,"d"', 'broken'],
    ['a,"b\nc,d"e', 'broken'],
  ])('DAT-43 of %j', (text, cells) => expect(splitRecord(text, ',')).toEqual(cells))
})
