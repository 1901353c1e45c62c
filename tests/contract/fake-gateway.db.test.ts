import { expect, it } from 'vitest'
import { createFakeGateway } from '../../packages/sdk/src/fake-gateway'
import { createPortalClient, isPortalError, type PortalClient } from '../../packages/sdk/src/index-node'
import { describePortal } from '../support/portal'

/** The shape of a value: types by field. A field that is null in one of two answers may be anything in the other. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 0 ? ['any'] : [merge(value.map(shapeOf))]
  if (value === null) return 'any'
  if (typeof value !== 'object') return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, shapeOf(field)]))
}
const isFields = (shape: unknown): shape is Record<string, unknown> =>
  typeof shape === 'object' && shape !== null && !Array.isArray(shape)
const mergeTwo = (a: unknown, b: unknown): unknown => {
  if (a === 'any') return b
  if (Array.isArray(a) && Array.isArray(b)) return [mergeTwo(a[0], b[0])]
  if (!isFields(a) || !isFields(b)) return a
  return {
    ...a,
    ...b,
    ...Object.fromEntries(
      Object.keys(a)
        .filter((k) => k in b)
        .map((k) => [k, mergeTwo(a[k], b[k])]),
    ),
  }
}
const merge = (shapes: readonly unknown[]) => shapes.reduce(mergeTwo)

/** Both shapes with 'any' where one of them has it, and without the locks, which depend on the viewer. */
const comparable = (one: unknown, other: unknown): unknown => {
  if (one === 'any' || other === 'any') return 'any'
  if (Array.isArray(one)) return [comparable(one[0], Array.isArray(other) ? other[0] : 'any')]
  if (!isFields(one)) return one
  const fields = isFields(other) ? other : {}
  return Object.fromEntries(
    Object.entries(one)
      .filter(([key]) => key !== 'locks')
      .map(([key, shape]) => [key, comparable(shape, fields[key])]),
  )
}

const failureOf = (call: PromiseLike<unknown>) =>
  Promise.resolve(call).then(
    () => 'no failure',
    (error: unknown) => {
      if (!isPortalError(error)) throw error
      const { kind, code, status, retryable } = error
      return { kind, code, status, retryable, fields: kind === 'validation' ? error.fields : undefined }
    },
  )

type Ask = (client: PortalClient, id: string) => PromiseLike<unknown>

/** Calls of a member, to a fake without a script and to the real gateway. */
const ANSWERED: Readonly<Record<string, Ask>> = {
  'a list': ({ companies }) => companies.search({ pageSize: 10 }),
  'a list of another kind': ({ tenders }) => tenders.search({ pageSize: 10 }),
  'a detail': ({ companies }, id) => companies.detail({ id }),
  'a preview of an export': ({ companies }) => companies.export({ preview: true }),
  'an export': async ({ companies }) => (await companies.export({ format: 'csv' })).job,
  'an answer of the assistant': async ({ assistant }) => {
    const chat = assistant.chat({ query: '重庆有哪些企业' })
    const pieces = []
    for await (const piece of chat) pieces.push(piece)
    const { conversationId, stopped } = chat
    return { first: pieces[0], piece: pieces[1], chat: { conversationId, stopped } }
  },
}

/** Calls of a visitor that both refuse. */
const REFUSED: Readonly<Record<string, Ask>> = {
  'a keyword': ({ companies }) => companies.search({ keyword: '建工' }),
  'an order': ({ orders }) => orders.get({ orderId: 'o1' }),
  'a wrong input': ({ companies }) => companies.search({ pageSize: 7777 }),
}

describePortal('the fake gateway of /testing and the real one', (portal) => {
  it.each(Object.entries(ANSWERED))('answer in the same shape: %s', async (_, ask) => {
    const { client, tokenOf } = portal()
    const real = client(await tokenOf('svip'))
    const id = (await real.companies.search()).records[0]?.id ?? ''
    const fake = createPortalClient(createFakeGateway().options)
    const [answered, faked] = [shapeOf(await ask(real, id)), shapeOf(await ask(fake, id))]
    expect(comparable(faked, answered)).toEqual(comparable(answered, faked))
  })

  it.each(Object.entries(REFUSED))('refuse by the same error: %s', async (_, ask) => {
    const fake = createPortalClient(createFakeGateway({ token: null }).options)
    const [answered, faked] = [await failureOf(ask(portal().client(), '')), await failureOf(ask(fake, ''))]
    expect(faked).toEqual(answered)
  })
})
