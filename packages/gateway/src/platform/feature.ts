import type { MovableClock } from './clock'
import type { Config } from './config'
import type { Database, Tx } from './db'
import type { Log, MountDeps, Origins, ReadingGate, ResolveSession, Server } from './http'
import type { Job } from './jobs'
import type { Gauge } from './metrics'
import type { Workers } from './workers'

/** An account that is being closed; data to retain moves to the anonymous user. */
export interface ClosedAccount {
  readonly userId: string
  readonly anonymousId: string
}

export type CloseAccount = (tx: Tx, account: ClosedAccount) => Promise<void>

export interface Deps {
  readonly config: Config
  readonly database: Database
  readonly clock: MovableClock
  readonly calls: MountDeps
  readonly log: Log
  readonly workers: Pick<Workers, 'run'>
  /** Addresses of this gateway, known once it listens. */
  readonly origins: Origins
  readonly closeAccount: CloseAccount
}

export type Feature = (deps: Deps) => {
  readonly routes?: (app: Server) => void
  /** Finds the session of a token. At most one feature provides it; without it everybody is a visitor. */
  readonly resolveSession?: ResolveSession
  /** Limits on reading. At most one feature provides it; without it every reading call is allowed. */
  readonly readingGate?: ReadingGate
  /**
   * Cleans up data of an account that foreign keys do not delete with it: moves retained data to the anonymous user,
   * removes files and loose references.
   */
  readonly closeAccount?: CloseAccount
  readonly jobs?: readonly Job[]
  readonly gauges?: readonly Gauge[]
  /** Runs before the first request, in the features' order, for example to seed data. */
  readonly prepare?: () => Promise<void>
  /** Runs after the last response and the last job. */
  readonly close?: () => Promise<void>
}
