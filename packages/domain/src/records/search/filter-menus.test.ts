import { expect, it } from 'vitest'
import { company, credit, isValidValue, KINDS, tender } from '../index'
import { buildChoiceCounts, findMenu, groupMenus, leaveOutMenu, listChoices } from './filter-menus'

const keysOf = (menu: ReadonlyArray<{ readonly key: string }>) => menu.map(({ key }) => key)

it('LST-04 a qualification, its grade and how several combine are one menu, in the order of the filters', () => {
  const menus = groupMenus(company.filters).map(keysOf)
  expect(menus.find((keys) => keys.includes('grade'))).toEqual(keysOf(findMenu(company, 'qualification')))
  expect(keysOf(findMenu(company, 'grade'))).toContain('qualification')
  expect(menus.flat().sort()).toEqual(keysOf(company.filters).sort())
  expect(keysOf(findMenu(tender, 'region'))).toEqual(['region'])
  expect(keysOf(findMenu(credit, 'sanctionOn'))).toEqual(['sanction', 'sanctionOn'])
  expect([findMenu(tender, 'owner'), findMenu(tender, 'no-such')]).toEqual([[], []])
})

it('LST-04 what is chosen in a menu is left out, all else stays', () => {
  const filters = { qualification: ['D110'], grade: ['A'], region: ['500000'] }
  expect(leaveOutMenu(filters, findMenu(company, 'grade'))).toEqual({ region: ['500000'] })
})

it('LST-04 regions are offered beside and below the chosen one, three levels deep', () => {
  const [region] = findMenu(tender, 'region')
  if (!region) throw new Error('no region')
  expect(listChoices(region, [])).toHaveLength(34)
  const below = listChoices(region, ['320100'])
  expect(below).toEqual(expect.arrayContaining(['320000', '320500', '320102']))
  expect(below).not.toContain('330100')
  expect(listChoices(region, ['320102'])).toEqual(below)
})

it('LST-04 every choice has a count, 0 where nothing has it, and 不限 that of all', () => {
  const menu = findMenu(tender, 'notice')
  const [notice] = buildChoiceCounts(
    menu,
    {},
    {
      notice: {
        byValue: new Map([
          ['', 7],
          ['tender', 5],
        ]),
        other: 2,
      },
    },
  )
  expect(notice?.parts.slice(0, 3)).toEqual([
    { value: '', count: 7 },
    { value: 'plan', count: 0 },
    { value: 'tender', count: 5 },
  ])
  expect(notice?.other).toBe(2)
})

for (const kind of KINDS)
  it(`LST-04 ${kind.kind}: every choice of every menu is a value of its filter`, () => {
    for (const filter of groupMenus(kind.filters).flat())
      for (const value of listChoices(filter, [])) expect(isValidValue(filter, value), value).toBe(true)
  })
