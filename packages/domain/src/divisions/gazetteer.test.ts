import { describe, expect, it } from 'vitest'
import { divisionPath, findPlaceName, listNamesWithin, listPlaceNames } from '.'

const codesOf = (name: string, above?: string) => findPlaceName(name, above ? [above] : null)?.codes

describe('the names of places', () => {
  it.each([
    ['恩施州', '422800'],
    ['湘西州', '433100'],
    ['克孜勒苏州', '653000'],
    ['秀山县', '500241'],
    ['龙胜县', '450328'],
    ['锡林郭勒', '152500'],
    ['襄樊', '420600'],
    ['双流县', '510116'],
    ['萧山市', '330109'],
    ['哈密地区', '650500'],
    ['通州市', '320612'],
    ['崇文区', '110101'],
    ['下城区', '330100'],
    ['巢湖市', '340181'],
    ['两江新区', '500112'],
    ['雄安新区', '130629'],
  ])('FND-06 %s is %s', (name, code) => {
    expect(codesOf(name)).toEqual([code])
  })

  it('FND-06 a division of today precedes a former one, and a province or city a county', () => {
    expect(codesOf('南关区')).toEqual(['220102'])
    expect(codesOf('南关区', '410000')).toEqual(['410205'])
    expect(codesOf('海南')).toEqual(['460000'])
    expect(codesOf('海南', '150000')).toEqual(['150303'])
    expect(codesOf('通州区')).toEqual(['110112', '320612'])
  })

  it('FND-06 a common noun is a place within its province only', () => {
    expect(codesOf('自贸区')).toBeUndefined()
    expect(codesOf('自贸区', '310000')).toEqual(['310115'])
    expect(listNamesWithin('310000').get('自贸区')?.code).toBe('310115')
    expect(codesOf('没有这个地方')).toBeUndefined()
  })

  it('FND-06 every name leads to known divisions, and short names that are words are marked', () => {
    for (const { name, codes } of listPlaceNames()) {
      expect([...name].length, name).toBeGreaterThan(1)
      for (const code of codes) expect(divisionPath(code).at(-1), name).toBe(code)
    }
    expect(findPlaceName('大同')).toMatchObject({ form: 'city', isWord: true })
    expect(findPlaceName('大同市')).toMatchObject({ form: 'full', isWord: false })
    expect(findPlaceName('昆山')).toMatchObject({ form: 'town', isWord: false })
    expect(findPlaceName('新城')).toMatchObject({ form: 'county', isWord: true })
  })
})
