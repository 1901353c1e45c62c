import http from 'node:http'
import type { AddressInfo } from 'node:net'

export type Serve = (response: http.ServerResponse, request: http.IncomingMessage, count: number) => void

/** A server that answers each request as `serve` says; `seen` are the requests, `count` counts from 1. */
export async function openServer(serve: Serve) {
  const seen: (http.IncomingMessage & { readonly text: () => string })[] = []
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    seen.push(Object.assign(request, { text: () => Buffer.concat(chunks).toString() }))
    const count = seen.length
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => serve(response, request, count))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    server,
    seen,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export function envelope(data: unknown, code = '00000'): string {
  return JSON.stringify({ statusCode: code, statusMessage: '', data })
}
