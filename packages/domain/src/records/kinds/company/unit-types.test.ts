import { expect, it } from 'vitest'
import { completeRecord } from '../../catalogue/record'
import { company } from './company.kind'
import { findUnitTypes } from './unit-types'

const typesOf = (names: readonly string[], businessScope = '') =>
  findUnitTypes({ id: 'c1', qualifications: names.map((name) => ({ name, grade: '甲级' })), businessScope })

it('SHL-16 a unit is what it holds: design, survey, supervision', () => {
  expect(typesOf(['工程设计建筑行业（建筑工程）'])).toEqual(['design'])
  expect(typesOf(['工程勘察岩土工程专业'])).toEqual(['survey'])
  expect(typesOf(['工程监理房屋建筑工程专业', '工程勘察综合资质'])).toEqual(['survey', 'supervision'])
  expect(typesOf(['建筑工程施工总承包'])).toEqual([])
})

it('SHL-16 a general contractor holds a design and a contracting qualification', () => {
  expect(typesOf(['工程设计市政行业', '市政公用工程施工总承包'])).toEqual(['design', 'general'])
  expect(typesOf(['工程设计市政行业', '桥梁工程专业承包'])).toEqual(['design'])
})

it('SHL-16 cost consultants go by their scope; suppliers sell and hold no other qualification than concrete', () => {
  expect(typesOf([], '一般项目：工程造价咨询业务')).toEqual(['cost'])
  expect(typesOf([], '一般项目：建筑材料销售；仓储服务')).toEqual(['supplier'])
  expect(typesOf(['预拌混凝土专业承包'], '')).toEqual(['supplier'])
  expect(typesOf(['建筑工程施工总承包'], '一般项目：建筑材料销售')).toEqual([])
  expect(typesOf([], '一般项目：软件开发；机械设备租赁')).toEqual([])
})

it('SHL-16 a record of a company bears its types when it is written, whatever its source said of them', () => {
  const record = {
    id: 'c1',
    qualifications: [{ name: '工程监理房屋建筑工程专业', grade: '甲级' }],
    unitTypes: ['cost'],
  }
  expect(completeRecord(company, record).unitTypes).toEqual(['supervision'])
})
