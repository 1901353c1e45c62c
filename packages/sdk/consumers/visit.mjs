// Makes the typical first calls of a partner's program; returns the results. Runs in every runtime of the SDK.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('')

const failure = async (isPortalError, call) => {
  try {
    await call
  } catch (error) {
    if (isPortalError(error)) return { kind: error.kind, fields: error.fields?.map(({ field }) => field) }
    return { kind: String(error?.name) }
  }
  return { kind: 'none' }
}

export async function visit({ createPortalClient, isPortalError }, { baseUrl, token }) {
  const client = createPortalClient({ baseUrl, token, timeout: 20_000 })
  const visitor = createPortalClient({ baseUrl, timeout: 20_000 })

  const page = await client.companies.search({ pageSize: 10 })
  const second = await page.next()
  let iterated = 0
  for await (const tender of client.tenders.search({ pageSize: 10 }, { limit: 25 }))
    iterated += tender.id ? 1 : 0

  const leaving = new AbortController()
  const cancelled = failure(isPortalError, client.companies.search({}, { signal: leaving.signal }))
  leaving.abort()

  const { agreementVersion } = await client.purchase.payTypes()
  const order = { productId: 'svip-month', orderType: 'VIP', agreementVersion }
  const keyed = { idempotencyKey: newKey() }
  const first = await client.orders.create(order, keyed)
  const again = await client.orders.create(order, keyed)

  let answer = ''
  for await (const piece of client.assistant.chat({ query: '重庆的招标' }))
    answer = piece.replaces ? piece.answer : answer + piece.answer

  return {
    total: page.total,
    records: page.records.length,
    next: second?.records.length,
    iterated,
    orderedOnce: typeof first === 'string' && first === again,
    answered: answer.length > 0,
    withoutToken: await failure(isPortalError, visitor.companies.search({ keyword: '建筑' })),
    wrongField: await failure(isPortalError, client.companies.search({ pageSize: 1000 })),
    unknownField: await failure(isPortalError, client.companies.search({ pageSzie: 10 })),
    cancelled: await cancelled,
  }
}
