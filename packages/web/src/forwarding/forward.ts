import 'server-only'

export const NO_STORE = { 'cache-control': 'no-store' } as const

export function pickHeaders(from: Headers, names: readonly string[], more: HeadersInit = {}): Headers {
  const headers = new Headers(more)
  for (const name of names) {
    const value = from.get(name)
    if (value) headers.set(name, value)
  }
  return headers
}

/** The gateway's answer, with only the named ones of its headers. */
export function passBack(answer: Response, names: readonly string[], more?: HeadersInit): Response {
  return new Response(answer.body, {
    status: answer.status,
    headers: pickHeaders(answer.headers, names, more),
  })
}

/** An answer in the shape of the gateway's own refusals. */
export function refusal(status: number, statusMessage: string, data: unknown = null): Response {
  return Response.json({ statusCode: String(status), statusMessage, data }, { status })
}

export const unavailable = () => refusal(503, '服务暂时不可用，请稍后重试')
