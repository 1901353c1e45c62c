import type { KindName, KindOf } from '@zhushutong/domain/records'
import { KINDS } from '@zhushutong/domain/records'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { PortalClient, RecordItemOf, RecordOf, RecordResource } from '../api'
import type { contract, ResultOf } from '../contract'
import { type FieldProblem, isPortalError, type PortalError } from '../errors'
import type {
  Call,
  CallOptions,
  ClientOptions,
  GetToken,
  Page,
  PagedCall,
  PageOptions,
  PortalResponse,
} from './index'

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
      expectTypeOf(client.login.logout().withResponse).returns.resolves.toEqualTypeOf<PortalResponse<true>>()
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
      // @ts-expect-error what came is not to be written on
      company.name = '重庆'
    })
    // @ts-expect-error no such filter
    typed(() => client.companies.search({ filters: { colour: ['red'] } }))
    // @ts-expect-error no such sort
    typed(() => client.companies.search({ sort: 'beauty' }))
    // @ts-expect-error no such kind
    typed(() => client.bridges.search())
    // @ts-expect-error no such parameter of an export
    typed(() => client.companies.export({ pageSize: 10 }))
    // @ts-expect-error a record has an id
    typed(() => client.companies.detail())
  })

  it('every kind has its resource under its own name, and by its kind', () => {
    expectTypeOf<KindOf<KindName>['resource']>().toExtend<keyof PortalClient>()
    expectTypeOf<PortalClient['tenders']>().toEqualTypeOf<RecordResource<'tender'>>()
    typed(() => expectTypeOf(client.records('tender')).toEqualTypeOf<PortalClient['tenders']>())
    // @ts-expect-error no such kind
    typed(() => client.records('bridge'))
    const name = 'tender' as KindName | (string & {})
    typed(() => expectTypeOf(client.records(name)).toEqualTypeOf<RecordResource<KindName> | undefined>())
    const names = KINDS.map(({ resource }) => resource)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('types of lists', () => {
  it('a search is awaited as a page and iterated as records', () => {
    typed(async () => {
      const pagedCall = client.companies.search({ filters: { region: ['500000'] }, sort: 'wins' })
      expectTypeOf(pagedCall).toExtend<PromiseLike<unknown> & AsyncIterable<RecordItemOf<'company'>>>()
      const page = await pagedCall
      expectTypeOf(page.records).items.toEqualTypeOf<RecordItemOf<'company'>>()
      expectTypeOf(page.total).toEqualTypeOf<number>()
      expectTypeOf(page.totalIsCapped).toEqualTypeOf<boolean>()
      expectTypeOf(page.next).toEqualTypeOf<() => Promise<typeof page | null>>()
      for await (const recordOf of client.companies.search())
        expectTypeOf(recordOf).toEqualTypeOf<RecordItemOf<'company'>>()
      for await (const recordOf of page) expectTypeOf(recordOf).toEqualTypeOf<RecordItemOf<'company'>>()
      const { data } = await client.tenders.search().withResponse()
      expectTypeOf(data.next).returns.resolves.toEqualTypeOf<typeof data | null>()
    })
  })

  it('a record of a list has no large and no inner values', () => {
    type Item = RecordItemOf<'tender'>
    type Whole = RecordOf<'tender'>
    expectTypeOf<Item>().not.toHaveProperty('candidates')
    expectTypeOf<Item>().not.toHaveProperty('bidderIds')
    expectTypeOf<Whole>().toHaveProperty('candidates')
    expectTypeOf<Whole>().not.toHaveProperty('bidderIds')
  })

  it('so is a list of a group, and only lists take a limit', () => {
    typed(async () => {
      const orders = await client.orders.list({ status: 'paid' }, { limit: 5 })
      type Orders = ResultOf<typeof contract.orders.list>
      expectTypeOf(orders).toEqualTypeOf<Page<Orders>>()
      expectTypeOf(client.orders.list).returns.toEqualTypeOf<PagedCall<Orders>>()
      for await (const order of client.orders.list())
        expectTypeOf(order.businessPrice).toEqualTypeOf<number>()
      expectTypeOf(client.orders.page).toEqualTypeOf(client.orders.list)
      // @ts-expect-error this call had no other name
      client.apiKeys.page
    })
    expectTypeOf<PageOptions>().toExtend<CallOptions>()
    // @ts-expect-error one order is no list
    typed(() => client.orders.get({ orderId: 'o' }, { limit: 1 }))
    // @ts-expect-error a call that is no list is not iterated
    typed(() => client.content.areas()[Symbol.asyncIterator])
  })
})

describe('types of options', () => {
  it('a client needs an address alone', () => {
    expectTypeOf<Pick<ClientOptions, 'baseUrl'>>().toExtend<ClientOptions>()
    // @ts-expect-error no address
    expectTypeOf<Record<never, never>>().toExtend<ClientOptions>()
    expectTypeOf<ClientOptions['getToken']>().toEqualTypeOf<GetToken | undefined>()
    expectTypeOf<() => Promise<string | undefined>>().toExtend<GetToken>()
    expectTypeOf<Parameters<GetToken>[0]['refused']>().toEqualTypeOf<string | undefined>()
  })

  it('a call accepts a signal, limits and a key', () => {
    typed(() =>
      client.orders.create(
        { productId: 'p', orderType: 'VIP' },
        { idempotencyKey: 'k', signal: new AbortController().signal, timeout: 1, tryTimeout: 1 },
      ),
    )
    // @ts-expect-error a key is text
    typed(() => client.orders.create({ productId: 'p', orderType: 'VIP' }, { idempotencyKey: 7 }))
    // @ts-expect-error no such option
    typed(() => client.content.areas({}, { retry: 3 }))
  })
})

describe('types of errors', () => {
  const error: unknown = null

  it('are narrowed by kind: the fields are known only of a validation', () => {
    typed(() => {
      if (!isPortalError(error)) return
      expectTypeOf(error).toExtend<PortalError>()
      expectTypeOf(error.retryAfter).toEqualTypeOf<number | null>()
      // @ts-expect-error only a validation has fields
      error.fields
      if (error.kind === 'validation') expectTypeOf(error.fields).toEqualTypeOf<readonly FieldProblem[]>()
      if (error.kind === 'rateLimited') expectTypeOf(error.kind).toEqualTypeOf<'rateLimited'>()
      // @ts-expect-error no such kind
      if (error.kind === 'tired') return
    })
    typed(
      () =>
        isPortalError(error, 'validation') && expectTypeOf(error.fields).items.toEqualTypeOf<FieldProblem>(),
    )
    // @ts-expect-error no such kind
    typed(() => isPortalError(error, 'tired'))
  })

  it('all kinds can be distinguished exhaustively', () => {
    typed((): string => {
      const { kind } = error as PortalError
      switch (kind) {
        case 'unauthorized':
        case 'membershipExpired':
        case 'forbidden':
        case 'riskCheck':
        case 'validation':
        case 'rateLimited':
        case 'notFound':
        case 'timeout':
        case 'network':
        case 'decode':
        case 'server':
        case 'business':
          return kind
        default:
          expectTypeOf(kind).toBeNever()
          return kind
      }
    })
  })
})
