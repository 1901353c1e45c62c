import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'

const SOURCES = ['packages', 'tests', 'e2e', 'bench', 'scripts'].flatMap((folder) =>
  ['ts', 'tsx', 'mjs'].map((extension) => `${folder}/**.${extension}`),
)
const TESTS = /\.(test|e2e|bench|fixture)\.m?tsx?$|^(tests|e2e|bench)\/|\/(testing|test-support)\//
export const isTest = (path) => TESTS.test(path)
const PARTNERS = /^packages\/sdk\/consumers\//
const ALL = '*'

/** Lists the sources of the workspace in order, relative to its root; those of the SDK's consumers are not part of it. */
const listSources = (root) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...SOURCES], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path && !PARTNERS.test(path) && existsSync(join(root, path)))
    .sort()

const hasModifier = (node, modifier) =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === modifier)

const namesOf = (node) =>
  hasModifier(node, ts.SyntaxKind.DefaultKeyword)
    ? ['default']
    : ts.isVariableStatement(node)
      ? node.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []))
      : node.name
        ? [node.name.text]
        : []

/** The members of a namespace import that a file names; all if the namespace itself is handed on. */
const membersOf = (name, text) => {
  const uses = text.match(new RegExp(`\\b${name}\\b(?!['/-])\\.?\\w*`, 'g')) ?? []
  const members = uses.slice(1).map((use) => use.slice(name.length + 1))
  return members.includes('') ? [ALL] : members
}

const namesOfImport = ({ importClause: clause }, text) => {
  const bindings = clause?.namedBindings
  return [
    ...(clause?.name ? ['default'] : []),
    ...(!bindings ? [] : ts.isNamespaceImport(bindings) ? membersOf(bindings.name.text, text) : []),
    ...(bindings?.elements ?? []).map((element) => (element.propertyName ?? element.name).text),
  ]
}

/** The imports and exports of a file: `uses` as [specifier, names], `exports` as [name, statement]. */
function parse(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  const uses = []
  const exports = []
  for (const node of source.statements) {
    if (ts.isImportDeclaration(node)) uses.push([node.moduleSpecifier.text, namesOfImport(node, text)])
    else if (ts.isExportDeclaration(node)) {
      const elements = node.exportClause?.elements ?? []
      const names = elements.map((element) => (element.propertyName ?? element.name).text)
      if (node.moduleSpecifier)
        uses.push([node.moduleSpecifier.text, node.exportClause?.elements ? names : [ALL]])
      for (const element of elements) exports.push([element.name.text, element])
    } else if (hasModifier(node, ts.SyntaxKind.ExportKeyword))
      for (const name of namesOf(node)) exports.push([name, node])
  }
  for (const [, specifier] of text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)) uses.push([specifier, [ALL]])
  return { text, source, uses, exports }
}

/** Reads the modules of the workspace by path; each import as the path that it leads to and the names. */
export function readModules(root) {
  const options = {
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    allowJs: true,
    paths: { '@/*': [join(root, 'packages/web/src/*')] },
  }
  const cache = ts.createModuleResolutionCache(root, (name) => name, options)
  const lead = (path, specifier) => {
    const { resolvedModule } = ts.resolveModuleName(specifier, join(root, path), options, ts.sys, cache)
    return resolvedModule && relative(root, resolvedModule.resolvedFileName)
  }
  return new Map(
    listSources(root).map((path) => {
      const { uses, ...module } = parse(path, readFileSync(join(root, path), 'utf8'))
      const imports = uses.map(([specifier, names]) => ({ path: lead(path, specifier), names }))
      return [
        path,
        { ...module, imports: imports.filter((entry) => entry.path && !entry.path.includes('node_modules')) },
      ]
    }),
  )
}

/** The names of each module that others import, and from where: Map of path to Map of name to importers. */
export function findUses(modules) {
  const uses = new Map([...modules.keys()].map((path) => [path, new Map()]))
  for (const [from, { imports }] of modules)
    for (const { path, names } of imports)
      for (const name of names) {
        const users = uses.get(path)
        users?.set(name, [...(users.get(name) ?? []), from])
      }
  return uses
}
