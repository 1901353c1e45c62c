import http from 'node:http'
import type { AddressInfo } from 'node:net'

type Serve = (answer: http.ServerResponse, request: http.IncomingMessage) => void

export function chatEvent(event: string, more: object = {}) {
  return `data: ${JSON.stringify({
    event,
    answer: '',
    conversation_id: 'c1',
    message_id: 'm1',
    task_id: 't1',
    rating: null,
    error_code: null,
    ...more,
  })}\n\n`
}

/** A gateway that streams what `serve` writes; counts open connections and those closed by the client. */
export async function openStreamServer(serve: Serve) {
  const paths: string[] = []
  let open = 0
  let cut = 0
  const server = http.createServer((request, answer) => {
    paths.push(request.url ?? '')
    answer.on('close', () => {
      if (!answer.writableFinished) cut += 1
    })
    request.resume().on('end', () => serve(answer, request))
  })
  server.on('connection', (socket) => {
    open += 1
    socket.on('close', () => {
      open -= 1
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths,
    open: () => open,
    cut: () => cut,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Starts a stream and writes the parts. */
export function streamed(answer: http.ServerResponse, ...parts: readonly string[]) {
  answer.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  for (const part of parts) answer.write(part)
  return answer
}

export async function until(isSo: () => boolean) {
  for (let tries = 0; !isSo(); tries++) {
    if (tries > 200) throw new Error('It never came so')
    await new Promise((done) => setTimeout(done, 10))
  }
}
