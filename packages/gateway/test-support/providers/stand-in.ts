import http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedRequest {
  readonly method: string
  /** Path and query. */
  readonly target: string
  readonly headers: http.IncomingHttpHeaders
  readonly body: Buffer
}

const readBytes = async (request: http.IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

export async function openStandIn(
  answer: (request: ReceivedRequest, response: http.ServerResponse) => void | Promise<void>,
) {
  const server = http.createServer(async (request, response) => {
    const { method = '', url: target = '', headers } = request
    await answer({ method, target, headers, body: await readBytes(request) }, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
