/** The calls of the OpenAPI document, each with its input and its result as schemas. */
const METHODS = ['get', 'post', 'delete']

/** The schema of the JSON that a body contains, also if it is sent encrypted. */
const bodyOf = (operation) => {
  const { schema } = operation.requestBody?.content['application/json'] ?? {}
  return schema?.properties?.data?.contentSchema ?? schema ?? { properties: {} }
}

/** Parameters and body as a single object: the client takes them together. */
const inputOf = (operation) => {
  const body = bodyOf(operation)
  const fields = (operation.parameters ?? []).filter(
    (parameter) => parameter.in === 'path' || parameter.in === 'query',
  )
  const described = fields.map(({ name, schema, description }) => [name, { ...schema, description }])
  return {
    type: 'object',
    properties: { ...Object.fromEntries(described), ...body.properties },
    required: [
      ...fields.filter(({ required }) => required).map(({ name }) => name),
      ...(body.required ?? []),
    ],
    additionalProperties: false,
  }
}

/** The data within the envelope of a success, as it is after decryption; absent for a stream. */
const resultOf = (operation) => {
  const schema = operation.responses[200].content?.['application/json']?.schema
  const envelope = [schema, ...(schema?.oneOf ?? [])].find((option) => option?.properties?.data)
  const data = envelope?.properties.data
  const isEncrypted = data?.anyOf?.length === 2 && data.anyOf[1].contentEncoding === 'base64'
  return isEncrypted ? data.anyOf[0] : data
}

const isUpload = (operation) => 'multipart/form-data' in (operation.requestBody?.content ?? {})

/** Every call of the contract; a stream has no result. */
export function listOperations(document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).flatMap((method) => {
      const operation = item[method]
      const [group, name] = operation.operationId.split('.')
      // Routes beside the contract have no example.
      if (!operation['x-sdk-example']) return []
      const result = isUpload(operation) ? undefined : resultOf(operation)
      return [{ group, name, method, path, operation, input: inputOf(operation), result }]
    }),
  )
}
