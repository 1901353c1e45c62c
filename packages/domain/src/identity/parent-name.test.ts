import { expect, it } from 'vitest'
import { normaliseForSearch } from '../records'
import { DEPENDANT_PATTERN, parentName } from '.'

const isDependant = (name: string) => new RegExp(DEPENDANT_PATTERN, 'u').test(normaliseForSearch(name))

it.each([
  ['重庆岫砚建设有限公司成都分公司', '重庆岫砚建设有限公司'],
  ['岫砚集团第六工程有限公司中心集贸市场', '岫砚集团第六工程有限公司'],
  ['岫砚第一工程有限公司木材加工厂', '岫砚第一工程有限公司'],
  ['岫砚股份有限公司第六工程公司第二项目部', '岫砚股份有限公司'],
  ['岫砚建筑（集团）有限责任公司（成都分公司）', '岫砚建筑（集团）有限责任公司'],
  ['岫砚建筑总公司直属二公司', '岫砚建筑总公司'],
  ['岫砚建筑总公司装饰装潢有限公司', '岫砚建筑总公司'],
  ['岫砚电子公司经营部', '岫砚电子公司'],
  ['岫砚工程检测站(有限公司)二分站', '岫砚工程检测站(有限公司)'],
  ['岫砚会计师事务所（特殊普通合伙）上海分所', '岫砚会计师事务所（特殊普通合伙）'],
])('DAT-20 %s belongs to %s', (name, parent) => {
  expect(parentName(name)).toBe(parent)
  expect(isDependant(name)).toBe(true)
})

it.each([
  '重庆岫砚建设有限公司',
  '岫砚（北京）有限公司',
  '岫砚建设有限公司（筹）',
  '岫砚劳动服务公司.',
  '岫砚集团第一分公司',
  '岫砚保险台州中心支公司',
  '岫砚工程事务所（有限公司）',
  '岫砚机械厂（普通合伙）',
  '岫砚公司治理研究院',
  '公司',
  '',
])('DAT-20 %j depends on no company of its name', (name) => {
  expect(parentName(name)).toBeNull()
  expect(isDependant(name)).toBe(false)
})

it('DAT-20 a remark in brackets is no dependant', () => {
  expect(parentName('岫砚建设有限公司（自然人独资）')).toBeNull()
})
