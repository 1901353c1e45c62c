// Builds the published files: dist/, JavaScript and types, for ES modules and CommonJS.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'tsup'
import config from '../tsup.config.mjs'
import { compact, dropBareImports } from './compact.mjs'
import { writeDeclarations } from './declarations.mjs'
import { thirdPartyLicences } from './licences.mjs'
import { trimSourceMaps } from './source-maps.mjs'

const sdk = fileURLToPath(new URL('..', import.meta.url))
const packages = join(sdk, '..')
const dist = join(sdk, 'dist')

/** The OpenAPI document of the contract. */
function loadDocument(folder) {
  const path = join(folder, 'openapi.json')
  const script = join(packages, '..', 'scripts', 'openapi.mjs')
  execFileSync(process.execPath, [script, path], { stdio: ['ignore', 'ignore', 'inherit'] })
  return JSON.parse(readFileSync(path, 'utf8'))
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
  dropBareImports(dist)
  trimSourceMaps(dist, JSON.parse(readFileSync(join(sdk, 'package.json'), 'utf8')))
}

// esbuild uses the folder it was imported in as its working folder.
if (join(process.cwd(), '/') !== sdk) throw new Error(`Run this in ${sdk}`)
const temp = mkdtempSync(join(tmpdir(), 'zhushutong-sdk-types-'))
try {
  mkdirSync(dist, { recursive: true })
  await scripts()
  await writeDeclarations({ packages, document: loadDocument(temp), temp, outDir: dist })
} finally {
  rmSync(temp, { recursive: true, force: true })
}
