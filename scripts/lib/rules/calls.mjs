import ts from 'typescript'
import { boundNames } from './modules.mjs'

const textOf = (node) => node?.getText() ?? ''

/** The text of a type with the aliases of its file written out: Handlers<Content> names contract.content. */
const expanded = (text, aliases, depth = 3) =>
  depth === 0
    ? text
    : expanded(
        text.replace(/\b[A-Z]\w*\b/g, (name) => aliases.get(name) ?? name),
        aliases,
        depth - 1,
      )

const unwrapped = (node) =>
  node && (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) ? unwrapped(node.expression) : node

/** The objects that an expression or a function body evaluates to, as far as they are literals there. */
const objectsOf = (node) => {
  const value = unwrapped(node)
  if (!value) return []
  if (ts.isArrowFunction(value) || ts.isFunctionDeclaration(value)) return objectsOf(value.body)
  if (ts.isBlock(value))
    return value.statements.filter(ts.isReturnStatement).flatMap((one) => objectsOf(one.expression))
  return ts.isObjectLiteralExpression(value) ? [value] : []
}

const memberOf = (object, name) => object.properties.find((one) => one.name?.getText() === name)

/** What a handler's code includes besides its own text: the local values that it uses, and theirs. */
function withLocals(code) {
  const locals = new Map()
  for (let at = code.parent; at; at = at.parent) {
    for (const one of at.statements ?? []) {
      const declared = ts.isVariableStatement(one) ? one.declarationList.declarations : [one]
      for (const node of ts.isSourceFile(at) ? [] : declared)
        for (const name of node.name ? boundNames(node.name) : [])
          if (!locals.has(name)) locals.set(name, node)
    }
  }
  const found = new Set([code])
  for (const node of found) {
    const visit = (one) => {
      if (ts.isIdentifier(one) && locals.has(one.text)) found.add(locals.get(one.text))
      ts.forEachChild(one, visit)
    }
    visit(node)
  }
  return [...found]
}

/**
 * The calls and jobs of a module of the gateway. A call is a member of an object that is typed `Handlers<…>` or given
 * to mountGroup, a job an object with `name`, `every` and `run`.
 * @param fallback the group of a call whose type names none
 */
export function callsAndJobsIn({ source }, fallback) {
  const aliases = new Map(
    source.statements.filter(ts.isTypeAliasDeclaration).map((one) => [one.name.text, textOf(one.type)]),
  )
  const found = []
  const addCalls = (objects, type) => {
    const group = /\bcontract\.(\w+)/.exec(type)?.[1] ?? fallback
    for (const member of objects.flatMap((one) => [...one.properties]))
      if (member.name) found.push({ name: `call ${group}.${textOf(member.name)}`, code: withLocals(member) })
  }
  const visit = (node) => {
    const type = expanded(textOf(node.type), aliases)
    if (/\bHandlers\b/.test(type)) addCalls(objectsOf(node.initializer ?? node), type)
    if (ts.isCallExpression(node) && textOf(node.expression) === 'mountGroup')
      addCalls(objectsOf(node.arguments[2]), textOf(node.arguments[1]))
    if (ts.isObjectLiteralExpression(node) && memberOf(node, 'every') && memberOf(node, 'run')) {
      const { initializer } = memberOf(node, 'name') ?? {}
      if (initializer && ts.isStringLiteral(initializer))
        found.push({ name: `job ${initializer.text}`, code: withLocals(memberOf(node, 'run')) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
