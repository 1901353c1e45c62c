import { expect, it } from 'vitest'
import { expandToWords } from '../index'

const expand = (title: string, part: string, starts?: number[]) => {
  const from = title.indexOf(part)
  return expandToWords(title, [from, from + part.length], starts)
}

it('FND-10 a part that begins and ends with words stays as it is', () => {
  expect(expand('重庆岫砚建设工程有限公司', '岫砚建设')).toEqual({ text: '岫砚建设', added: 0 })
  expect(expand('重庆岫砚建设工程有限公司', '岫砚')).toEqual({ text: '岫砚', added: 0 })
  expect(expand('成都（高新）翎峋装饰', '高新）翎峋')).toEqual({ text: '高新翎峋', added: 0 })
  expect(expand('成都（高新）翎峋装饰', '成都（高新）翎峋')?.text).toBe('成都（高新）翎峋')
  expect(expand('重庆岫砚', '重庆岫砚')).toEqual({ text: '重庆岫砚', added: 0 })
  expect(expand('新岫砚建设', '岫砚建设', [1])).toEqual({ text: '岫砚建设', added: 0 })
})

it('FND-10 a part that begins or ends within a word gets the one character that is missing, or is none', () => {
  expect(expand('道路施工1标段', '工1标段')).toEqual({ text: '施工1标段', added: 1 })
  expect(expand('重庆岫砚建设工程', '岫砚建')).toEqual({ text: '岫砚建设', added: 1 })
  expect(expand('翎岫砚建设', '砚建设')).toBeNull()
  expect(expand('道路施工建设', '工建')).toBeNull()
})
