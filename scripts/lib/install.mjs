import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fingerprint } from './fingerprint.mjs'
import { withLock } from './lock.mjs'
import { run } from './processes.mjs'
import { Refusal } from './say.mjs'
import { at, manifest } from './workspace.mjs'

const STAMP = at('node_modules', '.installed')
const KEPT = /^npm_config_(registry|cache|userconfig)$/i

/** npm passes its settings down as environment variables; pnpm would misread them as its own. */
export function withoutNpmSettings(env) {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^npm_config_/i.test(name) || KEPT.test(name)),
  )
}

const expected = () =>
  fingerprint([at('pnpm-lock.yaml'), at('pnpm-workspace.yaml')], [process.platform, process.arch])

function isInstalled() {
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== expected()) return false
  return readdirSync(at('packages')).every((name) => {
    const path = at('packages', name, 'package.json')
    if (!existsSync(path)) return true
    const { dependencies, devDependencies } = JSON.parse(readFileSync(path, 'utf8'))
    return (!dependencies && !devDependencies) || existsSync(at('packages', name, 'node_modules'))
  })
}

/**
 * Installs the lock file's packages unless they are installed already. Returns a note for the progress
 * line.
 */
export async function install() {
  if (isInstalled()) return '未变化，跳过'
  return withLock('install', async () => {
    if (isInstalled()) return '已由另一个进程完成'
    const pnpm = ['--yes', manifest.packageManager, 'install', '--frozen-lockfile']
    const env = { ...withoutNpmSettings(process.env), CI: 'true' }
    if (await run('npx', pnpm, { env })) throw new Refusal('安装依赖失败，原因见上')
    writeFileSync(STAMP, expected())
    return undefined
  })
}
