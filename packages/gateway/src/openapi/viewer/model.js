const METHODS = ['get', 'post', 'delete']

/** What a reference within the document names; anything else as it is. */
export const follow = (root, value) => {
  if (!value?.$ref) return value
  const found = value.$ref
    .slice(2)
    .split('/')
    .reduce((at, key) => at[key], root)
  const { $ref: _, ...more } = value
  return { ...found, ...more }
}

const bodyOf = (root, operation) => {
  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  return type ? { type, schema: follow(root, media.schema), example: media.example } : null
}

const callOf = (root, path, method, operation) => ({
  id: operation.operationId,
  path,
  method: method.toUpperCase(),
  tag: operation.tags[0],
  summary: operation.summary,
  notes: operation.description.split('\n\n')[0],
  aliases: operation['x-aliases'] ?? [],
  needsToken: operation.security.length > 0 && operation.security.every((one) => 'token' in one),
  takesToken: operation.security.length > 0,
  isKeyed: operation['x-keyed'] === true,
  isEncrypted: operation['x-encrypted'] === true,
  sdkExample: operation['x-sdk-example'] ?? '',
  isSealed: operation['x-encrypts-request'] === true,
  parameters: (operation.parameters ?? []).map((one) => follow(root, one)),
  body: bodyOf(root, operation),
  answers: operation.responses,
  codes: operation['x-codes'] ?? [],
})

/** The document's calls in its order, by group. */
export function modelOf(root) {
  const calls = Object.entries(root.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => callOf(root, path, method, item[method])),
  )
  const groups = root.tags.map(({ name, description }) => ({
    name,
    description,
    calls: calls.filter((call) => call.tag === name),
  }))
  return { root, calls, groups }
}

/** The calls that have all of the words in their name, path, summary or group. */
export function matching(calls, text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return calls.filter((call) => {
    const all = [call.id, call.path, ...call.aliases, call.summary, call.tag].join(' ').toLowerCase()
    return words.every((word) => all.includes(word))
  })
}

/** The schema of what a call gives when it succeeds; with streams, of one event. Null for files. */
export function resultOf(call) {
  const content = call.answers['200']?.content ?? {}
  const stream = content['text/event-stream']?.schema
  if (stream) return { schema: stream['x-event'], isStream: true }
  const schema = content['application/json']?.schema
  const envelope = schema?.oneOf ? schema.oneOf[0] : schema
  const data = envelope?.properties?.data
  // Where the result may be encrypted, the other choice is its text.
  const plain = call.isEncrypted ? data?.anyOf[0] : data
  return plain ? { schema: plain, isStream: false } : null
}
