/** The sandbox's demo accounts; null where there is no sandbox. */
export async function sandboxAccounts() {
  const answer = await fetch('/sandbox/accounts', { headers: { accept: 'application/json' } }).catch(
    () => null,
  )
  return answer?.ok ? answer.json() : null
}

const tokens = new Map()

/** A token of a demo account; asked for once while the page lives. */
export async function tokenOf(key) {
  if (!key) return null
  if (!tokens.has(key)) {
    const answer = await fetch(`/sandbox/accounts/${encodeURIComponent(key)}/token`, { method: 'POST' })
    if (!answer.ok) throw new Error('没有取得令牌，请重新选择账号')
    tokens.set(key, (await answer.json()).access_token)
  }
  return tokens.get(key)
}

const addressOf = (call, values) => {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name] ?? ''))
  const query = new URLSearchParams()
  for (const one of call.parameters)
    if (one.in === 'query' && values[one.name]) query.set(one.name, values[one.name])
  const text = query.toString()
  return text ? `${path}?${text}` : path
}

const bodyOf = (call, { text, file }) => {
  if (call.body?.type !== 'multipart/form-data') return call.body ? text : undefined
  const form = new FormData()
  if (file) form.set('file', file)
  return form
}

const readable = (text) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** Makes a call; `tell` gets what has come so far, often while it streams. */
export async function send(call, input, { token, signal }, tell) {
  const headers = { 'data-source': 'docs' }
  if (token) headers.authorization = `Bearer ${token}`
  if (call.isKeyed)
    headers['idempotency-key'] = crypto.randomUUID?.() ?? `docs-${Date.now()}-${Math.random()}`
  if (call.body && call.body.type !== 'multipart/form-data') headers['content-type'] = call.body.type
  const began = performance.now()
  const answer = await fetch(addressOf(call, input.values), {
    method: call.method,
    headers,
    body: bodyOf(call, input),
    signal,
  })
  const told = (text, isWhole) =>
    tell({
      status: answer.status,
      requestId: answer.headers.get('x-request-id'),
      ms: Math.round(performance.now() - began),
      text: isWhole ? readable(text) : text,
    })
  const isText = /json|text/.test(answer.headers.get('content-type') ?? '')
  if (!isText) return told(`文件，${(await answer.blob()).size} 字节`, true)
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return told(text, true)
    text += value
    told(text, false)
  }
}
