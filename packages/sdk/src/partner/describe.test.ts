import { expect, it } from 'vitest'
import { describeCalls, describeGroup, listGroups } from './describe'

it('the calls of partners and their schemas are plain data', () => {
  const calls = describeCalls()
  expect(JSON.parse(JSON.stringify(calls))).toEqual(calls)
  for (const group of listGroups()) {
    const schemas = describeGroup(group)
    expect(JSON.parse(JSON.stringify(schemas)), group).toEqual(schemas)
    expect(Object.keys(schemas), group).toEqual(Object.keys(calls.groups[group] ?? {}))
  }
})

it('partners have the calls for keys and for persons, and none of the portal’s own', () => {
  const groups = listGroups()
  for (const name of ['companies', 'search', 'exports', 'assistant', 'login', 'orders'])
    expect(groups).toContain(name)
  for (const name of ['bossOrder', 'bossFile', 'serviceCode', 'upload', 'seats', 'wallet'])
    expect(groups).not.toContain(name)
})
