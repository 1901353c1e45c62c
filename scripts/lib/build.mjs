import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { withLock } from './lock.mjs'
import { run } from './processes.mjs'
import { Refusal } from './say.mjs'
import { at, cache } from './workspace.mjs'

const TSUP = [at('node_modules', 'tsup', 'dist', 'cli-default.js')]

/** Builds the back office in its own folder. */
export const VITE_BUILD = [at('packages', 'console', 'node_modules', 'vite', 'bin', 'vite.js'), 'build']

/** For each build: its sources, its command, and the file that identifies the result. */
const BUILDS = {
  gateway: {
    packages: ['domain', 'sdk', 'demo', 'telemetry', 'gateway'],
    steps: [TSUP],
    result: at('packages', 'gateway', 'dist'),
  },
  sdk: {
    packages: ['domain', 'sdk', 'gateway/src/openapi'],
    steps: [[at('packages', 'sdk', 'scripts', 'build.mjs')]],
    result: at('packages', 'sdk', 'dist'),
  },
  web: {
    packages: ['domain', 'sdk', 'ui', 'telemetry', 'web'],
    // The pages, and the server around them.
    steps: [[at('packages', 'web', 'node_modules', 'next', 'dist', 'bin', 'next'), 'build'], TSUP],
    result: at('packages', 'web', '.next', 'BUILD_ID'),
  },
  // The back office, served by the portal.
  console: {
    packages: ['domain', 'sdk', 'ui', 'console'],
    steps: [VITE_BUILD],
    result: at('packages', 'console', 'dist', 'index.html'),
  },
}

const publicSettings = () =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
    .map((pair) => pair.join('='))
    .sort()

function inputs(name) {
  const shared = [at('pnpm-lock.yaml'), at('tsconfig.base.json')]
  const packages = BUILDS[name].packages.map((folder) => at('packages', folder))
  const node = process.versions.node.split('.')[0]
  return fingerprint([...shared, ...packages], [node, ...publicSettings()])
}

const stampOf = (name) => join(cache, `built-${name}.json`)

function isBuilt(name) {
  const { result } = BUILDS[name]
  if (!existsSync(stampOf(name)) || !existsSync(result)) return false
  const stamp = JSON.parse(readFileSync(stampOf(name), 'utf8'))
  return stamp.result === fingerprint([result]) && stamp.inputs === inputs(name)
}

/**
 * Builds `gateway`, `sdk`, `web` or `console` unless its sources are unchanged since the last build. Returns a note.
 */
export async function build(name) {
  if (isBuilt(name)) return '未变化，跳过'
  return withLock(`build-${name}`, async () => {
    if (isBuilt(name)) return '已由另一个进程完成'
    const { steps, result } = BUILDS[name]
    const before = inputs(name)
    for (const step of steps) {
      const code = await run(process.execPath, step, {
        cwd: at('packages', name),
        env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      })
      if (code) throw new Refusal(`构建 ${name} 失败，原因见上`)
    }
    mkdirSync(cache, { recursive: true })
    writeFileSync(stampOf(name), JSON.stringify({ inputs: before, result: fingerprint([result]) }))
    return undefined
  })
}
