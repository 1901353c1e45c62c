import { execFile } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../', import.meta.url))
const SDK = join(root, 'packages', 'sdk')
const TSUP = join(root, 'node_modules', 'tsup', 'dist', 'cli-default.js')

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
  readonly publishConfig: { readonly exports: unknown }
}

/** A user's project outside of the workspace. */
export interface UserProject {
  /** Runs an example of the SDK with node; answers what it printed. */
  readonly example: (name: string, env?: Readonly<Record<string, string>>) => Promise<string>
  /** Runs lines of a script of the given kind; answers what they printed. */
  readonly script: (name: string, text: string) => Promise<string>
  readonly remove: () => void
}

/**
 * An empty project with the SDK and its dependencies in node_modules as they are after an install: built, and with
 * the manifest's `publishConfig` in force, which is what packing does. Type declarations are left out: nothing that runs reads them.
 */
export async function userProject(): Promise<UserProject> {
  const folder = mkdtempSync(join(tmpdir(), 'zhushutong-user-'))
  const installed = join(folder, 'node_modules', '@zhushutong', 'sdk')
  mkdirSync(installed, { recursive: true })
  await run(process.execPath, [TSUP, '--no-dts', '--silent', '--out-dir', join(installed, 'dist')], {
    cwd: SDK,
  })
  const manifest = JSON.parse(readFileSync(join(SDK, 'package.json'), 'utf8')) as Manifest
  const published = { ...manifest, ...manifest.publishConfig }
  writeFileSync(join(installed, 'package.json'), JSON.stringify(published))
  for (const name of Object.keys(manifest.dependencies)) {
    symlinkSync(join(SDK, 'node_modules', name), join(folder, 'node_modules', name), 'dir')
  }

  const node = async (file: string, env: Readonly<Record<string, string>> = {}) => {
    const { stdout } = await run(process.execPath, [file], { cwd: folder, env: { ...process.env, ...env } })
    return stdout
  }
  return {
    example(name, env) {
      copyFileSync(join(SDK, 'examples', name), join(folder, name))
      return node(name, env)
    },
    script(name, text) {
      writeFileSync(join(folder, name), text)
      return node(name)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
