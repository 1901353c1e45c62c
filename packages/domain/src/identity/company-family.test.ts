import { expect, it } from 'vitest'
import { findFamily } from '.'

it('DAT-34 a dependant has its parent, and the parent its dependants, by the whole name', () => {
  const parent = { id: 'p', name: '岫砚建筑（集团）有限公司' }
  const branch = { id: 'b', name: '岫砚建筑(集团)有限公司成都分公司' }
  const other = { id: 'o', name: '岫砚建筑（集团）有限公司成都分公司第二项目部' }
  const stranger = { id: 's', name: '岫砚建筑有限公司成都分公司' }
  const all = [parent, branch, other, stranger]
  expect(findFamily(branch, all)).toEqual({ parent, dependants: [] })
  expect(findFamily(parent, all)).toEqual({ parent: null, dependants: [branch, other] })
  expect(findFamily(stranger, all).parent).toBeNull()
  expect(findFamily(branch, [parent, { ...parent, id: 'double' }]).parent).toBeNull()
})
