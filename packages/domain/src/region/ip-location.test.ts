import { expect, it } from 'vitest'
import { DEFAULT_LOCATION, findCityByLocation, readIpLocation } from './index'

it('REG-03 an address is placed by the names of its table', () => {
  expect(readIpLocation('江苏省', '南京市')).toEqual({
    province: '江苏省',
    provinceCode: '320000',
    location: '江苏省南京市',
  })
  expect(readIpLocation('重庆', '重庆市')?.location).toBe('重庆市')
  expect(readIpLocation('广西', '')).toEqual({
    province: '广西壮族自治区',
    provinceCode: '450000',
    location: '广西壮族自治区',
  })
  expect(readIpLocation('', '内网IP')).toBeNull()
  expect(readIpLocation('California', 'Mountain View')).toBeNull()
})

it('REG-03 what no table places is the default city', () => {
  expect(DEFAULT_LOCATION).toEqual({ province: '重庆市', provinceCode: '500000', location: '重庆市' })
  expect(findCityByLocation(DEFAULT_LOCATION)?.areaCode).toBe('500000')
})
