import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const UNAVAILABLE = { statusCode: '00001', statusMessage: '服务暂时不可用，请稍后重试', data: null }

/** As nginx: longer than clients keep idle connections, so that no call is sent into one that is being closed. */
const KEEP_ALIVE_MS = 75_000

const readBody = async (request: IncomingMessage) => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

const isRefused = (error: NodeJS.ErrnoException) => error.code === 'ECONNREFUSED'

/**
 * A proxy over these addresses, which answers as deploy/nginx: each request to the next server in turn. A request that
 * a server did not take goes to the next one; one that was cut is answered with 503 and Retry-After, because the server
 * may have done its work.
 */
export async function openRoundRobin(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true })
  let turn = 0

  const unavailable = (answer: ServerResponse) => {
    if (answer.headersSent) return answer.destroy()
    answer.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' })
    answer.end(JSON.stringify(UNAVAILABLE))
  }
  const pass = (asked: IncomingMessage, body: Buffer, answer: ServerResponse, first: number, tries = 0) => {
    const { method, url, headers } = asked
    const port = ports[(first + tries) % ports.length]
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers, agent }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers)
      from.pipe(answer)
      from.on('error', () => answer.destroy())
    })
    passed.on('error', (error) => {
      if (isRefused(error) && tries + 1 < ports.length) pass(asked, body, answer, first, tries + 1)
      else unavailable(answer)
    })
    answer.on('close', () => passed.destroy())
    passed.end(body)
  }

  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, async (asked, answer) =>
    pass(asked, await readBody(asked), answer, turn++),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      agent.destroy()
      return new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}
