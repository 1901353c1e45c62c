import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from '../../scripts/lib/fingerprint.mjs'
import { withLock } from '../../scripts/lib/lock.mjs'
import { run } from '../../scripts/lib/processes.mjs'
import { at, cache } from '../../scripts/lib/workspace.mjs'

export const NEXT = at('packages', 'web', 'node_modules', 'next', 'dist', 'bin', 'next')
export const EMPTY_PAGE = join(cache, 'empty-page')
const SOURCE = at('bench', 'empty-page')

/** Builds the two empty pages with the portal's Next and React, unless they are up to date. */
export function buildEmptyPage() {
  return withLock('build-empty-page', async () => {
    const stamp = join(EMPTY_PAGE, '.stamp')
    const wanted = fingerprint([SOURCE, at('pnpm-lock.yaml')])
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
    rmSync(EMPTY_PAGE, { recursive: true, force: true })
    cpSync(SOURCE, EMPTY_PAGE, { recursive: true })
    symlinkSync(at('packages', 'web', 'node_modules'), join(EMPTY_PAGE, 'node_modules'), 'junction')
    const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
    const code = await run(process.execPath, [NEXT, 'build'], { cwd: EMPTY_PAGE, env, stdio: 'ignore' })
    if (code) throw new Error('空页面构建失败')
    writeFileSync(stamp, wanted)
  })
}
