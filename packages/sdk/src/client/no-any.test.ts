import { describe, expectTypeOf, it } from 'vitest'
import type { KindName, PortalClient, RecordOf, RecordResource } from '../api'
import type { contract } from '../contract'
import type { RequestOf, ResultOf } from '../contract/shape/endpoint'
import type { FetchPost } from '../fetch'
import type { PaymentMethod, PaymentOptions, PurchaseState } from '../payment'
import type { FullClient } from '../portal'
import type { CallOptions, CallReport, Chat, ClientOptions, Page, PortalResponse } from './index'

/** The type that must not occur. */
type Hidden = ReturnType<typeof JSON.parse>
/** Types of the runtime whose own declarations have it. */
type Leaf = ReadableStream<Uint8Array> | Blob
type IsAny<T> = 0 extends 1 & T ? true : false
type Depth = readonly unknown[]
type Deeper<D extends Depth> = D extends readonly [unknown, ...infer Rest] ? Rest : readonly []
type Deep = [1, 1, 1, 1, 1, 1, 1, 1]

type InList<L extends readonly unknown[], D extends Depth> = { [I in keyof L]: AnyIn<L[I], D> }[number]
type InFields<T, D extends Depth> = { [K in keyof T & string]: Under<K, AnyIn<T[K], D>> }[keyof T & string]
type Under<K extends string, P> = P extends string ? `${K}.${P}` : never

/** The paths at which a type is `any`, through fields, parameters, results and awaited values; never if none. */
type AnyIn<T, D extends Depth = Deep> =
  IsAny<T> extends true
    ? 'any'
    : D extends readonly []
      ? never
      : T extends
            | string
            | number
            | boolean
            | symbol
            | null
            | undefined
            | Uint8Array
            | AbortSignal
            | Error
            | Leaf
        ? never
        : T extends (...args: infer Args) => infer Result
          ? Under<'parameters', InList<Required<Args>, Deeper<D>>> | Under<'result', AnyIn<Result, Deeper<D>>>
          : T extends PromiseLike<infer Data>
            ? Under<'awaited', AnyIn<Data, D>>
            : T extends readonly unknown[]
              ? Under<'items', AnyIn<T[number], Deeper<D>>>
              : T extends object
                ? InFields<T, Deeper<D>>
                : never

type Groups = typeof contract
type Requests = { readonly [G in keyof Groups]: { readonly [N in keyof Groups[G]]: RequestOf<Groups[G][N]> } }
type Results = { readonly [G in keyof Groups]: { readonly [N in keyof Groups[G]]: ResultOf<Groups[G][N]> } }
type PlainGroups = Pick<FullClient, Exclude<keyof Groups, 'assistant'>>

describe('no type of the package is any', () => {
  it('the check finds an any at every position', () => {
    expectTypeOf<AnyIn<{ a: { b: Hidden } }>>().toEqualTypeOf<'a.b.any'>()
    expectTypeOf<AnyIn<(a: string, b?: { c: Hidden }) => void>>().toEqualTypeOf<'parameters.c.any'>()
    expectTypeOf<
      AnyIn<() => Promise<readonly { a: Hidden }[]>>
    >().toEqualTypeOf<'result.awaited.items.a.any'>()
    expectTypeOf<AnyIn<{ a?: Hidden; b: unknown; c: string | null }>>().toEqualTypeOf<'a.any'>()
    expectTypeOf<AnyIn<Hidden>>().toEqualTypeOf<'any'>()
  })

  it('neither parameters nor results of any call of the contract', () => {
    expectTypeOf<AnyIn<Requests>>().toBeNever()
    expectTypeOf<AnyIn<Results>>().toBeNever()
  })

  it('neither the methods of the groups nor those of the assistant', () => {
    expectTypeOf<AnyIn<PlainGroups>>().toBeNever()
    expectTypeOf<AnyIn<PortalClient['assistant']>>().toBeNever()
    expectTypeOf<AnyIn<Chat>>().toBeNever()
  })

  it('neither the methods nor the records of any kind', () => {
    expectTypeOf<{ [N in KindName]: AnyIn<RecordResource<N>> }[KindName]>().toBeNever()
    expectTypeOf<{ [N in KindName]: AnyIn<RecordOf<N>> }[KindName]>().toBeNever()
    expectTypeOf<
      AnyIn<Page<{ records: readonly RecordOf<'company'>[]; pages: number; pageNum: number }>>
    >().toBeNever()
  })

  it('neither options, reports and responses nor what the other entries export', () => {
    expectTypeOf<AnyIn<Omit<ClientOptions, 'fetch'>>>().toBeNever()
    expectTypeOf<AnyIn<CallOptions>>().toBeNever()
    expectTypeOf<AnyIn<CallReport>>().toBeNever()
    expectTypeOf<AnyIn<PortalResponse<string>>>().toBeNever()
    expectTypeOf<AnyIn<PaymentOptions | PaymentMethod | PurchaseState>>().toBeNever()
    expectTypeOf<AnyIn<Parameters<FetchPost>[2]>>().toBeNever()
  })
})
