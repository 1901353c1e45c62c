import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { fingerprint } from './fingerprint.mjs'
import { withoutNpmSettings } from './install.mjs'
import { withLock } from './lock.mjs'
import { run } from './processes.mjs'
import { Refusal } from './say.mjs'
import { at, cache, manifest } from './workspace.mjs'

const SDK = at('packages', 'sdk')
const folder = join(cache, 'sdk-package')
const stamp = join(folder, 'packed-from')

const packed = () => {
  const { name, version } = JSON.parse(readFileSync(join(SDK, 'package.json'), 'utf8'))
  return join(folder, `${name.slice(1).replace('/', '-')}-${version}.tgz`)
}

const isPacked = (from) => existsSync(stamp) && existsSync(packed()) && readFileSync(stamp, 'utf8') === from

/** Builds and packs the SDK as published, unless nothing has changed. Returns the path of the tarball. */
export async function packSdk() {
  return withLock('pack-sdk', async () => {
    await build('sdk')
    const { files } = JSON.parse(readFileSync(join(SDK, 'package.json'), 'utf8'))
    const shipped = ['package.json', 'README.md', 'LICENSE', ...files].map((name) => join(SDK, name))
    const from = fingerprint(shipped)
    if (isPacked(from)) return packed()
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    // Already built: no lifecycle script is needed.
    const pnpm = [
      '--yes',
      manifest.packageManager,
      '--config.ignore-scripts=true',
      'pack',
      '--pack-destination',
    ]
    const env = withoutNpmSettings(process.env)
    const code = await run('npx', [...pnpm, folder], {
      cwd: SDK,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (code) throw new Refusal('打包 SDK 失败，原因见上')
    writeFileSync(stamp, from)
    return packed()
  })
}
