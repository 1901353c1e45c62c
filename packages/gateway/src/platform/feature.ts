import type { MovableClock } from './clock'
import type { Config } from './config'
import type { Database } from './db'
import type { Log, MountDeps, Origins, ReadingGate, ResolveSession, Server } from './http'
import type { Job } from './jobs'

/** The dependencies of a feature. */
export interface Deps {
  readonly config: Config
  readonly database: Database
  readonly clock: MovableClock
  /** The dependencies of mountGroup and contextOf. */
  readonly calls: MountDeps
  readonly log: Log
  /** The addresses of this gateway, known once it listens. */
  readonly origins: Origins
}

/** One feature of the gateway, made from its dependencies. */
export type Feature = (deps: Deps) => {
  readonly routes?: (app: Server) => void
  /** Finds the session of a token; exactly one feature provides it. Without any, everyone is a visitor. */
  readonly resolveSession?: ResolveSession
  /** The limits on reading; at most one feature provides them. Without any, every reading call is let in. */
  readonly readingGate?: ReadingGate
  readonly jobs?: readonly Job[]
  /** Runs before the first request, in the features' order: seeding and the like. */
  readonly prepare?: () => Promise<void>
  /** Runs after the last response and the last job. */
  readonly close?: () => Promise<void>
}
