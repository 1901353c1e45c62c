import { describe, expect, it } from 'vitest'
import { parseRegion } from './region'

const of = (province: string, city: string, address: string) => parseRegion({ province, city, address })

describe('a region', () => {
  it.each([
    ['辽宁', '葫芦岛', '辽宁省葫芦岛市龙港区海边路1号', '211403'],
    ['辽宁', '葫芦岛', '葫芦岛市龙港区海边路1号', '211403'],
    ['辽宁', '葫芦岛', '龙港区海边路1号', '211403'],
    ['辽宁', '葫芦岛', '海边路1号', '211400'],
    ['重庆', '渝北', '重庆市渝北区龙溪街道', '500112'],
    ['北京', '通州', '北京市通州区某街', '110112'],
    ['上海', '浦东', '浦东新区某路', '310115'],
    ['吉林', '延边州', '延吉市某街', '222401'],
    ['新疆', '伊犁哈萨克', '新疆伊犁州伊宁市某路', '654002'],
    ['青海', '海南', '', '632500'],
    ['湖北', '仙桃', '仙桃市某路', '429004'],
    ['', '', '江苏省苏州市昆山市某路', '320583'],
    ['江苏', '', '徐州市鼓楼区某路', '320302'],
    ['安徽', 'N/A', 'N/A', '340000'],
    ['上海', '闸北', '上海市闸北区某路', '310106'],
    ['重庆', '北部新区', '重庆市北部新区某路', '500112'],
    ['天津', '保税区', '天津港保税区某路', '120116'],
    ['四川', '成都', '成都市郫县某镇', '510117'],
    ['青海', '海东', '青海省海东市互助县某镇', '630223'],
    ['浙江', '杭州', '杭州市下城区某路', '330100'],
  ])('%s %s %s', (province, city, address, code) => {
    expect(of(province, city, address)).toEqual({ value: code })
  })

  it('uses the address where a name leads to no division, or stays at the level above', () => {
    expect(of('上海', '亚特兰蒂斯', '某路')).toEqual({
      value: '310000',
      warning: '上海市今无“亚特兰蒂斯”，只定位到省',
    })
    expect(of('湖北', '省直辖县', '潜江市某路')).toEqual({
      value: '429005',
      warning: '湖北省今无“省直辖县”，按地址定位到潜江市',
    })
  })

  it('stays at the level above a contradiction', () => {
    expect(of('吉林', '四平', '公主岭市某街')).toEqual({
      value: '220000',
      warning: '地址不在四平市，只定位到省',
    })
    expect(of('四川', '泸州', '西藏自治区拉萨市某路').value).toBeNull()
    expect(of('江苏', '', '鼓楼区某路')).toEqual({ value: '320000' })
  })

  it('reads traditional characters, counties of their own field, municipalities and exported names', () => {
    expect(of('廣東省', '東莞市', '廣東省東莞市虎門鎮運河北路84號')).toEqual({ value: '441900' })
    expect(of('', '', '遼寧省葫蘆島市龍港區海邊路1號')).toEqual({ value: '211403' })
    expect(of('吉林', '松原', '乾安县某路')).toEqual({ value: '220723' })
    const inCounty = (province: string, city: string, county: string, address = '') =>
      parseRegion({ province, city, county, address })
    expect(inCounty('重庆市', '重庆市', '渝北区')).toEqual({ value: '500112' })
    expect(inCounty('北京市', '市辖区', '朝阳区')).toEqual({ value: '110105' })
    expect(inCounty('江苏省', '苏州市', '昆山市')).toEqual({ value: '320583' })
    expect(inCounty('江苏省', '苏州市', '昆山市', '苏州市吴中区某路')).toEqual({
      value: '320506',
      warning: '区县是昆山市，地址却在吴中区',
    })
    expect(of('重庆 · 渝北区', '', '')).toEqual({ value: '500112' })
    expect(of('江苏 · 苏州市 · 昆山市', '', '')).toEqual({ value: '320583' })
  })

  it('is missing, or refused, without any clue', () => {
    expect(of('', 'N/A', '-')).toEqual({ value: null })
    expect(of('亚特兰蒂斯', '', '').warning).toBe('没有“亚特兰蒂斯”这个省级行政区')
    expect(of('', '某地', '某街').warning).toBe('看不出省份')
  })
})
