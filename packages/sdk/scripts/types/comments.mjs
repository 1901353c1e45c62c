/** Comments of the declarations, as editors show them. */
const escapeEnd = (line) => line.replaceAll('*/', '*\\/')

/** A comment of some lines, or nothing without any. */
export function comment(lines, indent = '') {
  if (lines.length === 0) return ''
  if (lines.length === 1) return `${indent}/** ${escapeEnd(lines[0])} */\n`
  const body = lines.map((line) => `${indent} * ${escapeEnd(line)}`.trimEnd()).join('\n')
  return `${indent}/**\n${body}\n${indent} */\n`
}

const bounds = ({ minimum, maximum, maxLength, maxItems }) => [
  ...(minimum !== undefined && maximum < 1e9 ? [`${minimum} 至 ${maximum}`] : []),
  ...(maxLength ? [`最多 ${maxLength} 字`] : []),
  ...(maxItems ? [`最多 ${maxItems} 项`] : []),
]

/** Meaning, format, bounds and default of a field, in one line. */
export function describeField(schema, isInput) {
  const text = schema.description ?? ''
  const format = schema.format === 'date' && !/日期|YYYY/.test(text) ? ['YYYY-MM-DD'] : []
  const { default: value } = schema
  const initial = isInput && ['string', 'number', 'boolean'].includes(typeof value) ? [`默认 ${value}`] : []
  const parts = [text, ...format, ...(isInput ? bounds(schema) : []), ...initial]
  return parts
    .filter(Boolean)
    .flatMap((part) => part.split('\n'))
    .join('；')
}

const UNITS = { fen: '金额单位为分', ms: '时刻为 UTC 毫秒时间戳' }

/** The units of the numbers within some schemas. */
function unitsIn(root, schemas) {
  const units = new Set()
  const seen = new Set()
  const visit = (part) => {
    if (typeof part !== 'object' || part === null || seen.has(part)) return
    seen.add(part)
    if (part['x-unit']) units.add(part['x-unit'])
    if (part.$ref) visit(root.components.schemas[part.$ref.split('/').at(-1)])
    Object.values(part).forEach(visit)
  }
  schemas.forEach(visit)
  return [...units]
}

/** The lines of a call's comment: purpose, access, units, path, errors and an example. */
export function describeCall(root, { method, path, operation, input, result }) {
  const { summary } = operation
  const codes = operation['x-codes']
    .filter((code) => !root['x-common-codes'].includes(code))
    .map((code) => `\`${code}\` ${root['x-code-texts'][code]}`)
  const units = unitsIn(root, [input, result]).map((unit) => `${UNITS[unit]}。`)
  return [
    summary,
    '',
    [...operation['x-own-notes'].map((note) => `${note}。`), ...units].join(''),
    '',
    `\`${method.toUpperCase()} ${path}\``,
    ...(codes.length ? [`@throws PortalError ${codes.join('；')}`] : []),
    '@example',
    operation['x-sdk-example'],
  ]
}
