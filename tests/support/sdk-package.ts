import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import ts from 'typescript'
import { packSdk } from '../../scripts/lib/pack.mjs'
import { at } from '../../scripts/lib/workspace.mjs'

const run = promisify(execFile)
const SDK = at('packages', 'sdk')
/** Folders of the packages that a project may use: installed in the workspace in the same versions. */
const STORES = [at('node_modules'), join(SDK, 'node_modules'), at('packages', 'web', 'node_modules')]

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

export function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

/** Writes an example as JavaScript, since Node 20 runs no types; returns the name of the file. */
export function writeExample(folder: string, name: string): string {
  const text = readFileSync(join(SDK, 'examples', name), 'utf8')
  const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext }
  const file = name.replace(/ts$/, 'mjs')
  writeFileSync(join(folder, file), ts.transpileModule(text, { compilerOptions: options }).outputText)
  return file
}

/** A user's project outside the workspace. */
export interface UserProject {
  readonly folder: string
  /** Runs a program with this Node, or with `node`; returns its output. */
  readonly node: (file: string, env?: Readonly<Record<string, string>>, node?: string) => Promise<string>
  readonly example: (name: string, env?: Readonly<Record<string, string>>) => Promise<string>
  /** Runs script lines of the given type; returns their output. */
  readonly script: (name: string, text: string) => Promise<string>
  readonly remove: () => void
}

let packed: Promise<string> | undefined

/** The tarball to be published, shared by all tests here. */
export function tarball(): Promise<string> {
  packed ??= packSdk()
  return packed
}

export async function unpackSdk(folder: string): Promise<string> {
  const installed = join(folder, 'node_modules', '@zhushutong', 'sdk')
  mkdirSync(installed, { recursive: true })
  await run('tar', ['-xzf', await tarball(), '-C', installed, '--strip-components=1'])
  return installed
}

const storeOf = (name: string, version: string) =>
  STORES.map((store) => join(store, name)).find((path) => {
    try {
      return (
        (JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as { version: string }).version ===
        version
      )
    } catch {
      return false
    }
  })

/** Links a package like an install would; returns false if the workspace has no such version. */
export function link(folder: string, name: string, version: string): boolean {
  const storePath = storeOf(name, version)
  if (!storePath) return false
  const path = join(folder, 'node_modules', name)
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(storePath, path, 'dir')
  return true
}

/** A project with the packed SDK and its dependencies; `peers` are the packages that its user adds. */
export async function userProject(peers: Readonly<Record<string, string>> = {}): Promise<UserProject> {
  const folder = mkdtempSync(join(tmpdir(), 'zhushutong-user-'))
  const { dependencies } = manifestIn(await unpackSdk(folder))
  for (const [name, version] of Object.entries({ ...dependencies, ...peers }))
    if (!link(folder, name, version)) throw new Error(`${name} ${version} is not installed in the workspace`)

  const node: UserProject['node'] = async (file, env = {}, node = process.execPath) => {
    const { stdout } = await run(node, [file], { cwd: folder, env: { ...process.env, ...env } })
    return stdout
  }
  return {
    folder,
    node,
    example: (name, env) => node(writeExample(folder, name), env),
    script(name, text) {
      writeFileSync(join(folder, name), text)
      return node(name)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
