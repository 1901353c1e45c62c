import ts from 'typescript'

const textOf = (node) => node?.getText() ?? ''

/** The text of a type with its aliases replaced: Handlers<Content> names contract.content. */
const expanded = (text, aliases, depth = 3) =>
  depth === 0
    ? text
    : expanded(
        text.replace(/\b[A-Z]\w*\b/g, (name) => aliases.get(name) ?? name),
        aliases,
        depth - 1,
      )

const memberOf = (object, name) => object.properties.find((one) => one.name?.getText() === name)

/**
 * The calls and jobs of a module of the gateway, each with its code. A call is a member of an object that
 * is typed `Handlers<…>` or passed to mountGroup, a job an object with `name`, `every` and `run`.
 * @param follower follows that code through the factories that created it
 * @param fallback the group of a call whose type names none
 */
export function callsAndJobsIn({ file, source }, { allMembers, follow }, fallback) {
  const aliases = new Map(
    source.statements.filter(ts.isTypeAliasDeclaration).map((one) => [one.name.text, textOf(one.type)]),
  )
  const found = []
  const codeOf = (node) => ({ file, node, args: new Map() })
  const addCalls = (node, type) => {
    const group = /\bcontract\.(\w+)/.exec(type)?.[1] ?? fallback
    for (const [name, code] of allMembers(codeOf(node)))
      found.push({ name: `call ${group}.${name}`, code: follow(code) })
  }
  const visit = (node) => {
    const type = expanded(textOf(node.type), aliases)
    if (/\bHandlers\b/.test(type)) addCalls(node, type)
    if (ts.isCallExpression(node) && textOf(node.expression) === 'mountGroup')
      addCalls(node.arguments[2], textOf(node.arguments[1]))
    if (ts.isObjectLiteralExpression(node) && memberOf(node, 'every') && memberOf(node, 'run')) {
      const { initializer } = memberOf(node, 'name') ?? {}
      if (initializer && ts.isStringLiteral(initializer))
        found.push({ name: `job ${initializer.text}`, code: follow(codeOf(memberOf(node, 'run'))) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
