// The texts of the OpenAPI document for each call, as comments for editors.
const METHODS = ['get', 'post', 'delete']
const UNITS = { fen: '金额单位为分', ms: '时刻为 UTC 毫秒时间戳' }

const followed = (root, schema) =>
  schema?.$ref
    ? schema.$ref
        .slice(2)
        .split('/')
        .reduce((at, key) => at[key], root)
    : schema

/** The units of the numbers within a schema. */
function unitsIn(root, schema, found = new Set(), seen = new Set()) {
  const at = followed(root, schema)
  if (typeof at !== 'object' || at === null || seen.has(at)) return found
  seen.add(at)
  if (at['x-unit']) found.add(at['x-unit'])
  for (const inner of Object.values(at)) {
    if (typeof inner === 'object') unitsIn(root, inner, found, seen)
  }
  return found
}

/** The lines of a call's comment: purpose, access, units, path, errors and an example. */
const linesOf = (root, method, path, operation) => {
  const { summary, description } = operation
  const codes = (operation['x-codes'] ?? []).map((code) => `\`${code}\` ${root['x-code-texts'][code]}`)
  const units = [...unitsIn(root, [operation.requestBody, operation.responses['200']])].map(
    (unit) => UNITS[unit],
  )
  return {
    summary,
    notes: [description.split('\n\n')[0], ...units.map((unit) => `${unit}。`)].join(''),
    address: `\`${method.toUpperCase()} ${path}\``,
    more: [
      ...(codes.length ? [`@throws PortalError ${codes.join('；')}`] : []),
      '@example',
      operation['x-sdk-example'],
    ],
  }
}

/** The kinds of record by resource name: the kind's label, and its lists in one line. */
const kindsOf = (root, operations) =>
  Object.entries(operations).flatMap(([id, { operation }]) => {
    if (!id.endsWith('.search')) return []
    const { filters, sort } = operation.requestBody?.content['application/json'].schema.properties ?? {}
    const [, name] = /schemas\/(\w+)Filters$/.exec(filters?.$ref ?? '') ?? []
    if (!name) return []
    const { properties } = followed(root, filters)
    const words = Object.entries(properties).map(
      ([key, { description }]) => `${key} ${description.split('；')[0]}`,
    )
    const lines = [
      `${operation.tags[0]}。`,
      '',
      `筛选：${words.join('、')}。`,
      ...(sort ? [`${sort.description}。`] : []),
    ]
    return [{ resource: id.split('.')[0], kind: name[0].toLowerCase() + name.slice(1), lines }]
  })

/** The calls by 'group.call', and the kinds of record. */
export function referenceOf(root) {
  const operations = {}
  for (const [path, item] of Object.entries(root.paths)) {
    for (const method of METHODS.filter((one) => item[one])) {
      operations[item[method].operationId] = {
        operation: item[method],
        lines: linesOf(root, method, path, item[method]),
      }
    }
  }
  const kinds = kindsOf(root, operations)
  const resources = new Set(kinds.map(({ resource }) => resource))
  const groups = new Map()
  for (const [id, { lines, operation }] of Object.entries(operations)) {
    const [group, call] = id.split('.')
    if (resources.has(group)) continue
    const known = groups.get(group) ?? { name: operation.tags[0], calls: new Map() }
    known.calls.set(call, lines)
    groups.set(group, known)
  }
  // The notes of one kind's calls apply to every kind.
  const anyKind = new Map(
    ['search', 'detail', 'export'].map((call) => {
      const { summary, address, ...rest } = operations[`companies.${call}`].lines
      const general = summary.replace(/^[^；]*：/, '').replace('企业', '数据')
      return [call, { ...rest, summary: general, address: address.replace('/company/', '/{种类}/') }]
    }),
  )
  return { groups, kinds, anyKind }
}
