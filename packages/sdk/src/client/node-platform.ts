import { nodeCipher } from '../crypto/node'
import { pause } from '../transport/deadline'
import { createNodeAdapter, type NodeAdapter } from '../transport/node.adapter'
import type { StreamTransport } from '../transport/stream'
import { fetchStreams } from '../transport/stream-fetch'
import { nodeStreams } from '../transport/stream-node'
import type { ClientOptions } from './options'
import type { Platform } from './platform'

// One connection pool for the whole process: a server creates clients per request, but not connections.
let shared: NodeAdapter | undefined

/** The platform of Node: node:http with keep-alive connections, and node:crypto. */
export function nodePlatform(adapter?: NodeAdapter): Platform {
  shared ??= createNodeAdapter()
  return {
    adapter: (adapter ?? shared).adapter,
    loadCipher: async () => nodeCipher,
    side: 'server',
    random: Math.random,
    pause,
  }
}

/** Streams by node:http, or by the caller's own fetch. */
export function chooseStreams({ fetch }: ClientOptions): StreamTransport {
  return fetch ? fetchStreams(fetch) : nodeStreams()
}
