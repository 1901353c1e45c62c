// The published declarations: those of the sources, and in place of src/api.ts those that are written from the
// OpenAPI document.
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'tsup'
import ts from 'typescript'
import { ENTRIES } from '../tsup.config.mjs'
import { documentInterface } from './types/handwritten.mjs'
import { writeTypes } from './types/index.mjs'
import { listOperations } from './types/operations.mjs'

/** The module with the types of the client, as the bundler of declarations sees it. */
const API = '#api'

/** The entries that are published: others serve the workspace and have no declarations. */
const listEntries = (sdk) => {
  const { publishConfig } = JSON.parse(readFileSync(join(sdk, 'package.json'), 'utf8'))
  const published = JSON.stringify(publishConfig.exports)
  return Object.entries(ENTRIES).filter(([name]) => published.includes(`./dist/${name}.d.cts`))
}

const formatHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => process.cwd(),
  getNewLine: () => '\n',
}

/**
 * Emits the declarations of the sources with the compiler: letting the type bundler do it takes ten times as long.
 * Types are checked elsewhere.
 */
function emit(entries, packages, outDir) {
  const sdk = join(packages, 'sdk')
  const path = join(sdk, 'tsconfig.json')
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path, ts.sys.readFile).config,
    ts.sys,
    sdk,
  )
  const program = ts.createProgram({
    rootNames: entries.map(([, file]) => join(sdk, file)),
    options: {
      ...options,
      noEmit: false,
      noCheck: true,
      declaration: true,
      emitDeclarationOnly: true,
      stripInternal: true,
      outDir,
      rootDir: packages,
      // By path, not as a package: the domain's types are inlined into ours, since the domain is not published.
      paths: { '@zhushutong/domain/*': [join(packages, 'domain', 'src', '*', 'index.ts')] },
    },
  })
  const { diagnostics } = program.emit()
  if (diagnostics.length) throw new Error(ts.formatDiagnostics(diagnostics, formatHost))
  symlinkSync(join(sdk, 'node_modules'), join(outDir, 'sdk', 'node_modules'), 'dir')
}

const replaceIn = (path, pattern, text) =>
  writeFileSync(path, readFileSync(path, 'utf8').replace(pattern, text))

/** Refers to the module of the client's types by a name that the bundler leaves alone. */
function nameApi(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.d.ts'))
  for (const name of files)
    replaceIn(join(folder, name), /(['"])(?:\.\.?\/)+(?:api|results)\1/g, `$1${API}$1`)
}

/** Bundles the declarations of each entry, as CommonJS sees them. */
async function bundle(entries, from, outDir) {
  const declared = (file) => join(from, 'sdk', file.replace(/\.ts$/, '.d.ts'))
  const entry = Object.fromEntries(entries.map(([name, file]) => [name, declared(file)]))
  await build({
    config: false,
    entry,
    format: 'cjs',
    outDir,
    silent: true,
    external: ['rxjs', 'axios', API, /^node:/],
    noExternal: [/^@zhushutong\/domain/],
    dts: {
      only: true,
      entry,
      compilerOptions: {
        ignoreDeprecations: '6.0',
        paths: { '@zhushutong/domain/*': [join(from, 'domain', 'src', '*', 'index.d.ts')] },
      },
    },
  })
}

/** Writes the declarations of every entry into a folder; `temp` is an empty folder. */
export async function writeDeclarations({ packages, document, temp, outDir }) {
  const entries = listEntries(join(packages, 'sdk'))
  emit(entries, packages, temp)
  nameApi(join(temp, 'sdk', 'src'))
  const assistant = listOperations(document).filter(({ group }) => group === 'assistant')
  const path = join(temp, 'sdk', 'src', 'client', 'assistant.d.ts')
  documentInterface(path, 'AssistantResource', document, assistant)
  await bundle(entries, temp, outDir)
  for (const name of readdirSync(outDir).filter((file) => file.endsWith('.d.cts')))
    replaceIn(join(outDir, name), new RegExp(`(['"])${API}\\1|^import '[^']+';\\n`, 'gm'), (_, quote) =>
      quote ? "'./api.cjs'" : '',
    )
  writeFileSync(join(outDir, 'api.d.cts'), writeTypes(document, './index.cjs'))
  for (const name of ['index', 'index-node', 'node'])
    replaceIn(join(outDir, `${name}.d.cts`), /^/, "export type * from './api.cjs'\n")
  // The types for ES modules re-export the same declarations.
  for (const name of entries.map(([name]) => name))
    writeFileSync(join(outDir, `${name}.d.ts`), `export * from './${name}.cjs'\n`)
}
