import { createPortalClient, isPortalError, type PortalError, type RecordOf } from '@zhushutong/sdk'
import { createFetchClient } from '@zhushutong/sdk/fetch'
import { createNodeClient } from '@zhushutong/sdk/node'

const client = createPortalClient({
  baseUrl: 'https://gateway.example.com',
  getToken: async () => 'token',
  timeout: 10_000,
  tryTimeout: 3_000,
  retries: 1,
  onResponse: ({ path, duration, error }) => console.log(path, duration.toFixed(), error?.kind),
})

export async function tendersOf(province: string, since: string): Promise<readonly string[]> {
  const page = await client.tenders.search({ filters: { region: [province] }, pageSize: 20 })
  const total: number = page.total
  const capped: boolean = page.totalIsCapped
  const names: string[] = []
  for await (const tender of client.tenders.search({ keyword: since }, { limit: 500 })) names.push(tender.id)
  const next = await page.next()
  return [...names, `${total} ${capped} ${next?.records.length ?? 0}`]
}

export const capitalOf = (company: RecordOf<'company'>): number | null | undefined => company.capital

export function explain(error: unknown): string {
  if (!isPortalError(error)) throw error
  const known: PortalError = error
  switch (known.kind) {
    case 'validation':
      return known.fields.map(({ field, message }) => `${field}: ${message}`).join()
    case 'rateLimited':
      return `${known.retryAfter ?? 0} ms`
    default:
      return `${known.code} ${known.requestId} ${known.status} ${known.retryable}`
  }
}

export async function order(signal: AbortSignal): Promise<string> {
  const { agreementVersion } = await client.purchase.payTypes()
  const orderId = await client.orders.create(
    { productId: 'svip-month', orderType: 'VIP', agreementVersion },
    { signal, idempotencyKey: 'order-of-today' },
  )
  return orderId
}

export async function ask(query: string, write: (text: string) => void): Promise<void> {
  const chat = client.assistant.chat({ query })
  for await (const { answer } of chat) write(answer)
  await chat.stop()
}

export async function refused(): Promise<void> {
  // @ts-expect-error There is no parameter of this name.
  await client.companies.search({ pageSzie: 10 })
  // @ts-expect-error There is no filter of this name.
  await client.companies.search({ filters: { colour: ['red'] } })
  // @ts-expect-error An order names its type.
  await client.orders.create({ productId: 'svip-month' })
}

export const small = createFetchClient({ baseUrl: '' })
export const pooled = createNodeClient({ baseUrl: 'http://localhost:4000', maxSockets: 10 })
