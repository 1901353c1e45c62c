import { describe, expectTypeOf, it } from 'vitest'
import type { Call, PortalClient } from './index'

declare const client: PortalClient
// Type tests: the functions are checked by the compiler and never called.
const typed = (check: () => unknown) => void check

describe('types', () => {
  it('results are typed by the contract', () => {
    typed(() => {
      expectTypeOf(client.login.logout()).toEqualTypeOf<Call<true>>()
      expectTypeOf(client.orders.create({ productId: 'p', orderType: 'VIP' })).toEqualTypeOf<Call<string>>()
      expectTypeOf(client.profile.vipInfo)
        .returns.resolves.toHaveProperty('meberInfo')
        .toEqualTypeOf<boolean>()
    })
  })

  it('parameters are typed by the contract, and only required ones are required', () => {
    typed(() => client.content.areas())
    typed(() => client.content.areas({ addressType: 2 }, { timeout: 1 }))
    // @ts-expect-error mobile and the rest are required
    typed(() => client.login.bySms())
    // @ts-expect-error no such parameter
    typed(() => client.content.areas({ level: 2 }))
    // @ts-expect-error no such order type
    typed(() => client.orders.create({ productId: 'p', orderType: 'GOLD' }))
  })

  it('records are typed by their kind', () => {
    typed(async () => {
      const company = await client.companies.detail({ id: 'c' })
      expectTypeOf(company.name).toEqualTypeOf<string | null>()
      expectTypeOf(company.capital).toEqualTypeOf<number | null>()
      expectTypeOf(company.qualificationCodes).toEqualTypeOf<readonly string[] | null>()
      expectTypeOf(company.qualifications!).items.toHaveProperty('grade').toEqualTypeOf<string | null>()
      expectTypeOf(company.sourceUrl).toEqualTypeOf<string | null>()
      // @ts-expect-error a column of another kind
      company.tenderee
      for await (const one of client.companies.search()) expectTypeOf(one).toEqualTypeOf(company)
      const page = await client.companies.search({ filters: { region: ['500000'] }, sort: 'wins' })
      expectTypeOf(page.records).items.toEqualTypeOf(company)
      expectTypeOf(page.totalIsCapped).toEqualTypeOf<boolean>()
    })
    // @ts-expect-error no such filter
    typed(() => client.companies.search({ filters: { colour: ['red'] } }))
    // @ts-expect-error no such sort
    typed(() => client.companies.search({ sort: 'beauty' }))
    // @ts-expect-error no such kind
    typed(() => client.bridges.search())
  })
})
