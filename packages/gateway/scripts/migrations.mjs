// Generates the migration for changed tables, and deletes snapshots that drizzle-kit no longer reads.
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const gateway = fileURLToPath(new URL('..', import.meta.url))
const meta = join(gateway, 'src', 'platform', 'db', 'migrations', 'meta')
const kit = join(gateway, 'node_modules', 'drizzle-kit', 'bin.cjs')

const { status } = spawnSync(process.execPath, [kit, 'generate', ...process.argv.slice(2)], {
  cwd: gateway,
  stdio: 'inherit',
})
if (status === 0) {
  const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'))
  for (const name of snapshots.sort().slice(0, -1)) rmSync(join(meta, name))
}
process.exitCode = status ?? 1
