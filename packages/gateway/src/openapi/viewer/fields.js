import { h } from './dom.js'
import { follow } from './model.js'

const WORDS = {
  string: '文本',
  integer: '整数',
  number: '数字',
  boolean: '是或否',
  object: '对象',
  array: '列表',
  null: '空',
}

const typeWords = (root, schema) => {
  const { type, items, anyOf } = schema
  if (schema.const !== undefined) return `固定为 ${JSON.stringify(schema.const)}`
  if (anyOf) return anyOf.map((one) => typeWords(root, follow(root, one))).join(' 或 ')
  const types = [type ?? (schema.properties ? 'object' : '')].flat().filter((one) => one !== 'null')
  const words = types.map((one) => WORDS[one] ?? '任意').join(' 或 ')
  const list = types.includes('array') && items ? `（${typeWords(root, follow(root, items))}）` : ''
  return `${words}${list}${[type].flat().includes('null') ? '，可空' : ''}`
}

const rangeWords = (least, most, unit) => {
  if (least === undefined) return most === undefined ? '' : `不超过 ${most}${unit}`
  return most === undefined ? `不少于 ${least}${unit}` : `${least} 至 ${most}${unit}`
}

const limits = ({ minimum, maximum, minLength, maxLength, minItems, maxItems, ...schema }) =>
  [
    schema.enum && `可选：${schema.enum.map((value) => JSON.stringify(value)).join('、')}`,
    rangeWords(minimum, maximum, ''),
    rangeWords(minLength, maxLength, ' 个字符'),
    rangeWords(minItems, maxItems, ' 项'),
    schema.pattern && `格式 ${schema.pattern}`,
    schema.default !== undefined && `默认 ${JSON.stringify(schema.default)}`,
  ]
    .filter(Boolean)
    .join('；')

/** What is inside a schema: an object's fields, a list's items', a map's values'. */
const innerOf = (root, schema) => {
  const at = follow(root, schema)
  if (at?.properties) return at
  if (at?.items) return innerOf(root, at.items)
  if (typeof at?.additionalProperties === 'object') return innerOf(root, at.additionalProperties)
  for (const one of at?.anyOf ?? []) {
    const inner = innerOf(root, one)
    if (inner) return inner
  }
  return null
}

const line = (root, name, schema, isRequired) => {
  const at = follow(root, schema)
  const inner = innerOf(root, schema)
  const rest = limits(at)
  return h(
    'li',
    {},
    h('code', {}, name),
    ' ',
    h('span', { class: 'soft' }, typeWords(root, at), isRequired ? '，必填' : ''),
    at.description && h('div', {}, at.description),
    rest && h('div', { class: 'soft' }, rest),
    inner && nested(root, inner),
  )
}

// Built when it is opened: a record within a page within a search is deep.
const nested = (root, schema) => {
  const count = Object.keys(schema.properties).length
  const box = h('details', {}, h('summary', {}, `${count} 个字段`))
  box.addEventListener(
    'toggle',
    () => box.open && box.children.length === 1 && box.append(fieldList(root, schema)),
    {
      once: true,
    },
  )
  return box
}

/** The fields of an object, each with its type, limits and meaning. */
export const fieldList = (root, schema) =>
  h(
    'ul',
    { class: 'fields' },
    Object.entries(schema.properties ?? {}).map(([name, inner]) =>
      line(root, name, inner, (schema.required ?? []).includes(name)),
    ),
  )

/** What a schema that is no object holds, in a line; its fields below. */
export const shapeOf = (root, schema) => {
  const at = follow(root, schema)
  const inner = innerOf(root, schema)
  if (at.properties) return fieldList(root, at)
  return h(
    'div',
    {},
    h('p', {}, typeWords(root, at), at.description ? `：${at.description}` : ''),
    inner && fieldList(root, inner),
  )
}

/** Parameters in the path, the query or headers. */
export const parameterList = (root, parameters) =>
  h(
    'ul',
    { class: 'fields' },
    parameters.map(({ name, schema, description, required }) =>
      line(root, name, { ...schema, description }, required),
    ),
  )
