import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** The ids in a text; `LOG-01 to LOG-03` means three. */
export function idsIn(text, id) {
  const range = new RegExp(`(${id.source})(?: to (${id.source}))?`, 'g')
  return [...text.matchAll(range)].flatMap(([, from, to]) => {
    const [area, first] = from.split('-')
    if (!to?.startsWith(`${area}-`)) return to ? [from, to] : [from]
    const last = Number(to.split('-')[1])
    const count = Math.max(1, last - Number(first) + 1)
    return Array.from({ length: count }, (_, i) => `${area}-${String(Number(first) + i).padStart(2, '0')}`)
  })
}

const isExported = (node) =>
  ts.canHaveModifiers(node) &&
  ts.getModifiers(node)?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword)

const namesOf = (node) =>
  ts.isVariableStatement(node)
    ? node.declarationList.declarations.map((one) => one.name.getText())
    : node.name
      ? [node.name.text]
      : []

const docOf = (node) => (node.jsDoc ?? []).map((doc) => doc.getText()).join('\n')

/** The exports of a module: each name with the rules in its docstring; overloads are one. */
function exportsOf(file, text, id) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found = new Map()
  for (const node of source.statements.filter(isExported)) {
    const doc = docOf(node)
    for (const name of namesOf(node)) {
      const before = found.get(name) ?? { file, name, ids: [] }
      const ids = [...before.ids, ...idsIn(doc, id)]
      found.set(name, { ...before, ids })
    }
  }
  return [...found.values()]
}

const isTestCall = (callee) => {
  if (ts.isIdentifier(callee)) return callee.text === 'it' || callee.text === 'test'
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee))
    return isTestCall(callee.expression)
  return ts.isTaggedTemplateExpression(callee) && isTestCall(callee.tag)
}

const titleOf = (node) => {
  if (!node) return null
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return (
    node.head.text +
    node.templateSpans.map((span) => `{${span.expression.getText()}}${span.literal.text}`).join('')
  )
}

/** The titles of a test file, with unexpanded placeholders. */
function testsOf(file, text, id) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const tests = []
  const visit = (node) => {
    // it.each(rows)(title, run) is two calls: the one with the title is the test.
    const isTest = ts.isCallExpression(node) && node.arguments.length > 1 && isTestCall(node.expression)
    if (isTest) {
      const title = titleOf(node.arguments[0])
      const leading = new RegExp(`^(?:${id.source}[ ,]+)*${id.source}(?= )`).exec(title ?? '')?.[0] ?? ''
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      tests.push({ file, line, title, ids: idsIn(leading, id) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return tests
}

/** All exports and tests below a folder, and the length of each file, by relative path. */
export function readSources(folder, id) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
  const isTest = ({ path }) => path.endsWith('.test.ts')
  const isSource = (file) => !isTest(file) && !/(^testing\/|\/index\.ts$|\.fixture\.ts$)/.test(file.path)
  return {
    exports: files.filter(isSource).flatMap(({ path, text }) => exportsOf(path, text, id)),
    tests: files.filter(isTest).flatMap(({ path, text }) => testsOf(path, text, id)),
    lengths: files.map(({ path, text }) => ({ file: path, lines: text.split('\n').length - 1 })),
  }
}
