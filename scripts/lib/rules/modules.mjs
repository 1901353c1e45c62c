import ts from 'typescript'

const has = (node, kind) =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some((modifier) => modifier.kind === kind)

/** The names that a pattern binds: `{ a, b: [c] }` binds a and c. */
export const boundNames = (name) =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((one) => (ts.isOmittedExpression(one) ? [] : boundNames(one.name)))

// A name after a dot, before a colon or in a JSX attribute is not a variable.
export const isLabel = ({ parent }, node) =>
  (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
  (ts.isPropertyAssignment(parent) && parent.name === node) ||
  (ts.isBindingElement(parent) && parent.propertyName === node) ||
  ts.isJsxAttribute(parent)

/**
 * The names and modules that code uses at run time: `{ name }` a variable, `{ from }` a loaded module.
 * Types are excluded. A local variable that shadows an import counts as the import: the result errs on the
 * large side.
 */
export function usesOf(node) {
  const uses = []
  const visit = (one) => {
    if (ts.isHeritageClause(one)) for (const type of one.types) visit(type.expression)
    else if (ts.isTypeNode(one)) return
    else if (ts.isIdentifier(one)) {
      if (!isLabel(one, one)) uses.push({ name: one.text })
    } else {
      const [path] = ts.isCallExpression(one) ? one.arguments : []
      const loads = path && one.expression.kind === ts.SyntaxKind.ImportKeyword && ts.isStringLiteral(path)
      if (loads) uses.push({ from: path.text })
      ts.forEachChild(one, visit)
    }
  }
  visit(node)
  return uses
}

function readImport({ importClause, moduleSpecifier: { text: from } }, found) {
  if (!importClause) return found.loads.push(from)
  if (importClause.isTypeOnly) return
  const { name, namedBindings } = importClause
  if (name) found.imports.set(name.text, { from, name: 'default' })
  if (namedBindings && ts.isNamespaceImport(namedBindings))
    found.imports.set(namedBindings.name.text, { from })
  else
    for (const one of namedBindings?.elements ?? [])
      if (!one.isTypeOnly)
        found.imports.set(one.name.text, { from, name: (one.propertyName ?? one.name).text })
}

function readReexport({ exportClause, moduleSpecifier, isTypeOnly }, found) {
  if (isTypeOnly) return
  const from = moduleSpecifier?.text
  if (!exportClause) return found.stars.push(from)
  if (ts.isNamespaceExport(exportClause)) return found.exports.set(exportClause.name.text, { from })
  for (const one of exportClause.elements)
    if (!one.isTypeOnly) found.exports.set(one.name.text, { from, name: (one.propertyName ?? one.name).text })
}

function readDeclaration(node, found) {
  const bindings = ts.isVariableStatement(node)
    ? node.declarationList.declarations.flatMap((one) => boundNames(one.name).map((name) => [name, one]))
    : [[node.name?.text ?? 'default', node]]
  for (const [name, declaration] of bindings) {
    found.declarations.set(name, [...(found.declarations.get(name) ?? []), declaration])
    if (!has(node, ts.SyntaxKind.ExportKeyword)) continue
    found.exports.set(has(node, ts.SyntaxKind.DefaultKeyword) ? 'default' : name, { name })
  }
}

const isDeclaration = (node) =>
  ts.isVariableStatement(node) || ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)

/**
 * A parsed module: its imports, declarations, exports and load-time code. A reference is `{ from?, name?
 * }`: a name of another module, of this one, or a whole module.
 */
export function parseModule(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found = { file, source, imports: new Map(), declarations: new Map(), exports: new Map() }
  Object.assign(found, { stars: [], loads: [], effects: [] })
  for (const node of source.statements) {
    if (ts.isImportDeclaration(node)) readImport(node, found)
    else if (ts.isExportDeclaration(node)) readReexport(node, found)
    else if (isDeclaration(node)) readDeclaration(node, found)
    else if (ts.isExportAssignment(node)) {
      found.declarations.set('default', [node.expression])
      found.exports.set('default', { name: 'default' })
    } else if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) found.effects.push(node)
  }
  return found
}
