import { afterEach, expect, vi } from 'vitest'
import { type ClientOptions, createPortalClientOn, type PortalClient } from '../client'
import { nodePlatform } from '../client/node-platform'
import { createFetchTransport } from '../transport/fetch.transport'
import { createNodeTransport } from '../transport/node.transport'
import type { Transport } from '../transport/transport'
import { envelope, openServer, type Serve } from './misbehaving-server'

const closing: (() => unknown)[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const close of closing.splice(0)) await close()
})

export const TRANSPORTS: Readonly<Record<string, () => Transport>> = {
  'node:http': () => {
    const transport = createNodeTransport()
    closing.push(transport.close)
    return transport
  },
  fetch: () => createFetchTransport(),
}

export const serverOf = async (serve: Serve) => {
  const server = await openServer(serve)
  closing.push(server.close)
  return server
}

export const setUp = async (serve: Serve, options: Partial<ClientOptions> = {}) => {
  const { url, seen } = await serverOf(serve)
  const pauses: number[] = []
  const platform = { ...nodePlatform(), random: () => 0.5, pause: async (ms: number) => void pauses.push(ms) }
  const client = createPortalClientOn(platform, {
    baseUrl: url,
    encrypt: 'never',
    transport: TRANSPORTS['node:http']!(),
    ...options,
  })
  return { client, seen, pauses, url }
}

export const SUGGESTIONS = { records: [{ id: 'c1', name: '重庆建工', region: null }] }
export const GOOD = envelope(SUGGESTIONS)
export const suggest = ({ search }: PortalClient, options: Parameters<typeof search.suggestion>[1] = {}) =>
  search.suggestion({ companyNames: '重庆' }, options)
export const errorOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error,
  )

export const answer =
  (
    status: number,
    headers: Readonly<Record<string, string>>,
    ...parts: readonly (string | Buffer)[]
  ): Serve =>
  (response) => {
    response.writeHead(status, headers)
    for (const part of parts) response.write(part)
    response.end()
  }
