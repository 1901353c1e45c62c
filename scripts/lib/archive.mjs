import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { build } from './build.mjs'
import { withoutNpmSettings } from './install.mjs'
import { withLock } from './lock.mjs'
import { run } from './processes.mjs'
import { Refusal, step } from './say.mjs'
import { at, cache, manifest } from './workspace.mjs'

const runQuietly = promisify(execFile)

/** The machine that an archive is for: its native modules are those of the machine that made it. */
const PLATFORM = `${process.platform}-${process.arch}`
export const NAME = `zhushutong-${manifest.version}-${PLATFORM}`
const folder = join(cache, 'archive')
const unpacked = join(folder, NAME)
export const archive = at('dist', `${NAME}.tar.gz`)

/** Parts of the repository that an archive has as they are. */
const PARTS = [
  'LICENSE',
  '.env.example',
  'deploy',
  'docs/INSTALL.md',
  'docs/OPERATIONS.md',
  'docs/RUNBOOK.md',
]
/** Builds, and files that they read. */
const BUILDS = ['packages/gateway/dist', 'packages/web/dist', 'packages/web/.next', 'packages/console/dist']
const BESIDE = ['packages/web/public', 'packages/sdk/package.json']
/** The files and folders of an archive. */
export const CONTENT = [
  '.env.example',
  'LICENSE',
  'VERSION',
  'package.json',
  'bin',
  'node_modules',
  'packages',
  'deploy',
  'docs',
]

/** Packages with a server: their dependencies are installed. */
const SERVERS = ['gateway', 'web']

/** Packages that only a build or a test of Next loads. */
const ONLY_BUILDS = /^(@next\+swc|playwright|@playwright|@babel|caniuse-lite|@types)/
/** Files that no server reads: TypeScript, source maps, the caches and traces of a build. */
const UNREAD = /\.([cm]?tsx?|map|tsbuildinfo)$|\/\.next\/(cache|diagnostics|types|trace[^/]*)$/

const isRead = (path) => !UNREAD.test(path)

const copy = (part) => cpSync(at(part), join(unpacked, part), { recursive: true, filter: isRead })

function* filesIn(path) {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name)
    if (entry.isDirectory()) yield* filesIn(inside)
    else yield { path: inside, isLink: entry.isSymbolicLink() }
  }
}

const isDangling = (path) => {
  try {
    return !statSync(path)
  } catch {
    return true
  }
}

/** The production dependencies of both servers, without the packages of the workspace, which are in the builds. */
async function installDependencies() {
  const packages = readdirSync(at('packages')).map((name) => join('packages', name, 'package.json'))
  const workspace = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']
  for (const file of [...workspace, ...packages]) cpSync(at(file), join(unpacked, file))
  const filters = SERVERS.flatMap((name) => ['--filter', `@zhushutong/${name}`])
  const options = ['install', '--prod', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts']
  const code = await run('npx', ['--yes', manifest.packageManager, ...filters, ...options], {
    cwd: unpacked,
    env: { ...withoutNpmSettings(process.env), CI: 'true' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (code) throw new Refusal('安装生产依赖失败，原因见上')
  for (const file of workspace) rmSync(join(unpacked, file))
  for (const name of readdirSync(at('packages'))) {
    const own = join(unpacked, 'packages', name)
    if (SERVERS.includes(name)) rmSync(join(own, 'package.json'))
    else rmSync(own, { recursive: true })
  }
  const store = join(unpacked, 'node_modules', '.pnpm')
  for (const name of readdirSync(store))
    if (ONLY_BUILDS.test(name)) rmSync(join(store, name), { recursive: true })
  for (const { path, isLink } of filesIn(unpacked))
    if (UNREAD.test(path) || (isLink && isDangling(path))) rmSync(path)
}

/** Next reads its configuration when it starts; in TypeScript it would need the compiler and the sources. */
async function writeNextConfig() {
  const esbuild = await import('esbuild')
  await esbuild.build({
    entryPoints: [at('packages/web/next.config.ts')],
    outfile: join(unpacked, 'packages/web/next.config.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  })
}

function writeManifest() {
  const { name, version, license, engines } = manifest
  const scripts = { admin: 'bin/zhushutong admin', import: 'bin/zhushutong admin import' }
  const own = { name, version, private: true, license, type: 'module', engines, scripts }
  writeFileSync(join(unpacked, 'package.json'), `${JSON.stringify(own, null, 2)}\n`)
  for (const server of SERVERS)
    writeFileSync(
      join(unpacked, 'packages', server, 'package.json'),
      `${JSON.stringify({ type: 'module' })}\n`,
    )
}

const git = async (...args) => (await runQuietly('git', args, { cwd: at() })).stdout.trim()

/** Sorted, without owners, with the time of the commit: the same files give the same archive. */
async function compress(time) {
  mkdirSync(at('dist'), { recursive: true })
  const same = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--hard-dereference']
  const modes = ['--mode=u+rwX,go+rX,go-w', `--mtime=@${time}`]
  const gzip = ['--use-compress-program', 'gzip -n']
  await runQuietly('tar', [...same, ...modes, ...gzip, '-cf', archive, '-C', folder, basename(unpacked)])
}

const megabytes = (path) => `${(statSync(path).size / 1e6).toFixed(0)} MB`

/** Builds what an archive contains. */
export async function buildRelease() {
  for (const name of ['gateway', 'web', 'console']) await step(`构建 ${name}`, () => build(name))
}

/** Makes the release archive of this machine's platform in dist/, from the present builds. Returns its path. */
export async function packArchive() {
  return withLock('archive', async () => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(unpacked, { recursive: true })
    await step('安装生产依赖', installDependencies)
    for (const part of [...PARTS, ...BUILDS, ...BESIDE]) copy(part)
    cpSync(at('deploy', 'bin'), join(unpacked, 'bin'), { recursive: true })
    await writeNextConfig()
    writeManifest()
    const [commit, time] = [
      await git('rev-parse', '--short=12', 'HEAD'),
      await git('log', '-1', '--format=%ct'),
    ]
    writeFileSync(join(unpacked, 'VERSION'), `${manifest.version} ${commit} ${PLATFORM}\n`)
    await step('压缩', async () => {
      await compress(time)
      return megabytes(archive)
    })
    return archive
  })
}
