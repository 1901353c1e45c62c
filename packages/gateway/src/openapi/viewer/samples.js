/** The example's input of a call, as the client takes it: all fields together. */
export const inputOf = (call) => {
  const given = call.parameters.filter((one) => one.in !== 'header' && one.example !== undefined)
  return { ...Object.fromEntries(given.map(({ name, example }) => [name, example])), ...call.body?.example }
}

/** How a partner's program makes the call with the SDK; empty where it has no method. */
export const sdkSample = (call) =>
  call.sdkExample &&
  `import { createPortalClient } from '@zhushutong/sdk'

const client = createPortalClient({
  baseUrl: '${location.origin}',${call.takesToken ? '\n  token: process.env.PORTAL_TOKEN,' : ''}
})

${call.sdkExample}`

const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`

/** The same call for a shell. */
export function curlSample(call) {
  const input = inputOf(call)
  const path = call.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(input[name] ?? name))
  const query = new URLSearchParams(
    call.parameters
      .filter((one) => one.in === 'query' && input[one.name] !== undefined)
      .map((one) => [one.name, input[one.name]]),
  ).toString()
  const lines = [
    `curl ${call.method === 'GET' ? '' : `-X ${call.method} `}${quoted(`${location.origin}${path}${query && `?${query}`}`)}`,
  ]
  if (call.takesToken) lines.push('-H "Authorization: Bearer $PORTAL_TOKEN"')
  if (call.isKeyed) lines.push('-H "Idempotency-Key: $(uuidgen)"')
  if (call.body?.type === 'multipart/form-data') lines.push('-F file=@photo.png')
  else if (call.body)
    lines.push("-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(call.body.example ?? {}))}`)
  if (call.body && call.answers['200']?.content?.['text/event-stream']) lines.push('--no-buffer')
  return lines.join(' \\\n  ')
}
