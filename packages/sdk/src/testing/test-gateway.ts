import { generateKeyPairSync } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { PUBLIC_KEY_PATH, SUCCESS } from '../contract/shape/envelope'

export interface Seen {
  readonly method: string
  readonly path: string
  readonly headers: http.IncomingHttpHeaders
  readonly body: string
}

export interface Answer {
  readonly status?: number
  readonly code?: string
  readonly message?: string
  readonly data?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Sent unchanged instead of the envelope. */
  readonly text?: string
}

type Handler = (seen: Seen, count: number) => Answer | Promise<Answer> | 'hang' | 'break'

export function keyPair() {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
}

const readBody = async (request: http.IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** A gateway on its own port: it answers with what `handler` returns; all requests are in `seen`. */
export async function openTestGateway(handler: Handler, publicKey: () => string = () => '') {
  const seen: Seen[] = []
  const cut: string[] = []
  let keyFetches = 0
  const server = http.createServer(async (request, response) => {
    const item: Seen = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: await readBody(request),
    }
    const reply = ({
      status = 200,
      code = SUCCESS,
      message = '',
      data = null,
      headers = {},
      text,
    }: Answer) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(text ?? JSON.stringify({ statusCode: code, statusMessage: message, data }))
    }
    if (item.path === PUBLIC_KEY_PATH) {
      keyFetches += 1
      return reply({ data: { publicKey: publicKey() } })
    }
    response.on('close', () => response.writableFinished || cut.push(item.path))
    seen.push(item)
    const answer = await handler(item, seen.length)
    if (answer === 'hang') return
    if (answer === 'break') return request.socket.destroy()
    reply(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    /** Paths of requests whose client disconnected before the answer. */
    cut,
    keyFetches: () => keyFetches,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type TestGateway = Awaited<ReturnType<typeof openTestGateway>>
