import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A temporary folder that is removed with this process, on any kind of exit. */
export function tempFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `zhushutong-bench-${name}-`))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A parameter of the run from the environment, such as BENCH_SIZE=200000. */
export function setting(name: string, fallback: number): number {
  return Number(process.env[name] || fallback)
}

/** Companies in the demo data of a measurement; more than at a first start. */
export const SIZE = setting('BENCH_SIZE', 20_000)
