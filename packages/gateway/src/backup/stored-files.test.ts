import { expect, it } from 'vitest'
import { readKey } from './stored-files'

const ID = '11111111-1111-4111-8111-111111111111'

it('a file of a backup is named by its area and id, before version 3 by its id', () => {
  for (const key of [`invoices/${ID}`, `service-parts/${ID}.524288`]) expect(readKey(key)).toBe(key)
  expect(readKey(ID)).toBe(`service-files/${ID}`)
})

it('a name that leads out of the areas is none', () => {
  for (const name of [
    '..',
    '../x',
    `pglite/${ID}`,
    `invoices/../${ID}`,
    `invoices/${ID}/..`,
    '',
    'invoices/',
  ])
    expect(readKey(name)).toBeNull()
})
