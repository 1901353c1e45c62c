import { expect, it } from 'vitest'
import { divideQualifications } from './qualification-mix'

const all = [
  { name: '建筑工程施工总承包', grade: '二级' },
  { name: '市政公用工程施工总承包', grade: '特级' },
  { name: '公路工程施工总承包', grade: '二级' },
  { name: '预拌混凝土专业承包', grade: '' },
  { name: '工程监理房屋建筑工程专业', grade: '甲级' },
  { name: '某地资信', grade: '' },
  { name: '某地信用', grade: '一级' },
]

it('FIG-08 the series with most comes first, what belongs to none last; grades stand from the highest', () => {
  expect(divideQualifications(all)).toEqual([
    {
      series: '施工总承包',
      count: 3,
      grades: [
        { grade: '特级', rank: 0, count: 1 },
        { grade: '二级', rank: 2, count: 2 },
      ],
    },
    { series: '专业承包', count: 1, grades: [{ grade: '不分等级', rank: 4, count: 1 }] },
    { series: '监理', count: 1, grades: [{ grade: '甲级', rank: 1, count: 1 }] },
    {
      series: '其他资质',
      count: 2,
      grades: [
        { grade: '一级', rank: 1, count: 1 },
        { grade: '不分等级', rank: 4, count: 1 },
      ],
    },
  ])
})

it('FIG-08 the parts add up to all qualifications; of none there is nothing', () => {
  const parts = divideQualifications(all)
  expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
  for (const { count, grades } of parts)
    expect(grades.reduce((sum, grade) => sum + grade.count, 0)).toBe(count)
  expect(divideQualifications([])).toEqual([])
})
