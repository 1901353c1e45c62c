import { createServer } from 'node:net'
import { Refusal } from './say.mjs'

const listens = (port, host) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })

const isFree = async (port) => (await listens(port)) && (await listens(port, '127.0.0.1'))

/** Reads a port from the environment; rejects an invalid one with its name and the expected value. */
export function portFrom(env, name, fallback) {
  const text = env[name]?.trim() || String(fallback)
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
  throw new Refusal(`${name} 应为 1–65535 的端口号，当前是 "${text}"`)
}

export async function requireFree(port, name) {
  if (await isFree(port)) return
  throw new Refusal(`端口 ${port} 已被占用，请用 ${name} 换一个（port ${port} is in use, set ${name}）`)
}

/** A free port below the system's ephemeral range, so that no outgoing connection takes it first. */
export async function freePort() {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    if (await isFree(port)) return port
  }
}
