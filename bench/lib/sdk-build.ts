import { cpSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../../scripts/lib/processes.mjs'
import { at } from '../../scripts/lib/workspace.mjs'
import { tempFolder } from './temp'

const SDK = at('packages', 'sdk')

/** Builds the SDK as published, and copies it to a separate folder. Returns the folder. */
export async function buildSdk(): Promise<string> {
  const code = await run(process.execPath, [join('scripts', 'build.mjs')], { cwd: SDK, stdio: 'ignore' })
  if (code) throw new Error('SDK 构建失败')
  const outDir = join(tempFolder('sdk'), 'dist')
  cpSync(join(SDK, 'dist'), outDir, { recursive: true })
  writeFileSync(join(dirname(outDir), 'package.json'), '{ "type": "module", "sideEffects": false }')
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
