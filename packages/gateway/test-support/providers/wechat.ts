import http from 'node:http'
import type { AddressInfo } from 'node:net'

type Course = (answer: http.ServerResponse) => void

/** A fake WeChat API on its own port, controlled by the test. */
export async function openWechat() {
  const asked: URL[] = []
  let course: Course = (answer) => answer.end('{}')
  const server = http.createServer((request, answer) => {
    asked.push(new URL(request.url ?? '', 'http://wechat'))
    course(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The received requests, with query strings. */
    asked,
    answers: (next: Course) => {
      course = next
    },
    says: (body: object | string) => {
      course = (answer) => answer.end(typeof body === 'string' ? body : JSON.stringify(body))
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type TestWechat = Awaited<ReturnType<typeof openWechat>>
