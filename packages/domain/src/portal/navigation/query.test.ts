import { describe, expect, it } from 'vitest'
import { parseQuery } from './query'

describe('parseQuery', () => {
  it('NAV-08 takes the first of a repeated key and survives broken encoding', () => {
    expect(parseQuery('?a=1&a=2&b&c=%E5%BB%BA+x&d=%&=e')).toEqual({
      a: '1',
      b: '',
      c: '建 x',
      d: '%',
      '': 'e',
    })
    expect(parseQuery('')).toEqual({})
  })

  it('NAV-08 reads empty, repeated and encoded keys', () => {
    expect(parseQuery('?')).toEqual({})
    expect(parseQuery('&&')).toEqual({})
    expect(parseQuery('=')).toEqual({ '': '' })
    expect(parseQuery('a=&a=2')).toEqual({ a: '' })
    expect(parseQuery('%61=1&a=2')).toEqual({ a: '1' })
    expect(parseQuery('a=b=c')).toEqual({ a: 'b=c' })
    expect(parseQuery('??a=1')).toEqual({ '?a': '1' })
    expect(parseQuery('a=1?b=2')).toEqual({ a: '1?b=2' })
    expect(parseQuery('a=1+1%2B1')).toEqual({ a: '1 1+1' })
    expect(parseQuery('+a+=1')).toEqual({ ' a ': '1' })
    expect(parseQuery('%E5=%2')).toEqual({ '%E5': '%2' })
    expect(parseQuery('%+=1')).toEqual({ '%+': '1' })
    expect(parseQuery('ｓｃｏｄｅ=１２&🏗=🏗')).toEqual({ ｓｃｏｄｅ: '１２', '🏗': '🏗' })
  })

  it('NAV-08 reads a very long query', () => {
    const query = parseQuery(Array.from({ length: 10_000 }, (_, i) => `k${i % 5000}=${i}`).join('&'))
    expect(Object.keys(query)).toHaveLength(5000)
    expect(query.k4999).toBe('4999')
  })
})
