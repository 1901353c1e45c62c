import { comment, describeField } from './comments.mjs'
import { capitalise, quote, singular } from './names.mjs'
import { shareFields, writeInterface } from './shared-fields.mjs'

const literal = (value) =>
  typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : String(value)
const listed = (type) => (type.includes(' ') ? `readonly (${type})[]` : `readonly ${type}[]`)
const union = (types) => [...new Set(types)].join(' | ')
/** The name of an object within a type: `SearchSuggestionItem` for the records of `SearchSuggestionResult`. */
const nameWithin = (name, key) => {
  const outer = name.replace(/Result$/, '')
  return key === 'records' && outer !== name ? `${outer}Items` : outer + capitalise(key)
}
/** Sets of names that are declared beside the kinds of record. */
const DECLARED_SETS = ['KindName']
const PLAIN = { string: 'string', number: 'number', integer: 'number', boolean: 'boolean', null: 'null' }

/**
 * Writes schemas as types. Every object becomes an interface, named by its place unless the document names it.
 * A result is readonly, and its unions are open: a newer gateway may send more values.
 */
export function createWriter(document) {
  const { schemas } = document.components
  /** The declarations by name, in the order of their first use. */
  const declarations = new Map()

  const declare = (name, print, write) => {
    const known = declarations.get(name)
    if (known && known.print !== print) throw new Error(`Two types are named ${name}`)
    if (known) return name
    const declaration = { print }
    declarations.set(name, declaration)
    Object.assign(declaration, write())
    return name
  }

  /** The fields by their names, each with its comment. */
  const fieldsOf = (schema, name, isInput, indent, without = {}) =>
    new Map(
      Object.entries(schema.properties ?? {})
        .filter(([key]) => !(key in without))
        .map(([key, part]) => {
          const isOptional = !schema.required?.includes(key)
          const type = typeOf(part, nameWithin(name, key), isInput)
          const text = describeField(
            part.$ref && !part.description ? { ...schemas[nameIn(part.$ref)], default: null } : part,
            isInput,
          )
          const field = `${isInput ? '' : 'readonly '}${quote(key)}${isOptional ? '?' : ''}: ${type}`
          const end = isInput && isOptional ? ' | undefined' : ''
          return [key, `${comment(text ? [text] : [], indent)}${indent}${field}${end}\n`]
        }),
    )

  const nameIn = (ref) => ref.split('/').at(-1)

  /** A detail contains all that a list has. */
  const baseOf = (name) => {
    const item = schemas[`${name}ListItem`]
    if (!item) return null
    const { properties } = schemas[name]
    const isBase = Object.entries(item.properties).every(
      ([key, part]) => JSON.stringify(part) === JSON.stringify(properties[key]),
    )
    return isBase ? { name: `${name}ListItem`, schema: item } : null
  }

  const describeInterface = (schema, name, isInput, base = null) => ({
    about: schema.description ? [schema.description] : [],
    base: base && typeOf({ $ref: base.name }, name, isInput),
    fields: fieldsOf(schema, name, isInput, '\t', base?.schema.properties),
  })

  const objectType = (schema, name, isInput) => {
    const { properties = {}, additionalProperties: rest } = schema
    if (Object.keys(properties).length > 0)
      return declare(name, JSON.stringify(schema), () => describeInterface(schema, name, isInput))
    if (typeof rest === 'object') return `{ readonly [key: string]: ${typeOf(rest, name, isInput)} }`
    return isInput && rest === false ? 'NoInput' : '{ readonly [key: string]: unknown }'
  }

  const arrayType = (schema, name, isInput) => {
    if (!schema.prefixItems) return listed(typeOf(schema.items, singular(name), isInput))
    return `readonly [${schema.prefixItems.map((item) => typeOf(item, name, isInput)).join(', ')}]`
  }

  /** The alternatives of a union are written in place: none has a name of its own. */
  const alternative = (schema, name, isInput) =>
    schema.properties
      ? `{\n${[...fieldsOf(schema, name, isInput, '\t\t').values()].join('')}\t}`
      : typeOf(schema, name, isInput)

  const plainType = (schema, type, name, isInput) => {
    if (type === 'object') return objectType(schema, name, isInput)
    if (type === 'array') return arrayType(schema, name, isInput)
    return PLAIN[type] ?? 'unknown'
  }

  /** A name of a set, which has a type of its own; a newer gateway may return further names. */
  const nameType = (schema, isInput) => {
    const set = schema['x-names']
    const values = schema['x-extensible-enum']
    if (!DECLARED_SETS.includes(set))
      declare(set, set, () => ({ text: `export type ${set} = ${union(values.map(literal))}\n` }))
    const isNullable = [schema.type].flat().includes('null')
    return union([set, ...(isInput ? [] : ['(string & {})']), ...(isNullable ? ['null'] : [])])
  }

  const valuesOf = (schema, isInput) => {
    const values = schema.enum ?? schema['x-extensible-enum']
    const isOpen =
      (schema['x-extensible-enum'] || !isInput) && values.some((value) => typeof value === 'string')
    const types = values.filter((value) => value !== null).map(literal)
    const isNullable = values.includes(null) || [schema.type].flat().includes('null')
    return union([...types, ...(isOpen ? ['(string & {})'] : []), ...(isNullable ? ['null'] : [])])
  }

  function typeOf(schema, name, isInput) {
    if (schema.$ref) {
      const target = nameIn(schema.$ref)
      return declare(target, `component ${target}`, () =>
        describeInterface(schemas[target], target, isInput, baseOf(target)),
      )
    }
    if (schema.const !== undefined) return literal(schema.const)
    if (schema['x-names']) return nameType(schema, isInput)
    if (schema.enum || schema['x-extensible-enum']) return valuesOf(schema, isInput)
    const options = schema.anyOf ?? schema.oneOf
    if (options) return union(options.map((option) => alternative(option, name, isInput)))
    if (schema.type === undefined) return schema.properties ? objectType(schema, name, isInput) : 'unknown'
    return union([schema.type].flat().map((type) => plainType(schema, type, name, isInput)))
  }

  return {
    typeOf,
    /** Declares an interface for an input: an object without a name in the document. */
    inputOf: (schema, name) => objectType(schema, name, true),
    /** A name for a result, unless it is a plain value or has a name in the document. */
    resultOf: (schema, name) => {
      const isNamed = schema.$ref || (schema.properties && !schema.anyOf)
      const type = typeOf(schema, schema.items ? `${name.replace(/Result$/, '')}Items` : name, false)
      if (isNamed || !/[{[]|\w+ \| \w/.test(type) || type === name) return type
      return declare(name, JSON.stringify(schema), () => ({ text: `export type ${name} = ${type}\n` }))
    },
    /** Every declaration; the fields that all `kinds` share are in base types. */
    text: (kinds) => {
      shareFields(declarations, kinds)
      return [...declarations]
        .map(([name, declaration]) => declaration.text ?? writeInterface(name, declaration))
        .join('\n')
    },
  }
}
