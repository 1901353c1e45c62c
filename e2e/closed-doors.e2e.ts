import { expect, test } from '@playwright/test'
import { call, roleToken } from './support/session'

/** Kinds with columns that require a membership: the call, and the addresses of list and detail. */
const KINDS = [
  { api: 'company', list: '/qiye/', path: (id: string) => `/qiye/${id}/` },
  { api: 'zhaobiao', list: '/zhaobiao/', path: (id: string) => `/zhaobiao/${id}.html` },
] as const

/** Every text in a value, at any depth. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const loadDetail = (api: string, id: string, token?: string) =>
  call<object>(`/jian-butler-project-biz/${api}/detail`, { id }, token)

/** The requests that Next answers with data instead of a page: following a link, and prefetching. */
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D' },
  { rsc: '1', cookie: 'JGJLOGIN=1; JGJTK=made-up' },
]

test('ACC-02 no payload of the router holds what is closed to a visitor', async ({ request }) => {
  for (const { api, list, path } of KINDS) {
    const { records } = await call<{ records: { id: string }[] }>(
      `/jian-butler-project-biz/${api}/search`,
      { pageSize: 10 },
      roleToken('svip'),
    )
    const id = records[0]?.id ?? ''
    const open = new Set(textsIn(await loadDetail(api, id)))
    const closed = textsIn(await loadDetail(api, id, roleToken('svip'))).filter(
      (text) => text.length >= 8 && !open.has(text),
    )
    expect(closed.length, api).toBeGreaterThan(0)
    for (const page of [list, path(id)])
      for (const address of [page, `${page}?_rsc=abc12`])
        for (const headers of HEADERS) {
          const answer = await request.get(address, { headers })
          const text = await answer.text()
          const name = `${address} ${JSON.stringify(headers)}`
          expect(answer.headers()['x-content-type-options'], name).toBe('nosniff')
          expect(
            closed.filter((secret) => text.includes(secret)),
            name,
          ).toEqual([])
        }
  }
})
