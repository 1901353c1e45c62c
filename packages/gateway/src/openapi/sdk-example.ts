import type { Endpoint } from '@zhushutong/sdk/contract'

const NAME = /^[A-Za-z_$][\w$]*$/
/** Field names of the client's assistant methods that differ from the call's. */
const RENAMED: Readonly<Record<string, string>> = {
  message_id: 'messageId',
  conversation_id: 'conversationId',
  last_id: 'lastId',
}

const literal = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).map(
    ([key, item]) => `${NAME.test(key) ? key : `'${key}'`}: ${literal(item)}`,
  )
  return fields.length ? `{ ${fields.join(', ')} }` : '{}'
}

/** Example code for the call with the client: a stream is read in a loop, a file is passed unchanged. */
export function sdkExample(name: string, endpoint: Endpoint, input: Readonly<Record<string, unknown>> = {}) {
  if (endpoint.multipart) {
    return `const result = await client.${name}({ name: 'photo.png', mimeType: 'image/png', bytes })`
  }
  const isOwnForm = name.startsWith('assistant.')
  const fields = Object.entries(input).map(([key, value]) => [(isOwnForm && RENAMED[key]) || key, value])
  const call = `client.${name}(${fields.length ? literal(Object.fromEntries(fields)) : ''})`
  return endpoint.streams
    ? `for await (const { answer } of ${call}) process.stdout.write(answer)`
    : `const result = await ${call}`
}
