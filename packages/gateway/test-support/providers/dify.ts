import http from 'node:http'
import type { AddressInfo } from 'node:net'

interface Asked {
  readonly query: string
  readonly user: string
  readonly conversation_id: string
  readonly files: readonly unknown[]
}

/** The service's behaviour for the next questions. */
type Course = (answer: http.ServerResponse, asked: Asked) => void

const readBody = async (request: http.IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

const KEY = 'app-Secret0123456789'
const CHAT = '/v1/chat-messages'

export function difyEvent(event: string, more: object = {}) {
  return `data: ${JSON.stringify({ event, task_id: 't-1', message_id: 'm-1', conversation_id: 'c-1', ...more })}\n\n`
}

/** A fake Dify service on its own port, controlled by the test. */
export async function openDify() {
  const asked: Asked[] = []
  const stopped: { readonly path: string; readonly user: unknown }[] = []
  const keys: (string | undefined)[] = []
  let uploads = 0
  let course: Course = (answer) => answer.end(difyEvent('message_end'))
  const open = (answer: http.ServerResponse) =>
    answer.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })

  const server = http.createServer(async (request, answer) => {
    keys.push(request.headers.authorization)
    const path = request.url ?? ''
    const body = await readBody(request)
    if (path === CHAT) {
      const question = JSON.parse(body) as Asked
      asked.push(question)
      return course(answer, question)
    }
    if (path.endsWith('/stop')) {
      stopped.push({ path, user: JSON.parse(body).user })
      return answer.end('{"result":"success"}')
    }
    uploads += 1
    answer.writeHead(201, { 'content-type': 'application/json' }).end(`{"id":"u${uploads}"}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    key: KEY,
    asked,
    stopped,
    /** Received Authorization headers. */
    keys,
    answers: (next: Course) => {
      course = next
    },
    open,
    /** Sends these events and ends. */
    say: (pieces: readonly string[]) => {
      course = (answer) => {
        open(answer)
        for (const piece of pieces) answer.write(difyEvent('message', { answer: piece }))
        answer.end(difyEvent('message_end'))
      }
    },
    /** Sends these events and stays open. */
    hold: (pieces: readonly string[]) => {
      course = (answer) => {
        open(answer)
        for (const piece of pieces) answer.write(difyEvent('message', { answer: piece }))
      }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
