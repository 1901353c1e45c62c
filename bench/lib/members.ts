import { createNodeClient } from '../../packages/sdk/src/node'
import type { Server } from './servers'

export type Client = ReturnType<typeof createNodeClient>

export const tokenOf = async ({ url }: Server, account: string): Promise<string> => {
  const answer = await fetch(`${url}/sandbox/accounts/${account}/token`, { method: 'POST' })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return token
}

export const clientOf = async (server: Server, account: string): Promise<Client> =>
  createNodeClient({
    baseUrl: server.url,
    token: await tokenOf(server, account),
    timeout: 60_000,
    retries: 0,
  })

/** @returns duration of the call in ms */
export const timed = async (call: () => Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await call()
  return performance.now() - from
}

/** A call of another member, in ms: alternately a page of companies and the counts of their orders. */
export const callOnce = ({ companies, orders }: Client, n: number): Promise<number> =>
  timed(() => (n % 2 === 0 ? companies.search({ keyword: '建设', pageSize: 20 }) : orders.numbers()))

/** The duration of each of `calls` successive calls in ms. */
export const callAsMember = async (client: Client, calls: number): Promise<number[]> => {
  const took: number[] = []
  for (let n = 0; n < calls; n++) took.push(await callOnce(client, n))
  return took
}
