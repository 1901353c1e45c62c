import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../../scripts/lib/processes.mjs'
import { at } from '../../scripts/lib/workspace.mjs'
import { tempFolder } from './temp'

const SDK = at('packages', 'sdk')
const TSUP = at('node_modules', 'tsup', 'dist', 'cli-default.js')

/** Builds the SDK as published, without types, into a separate folder. Returns the folder. */
export async function buildSdk(): Promise<string> {
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

/** Resolves a dependency of the SDK. */
export function ofSdk(name: string): string {
  return createRequire(join(SDK, 'package.json')).resolve(name)
}

/** Resolves what `import` of a package in the workspace root loads. */
export function ofBench(name: string): string {
  return fileURLToPath(import.meta.resolve(name))
}
