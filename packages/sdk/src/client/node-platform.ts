import { nodeCipher } from '../crypto/node'
import { pause } from '../transport/deadline'
import { createNodeTransport, type NodeTransport } from '../transport/node.transport'
import type { Transport } from '../transport/transport'
import type { ClientOptions } from './options'
import { findCustomTransport, type Platform } from './platform'
import { saveFile } from './save-file'

// One connection pool for the whole process: a server creates clients per request, but not connections.
const byProxy = new Map<string | null | undefined, NodeTransport>()
const byAgent = new WeakMap<object, NodeTransport>()

const findNodeTransport = ({ agent, proxy }: ClientOptions): Transport => {
  const known = agent ? byAgent.get(agent) : byProxy.get(proxy)
  if (known) return known
  const transport = createNodeTransport({ agent, proxy })
  if (agent) byAgent.set(agent, transport)
  else byProxy.set(proxy, transport)
  return transport
}

/**
 * The platform of Node: node:http with keep-alive connections, and node:crypto.
 * @param pool used instead of the connections of the whole process
 */
export function nodePlatform(pool?: NodeTransport): Platform {
  return {
    findTransport: (options) => findCustomTransport(options) ?? pool ?? findNodeTransport(options),
    loadCipher: async () => nodeCipher,
    side: 'server',
    runtime: `node/${process.versions.node}`,
    random: Math.random,
    saveFile,
    pause,
  }
}
