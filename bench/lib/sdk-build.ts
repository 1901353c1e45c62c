import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { run } from '../../scripts/lib/processes.mjs'
import { at } from '../../scripts/lib/workspace.mjs'
import { tempFolder } from './temp'

const SDK = at('packages', 'sdk')
const TSUP = at('node_modules', 'tsup', 'dist', 'cli-default.js')

/** Builds the SDK as it is published, types left out, into a folder of its own. Answers the folder. */
export const buildSdk = async (): Promise<string> => {
  const outDir = join(tempFolder('sdk'), 'dist')
  mkdirSync(outDir)
  writeFileSync(join(dirname(outDir), 'package.json'), '{ "type": "module", "sideEffects": false }')
  const code = await run(process.execPath, [TSUP, '--no-dts', '--silent', '--out-dir', outDir], {
    cwd: SDK,
    stdio: 'ignore',
  })
  if (code || !readdirSync(outDir).includes('index-node.js')) throw new Error('SDK 构建失败')
  return outDir
}

/** What of esbuild is used here; it comes with tsup and has no place of its own among the dependencies. */
interface Esbuild {
  build(options: Readonly<Record<string, unknown>>): Promise<{
    readonly outputFiles: readonly { readonly path: string; readonly contents: Uint8Array }[]
    readonly metafile: {
      readonly outputs: Readonly<
        Record<
          string,
          { readonly entryPoint?: string; readonly imports: readonly { path: string; kind: string }[] }
        >
      >
    }
  }>
}

const throughTsup = createRequire(createRequire(import.meta.url).resolve('tsup'))

export const esbuild = (): Esbuild => throughTsup('esbuild')

/** Resolves a package that the SDK depends on. */
export const ofSdk = (name: string): string => createRequire(join(SDK, 'package.json')).resolve(name)
