import { describe, expect, it } from 'vitest'
import { ROUTES } from '../../addresses'
import { findLayout, scrollTopOf } from './'

const namesWhere = (is: (route: (typeof ROUTES)[number]) => unknown) =>
  ROUTES.filter(is)
    .map((r) => r.name)
    .sort()

describe('route flags', () => {
  it('NAV-10 promotions, campaigns and the institute have no layout', () => {
    expect(namesWhere((r) => findLayout(r.name) === 'no-layout')).toEqual(
      [
        ...['authLogin', 'sem', 'registrationBenefits', 'activityAgreement', 'dataPreview'],
        ...['yjyhome', 'yjyteam', 'yjyresearch', 'yjyredetail', 'yjycontact', 'yjyabout', 'yjydata'],
      ].sort(),
    )
    for (const name of ['semv2', 'xianActive', 'yjy', 'newyjypage'])
      expect(findLayout(name)).toBe('no-layout')
    for (const name of ['semv', 'semv3', 'xianactive', 'yj', 'YJYhome', 'reportyj'])
      expect(findLayout(name)).toBe('default')
  })

  it('NAV-10 agreements, errors and unnamed routes have neither header nor footer', () => {
    expect(namesWhere((r) => findLayout(r.name) === 'no-chrome')).toEqual(
      [
        ['bossLogin', 'disclaimer', 'notFound', 'privacy', 'quickRegiste'],
        ['reporthome', 'userAgreement'],
      ]
        .flat()
        .sort(),
    )
    for (const name of [null, '']) expect(findLayout(name)).toBe('no-chrome')
    for (const name of ['qiye', 'home', 'svip404', 'privacy2', 'nowhere', '__proto__'])
      expect(findLayout(name)).toBe('default')
  })

  it('NAV-11 scrolls company detail to 463 px, all else to the top', () => {
    expect(namesWhere((r) => scrollTopOf(r.name) !== 0)).toEqual(['qiyedetails'])
    expect(scrollTopOf('qiyedetails')).toBe(463)
    for (const name of [null, '', 'qiye', 'Qiyedetails']) expect(scrollTopOf(name)).toBe(0)
  })
})
