import { findRoute } from '@zhushutong/domain/addresses'
import { expect, it } from 'vitest'
import { center } from './center.address'
import { SECTION_PARAMETERS } from './section-address'

const addressOf = (query: Readonly<Record<string, string>>) =>
  center.address({ shown: { route: findRoute('center'), params: {}, query }, search: '', hasLogin: true })

it('WAL-02 a page of the centre is given each filter of its address', () => {
  for (const name of SECTION_PARAMETERS) {
    const search = expect.stringContaining(`${name}=2`)
    expect(addressOf({ index: '21', [name]: '2' })).toMatchObject({ search })
  }
})

it('a page of the centre is given no other parameter', () => {
  expect(addressOf({ index: '21', utm_source: 'x' })).toEqual(addressOf({ index: '21' }))
})
