import type { MovableClock } from './clock'
import type { Config } from './config'
import type { Database, Tx } from './db'
import type { Log, MountDeps, Origins, ReadingGate, ResolveSession, Server } from './http'
import type { Job } from './jobs'
import type { Workers } from './workers'

/** An account that is being closed; what has to be kept of it moves to the anonymous user. */
export interface ClosedAccount {
  readonly userId: string
  readonly anonymousId: string
}

export type CloseAccount = (tx: Tx, account: ClosedAccount) => Promise<void>

/** The dependencies of a feature. */
export interface Deps {
  readonly config: Config
  readonly database: Database
  readonly clock: MovableClock
  /** The dependencies of mountGroup and contextOf. */
  readonly calls: MountDeps
  readonly log: Log
  readonly workers: Pick<Workers, 'run'>
  /** The addresses of this gateway, known once it listens. */
  readonly origins: Origins
  /** Runs `closeAccount` of all features. */
  readonly closeAccount: CloseAccount
}

/** One feature of the gateway, made from its dependencies. */
export type Feature = (deps: Deps) => {
  readonly routes?: (app: Server) => void
  /** Finds the session of a token; exactly one feature provides it. Without any, everyone is a visitor. */
  readonly resolveSession?: ResolveSession
  /** The limits on reading; at most one feature provides them. Without any, every reading call is let in. */
  readonly readingGate?: ReadingGate
  /**
   * Removes or keeps what foreign keys to the user do not delete with an account: moves what has to be kept to the
   * anonymous user, removes files and loose references.
   */
  readonly closeAccount?: CloseAccount
  readonly jobs?: readonly Job[]
  /** Runs before the first request, in the features' order: seeding and the like. */
  readonly prepare?: () => Promise<void>
  /** Runs after the last response and the last job. */
  readonly close?: () => Promise<void>
}
