import type { Clock } from '../platform/clock'
import type { Config } from '../platform/config'
import type { Database } from '../platform/db'
import type { Workers } from '../platform/workers'

export interface ResourceDeps {
  readonly database: Database
  readonly clock: Clock
  readonly config: Config
  readonly workers: Pick<Workers, 'run'>
}
