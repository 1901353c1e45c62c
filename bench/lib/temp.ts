import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder that goes with this process, however it is asked to end. */
export const tempFolder = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `zhushutong-bench-${name}-`))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A setting of the run from the environment, such as BENCH_SIZE=200000. */
export const setting = (name: string, fallback: number): number => Number(process.env[name] || fallback)

/** Companies in the demo data that is measured on; more than a first start makes. */
export const SIZE = setting('BENCH_SIZE', 20_000)
