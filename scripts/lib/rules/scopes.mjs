import ts from 'typescript'
import { boundNames } from './modules.mjs'

/** True for a node that only wraps an expression. */
export const isWrapper = (node) =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isNonNullExpression(node) ||
  ts.isAwaitExpression(node)

export const isFunction = (node) =>
  ts.isArrowFunction(node) ||
  ts.isFunctionExpression(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isMethodDeclaration(node)

const bindsName = (name) => (node) => node.name !== undefined && boundNames(node.name).includes(name)

/** The part of a declaration that binds a name: the declaration itself, or the element of its pattern. */
const bindingOf = (node, name) =>
  ts.isIdentifier(node.name) ? node : (node.name.elements.find(bindsName(name)) ?? node)

const declarationsIn = (node) => [
  ...(node.statements ?? []).flatMap((one) =>
    ts.isVariableStatement(one) ? [...one.declarationList.declarations] : [one],
  ),
  ...(ts.isForOfStatement(node) ? (node.initializer.declarations ?? []) : []),
  ...(isFunction(node) ? node.parameters : []),
]

/** The declaration of a name inside the functions around a node; undefined if the module declares it. */
export function findLocal({ file, node, args }, name) {
  for (let at = node; at && !ts.isSourceFile(at); at = at.parent) {
    const declared = declarationsIn(at).find(bindsName(name))
    if (declared) return { file, node: bindingOf(declared, name), args }
  }
}

/** The elements of the array that `for (const x of [a, b])` assigns to its variable. */
export const elementsOf = ({ parent: { parent } }) =>
  ts.isForOfStatement(parent) && ts.isArrayLiteralExpression(parent.expression)
    ? parent.expression.elements
    : []

/** True for `local.member` and `local.member.member`. */
export function isOfLocal(code) {
  let { node } = code
  if (!ts.isPropertyAccessExpression(node)) return false
  while (ts.isPropertyAccessExpression(node)) node = node.expression
  return ts.isIdentifier(node) && findLocal(code, node.text) !== undefined
}

export function returnsOf({ node }) {
  if (!ts.isBlock(node.body)) return [node.body]
  const found = []
  const visit = (one) => {
    if (isFunction(one)) return
    if (ts.isReturnStatement(one) && one.expression) found.push(one.expression)
    ts.forEachChild(one, visit)
  }
  visit(node.body)
  return found
}
