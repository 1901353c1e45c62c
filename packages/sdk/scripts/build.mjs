// Builds the published files: dist/, JavaScript and types, for ES modules and CommonJS.
import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'tsup'
import ts from 'typescript'
import config, { ENTRIES } from '../tsup.config.mjs'
import { compact } from './compact.mjs'
import { documentTypes } from './document-types.mjs'
import { thirdPartyLicences } from './licences.mjs'
import { trimSourceMaps } from './source-maps.mjs'

const sdk = fileURLToPath(new URL('..', import.meta.url))
const packages = join(sdk, '..')
const dist = join(sdk, 'dist')

/**
 * Emits the declarations with the compiler: letting the type bundler do it from the sources takes ten times as long.
 * Types are checked elsewhere.
 */
function declarations(outDir) {
  const path = join(sdk, 'tsconfig.json')
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path, ts.sys.readFile).config,
    ts.sys,
    sdk,
  )
  const program = ts.createProgram({
    rootNames: Object.values(ENTRIES).map((file) => join(sdk, file)),
    options: {
      ...options,
      noEmit: false,
      noCheck: true,
      declaration: true,
      emitDeclarationOnly: true,
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

const formatHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => sdk,
  getNewLine: () => '\n',
}

/** Bundles the declarations of each entry, as CommonJS sees them. */
async function types(from) {
  const declared = (file) => join(from, 'sdk', file.replace(/\.ts$/, '.d.ts'))
  const entry = Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, declared(file)]))
  await build({
    config: false,
    entry,
    format: 'cjs',
    outDir: dist,
    silent: true,
    external: ['rxjs', 'axios', /^node:/, /^zod/],
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

/** Indents by tabs: the types contain the whole catalogue, and a third of them would be spaces. */
function indentedByTabs() {
  for (const name of readdirSync(dist).filter((file) => file.endsWith('.d.cts'))) {
    const path = join(dist, name)
    const text = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      text.replace(/^(?: {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4)),
    )
  }
}

/** The types for ES modules re-export the same declarations, which are half a megabyte. */
function typesOfModules() {
  for (const name of Object.keys(ENTRIES)) {
    if (!existsSync(join(dist, `${name}.d.cts`))) throw new Error(`dist/${name}.d.cts was not made`)
    writeFileSync(join(dist, `${name}.d.ts`), `export * from './${name}.cjs'\n`)
  }
}

/** Bundles the JavaScript, with its source maps and the licences of what is in it. */
async function scripts() {
  let esbuild
  const rememberEsbuild = {
    name: 'remember-esbuild',
    setup: (plugin) => {
      esbuild = plugin.esbuild
    },
  }
  const esbuildPlugins = [...config.esbuildPlugins, rememberEsbuild]
  await build({ ...config, esbuildPlugins, config: false, silent: true, sourcemap: true, metafile: true })
  const records = ['esm', 'cjs'].map((format) => join(dist, `metafile-${format}.json`))
  const metafiles = records.map((path) => JSON.parse(readFileSync(path, 'utf8')))
  writeFileSync(join(sdk, 'THIRD-PARTY-LICENSES'), thirdPartyLicences(metafiles))
  for (const path of records) rmSync(path)
  compact(esbuild, sdk, metafiles)
  trimSourceMaps(dist, JSON.parse(readFileSync(join(sdk, 'package.json'), 'utf8')))
}

// esbuild uses the folder it was imported in as its working folder.
if (join(process.cwd(), '/') !== sdk) throw new Error(`Run this in ${sdk}`)
const temp = mkdtempSync(join(tmpdir(), 'zhushutong-sdk-types-'))
try {
  mkdirSync(dist, { recursive: true })
  declarations(temp)
  await scripts()
  await types(temp)
  typesOfModules()
  const reference = join(temp, 'openapi.json')
  const openapi = join(packages, '..', 'scripts', 'openapi.mjs')
  execFileSync(process.execPath, [openapi, reference], { stdio: ['ignore', 'ignore', 'inherit'] })
  documentTypes(dist, reference)
  indentedByTabs()
} finally {
  rmSync(temp, { recursive: true, force: true })
}
