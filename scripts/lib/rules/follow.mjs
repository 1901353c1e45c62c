import ts from 'typescript'
import { isLabel } from './modules.mjs'
import { elementsOf, findLocal, isFunction, isOfLocal, isWrapper, returnsOf } from './scopes.mjs'

/**
 * Follows code through local values. Code is `{ file, node, args }`: a node of a module, and the arguments
 * of the functions around it, by parameter. For a local returned by a factory, `local.method` leads to that
 * method alone: the call does not run the rest of the factory.
 */
export function createFollower(modules, graph) {
  const inModule = ({ file, node }) =>
    graph.usedBy(file, node).flatMap((key) => {
      const [target, name] = key.split('#')
      const declared = name ? modules.get(target).declarations.get(name) : []
      return declared.map((one) => ({ file: target, node: one, args: new Map() }))
    })

  /** The code behind a declaration or an expression, one step nearer to a literal. */
  function step(code) {
    const { node } = code
    const as = (...nodes) => nodes.filter(Boolean).map((one) => ({ ...code, node: one }))
    if (isWrapper(node)) return as(node.expression)
    if (ts.isConditionalExpression(node)) return as(node.whenTrue, node.whenFalse)
    if (ts.isBinaryExpression(node)) return as(node.left, node.right)
    if (ts.isPropertyAssignment(node)) return as(node.initializer)
    if (ts.isShorthandPropertyAssignment(node)) return as(node.name)
    if (ts.isVariableDeclaration(node)) return as(node.initializer, ...elementsOf(node))
    if (ts.isParameter(node)) return code.args.has(node) ? [code.args.get(node)] : []
    if (ts.isBindingElement(node))
      return membersOf({ ...code, node: node.parent.parent }, (node.propertyName ?? node.name).getText())
    if (ts.isPropertyAccessExpression(node))
      return membersOf({ ...code, node: node.expression }, node.name.text)
    if (ts.isCallExpression(node)) return resultsOf(code)
    if (!ts.isIdentifier(node)) return []
    const local = findLocal(code, node.text)
    return local ? [local] : inModule(code)
  }

  /** The literals and functions that code evaluates to; none if unknown. */
  function valuesOf(code, depth = 0) {
    const { node } = code
    if (ts.isObjectLiteralExpression(node) || isFunction(node)) return [code]
    return depth > 20 ? [] : step(code).flatMap((one) => valuesOf(one, depth + 1))
  }

  function resultsOf(code) {
    const callees = valuesOf({ ...code, node: code.node.expression })
    return callees
      .filter(({ node }) => isFunction(node) && node.body)
      .flatMap((callee) => {
        const given = callee.node.parameters.flatMap((one, i) => {
          const node = code.node.arguments[i] ?? one.initializer
          return node ? [[one, { ...code, node }]] : []
        })
        const args = new Map([...callee.args, ...given])
        return returnsOf(callee).map((node) => ({ file: callee.file, node, args }))
      })
  }

  /** Every member of the objects that code evaluates to: `[name, code]`. A function counts as its results. */
  function allMembers(code) {
    return valuesOf(code).flatMap((value) => {
      if (isFunction(value.node))
        return value.node.body ? returnsOf(value).flatMap((node) => allMembers({ ...value, node })) : []
      return value.node.properties.flatMap((node) =>
        ts.isSpreadAssignment(node)
          ? allMembers({ ...value, node: node.expression })
          : [[node.name.getText(), { ...value, node }]],
      )
    })
  }

  const membersOf = (code, name) =>
    allMembers(code).flatMap(([own, member]) => (own === name ? [member] : []))

  /** The code behind a local: the function itself, else all sources of its value. */
  function sourcesOf(local) {
    const values = valuesOf(local)
    if (values.length && values.every(({ node }) => isFunction(node))) return values
    const known = step(local)
    if (known.length || !ts.isBindingElement(local.node)) return [local, ...known]
    const whole = { ...local, node: local.node.parent.parent }
    return [whole, ...step(whole)]
  }

  /** All code that some code may run: its own, and that of its locals and members. */
  function follow(start) {
    const found = new Map([[start.node, start]])
    const add = (code) => found.has(code.node) || found.set(code.node, code)
    for (const code of found.values()) {
      const visit = (node) => {
        if (ts.isTypeNode(node)) return
        if (ts.isForOfStatement(node) && ts.isArrayLiteralExpression(node.expression))
          return visit(node.statement)
        const members = isOfLocal({ ...code, node }) ? step({ ...code, node }) : []
        if (members.length) return members.forEach(add)
        const local = ts.isIdentifier(node) && !isLabel(node, node) && findLocal({ ...code, node }, node.text)
        if (local) sourcesOf(local).forEach(add)
        ts.forEachChild(node, visit)
      }
      visit(code.node)
    }
    return [...found.values()]
  }

  return { allMembers, follow }
}
