/** The first program of a newcomer, from the README alone. Returns what it saw, to be equal on every runtime. */
export async function runNewcomer({ createPortalClient, isPortalError }, options) {
  const client = createPortalClient(options)

  // A list, one of its records, and its next page.
  const page = await client.companies.search({ filters: { region: ['500000'] }, pageSize: 2 })
  const [first] = page.records
  const company = await client.companies.detail({ id: first.id })
  const next = await client.companies.search({
    filters: { region: ['500000'] },
    pageSize: 2,
    cursor: page.nextCursor,
  })

  // All records of a list, one after the other.
  const ids = new Set()
  for await (const { id } of client.tenders.search({ pageSize: 20 })) ids.add(id)

  // Kinds that are known at run time only.
  const counts = {}
  for (const { kind } of (await client.site.dataVersions()).records)
    counts[kind] = (await client.records(kind)?.search({ pageSize: 1 }))?.total

  // A question, its answer piece by piece, and a follow-up.
  const chat = client.assistant.chat({ query: '重庆近一年500万以上的市政招标' })
  let pieces = ''
  for await (const { answer } of chat) pieces += answer
  const followUp = client.assistant.chat({ query: '那四川呢', conversationId: chat.conversationId })

  // A file.
  const download = await client.exports.download(client.tenders.export({ format: 'csv' }))
  const lines = (await (await download.blob()).text()).split('\n')

  // Failures.
  const missing = await client.tenders.detail({ id: 'no-such-tender' }).catch((error) => error)
  const wrong = await client.tenders.search({ pageSize: 1000 }).catch((error) => error)
  const strange = await client
    .withOptions({ token: 'expired' })
    .tenders.search()
    .catch((error) => error)
  const late = await client.tenders
    .search({}, { signal: AbortSignal.abort(new Error('too late')) })
    .catch((error) => error)
  const { requestId } = await client.companies.search({ pageSize: 1 }).withResponse()

  return {
    name: company.name === first.name,
    turned: next.records.length === 2 && next.records[0].id !== first.id,
    tenders: ids.size,
    exported: lines.length > ids.size,
    counts,
    answered: pieces.includes('招标') && pieces === (await chat.text()),
    followed: (await followUp.text()).includes('四川'),
    missing: isPortalError(missing, 'notFound') && missing.requestId !== null,
    wrong: isPortalError(wrong, 'validation') && wrong.fields[0].field,
    strange: isPortalError(strange, 'unauthorized'),
    late: late.message,
    hasRequestId: requestId !== '',
  }
}
