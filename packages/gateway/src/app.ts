import { type Job, type MovableClock, type RunningJobs, runJobs, systemClock } from './clock'
import type { Config } from './config'
import type { Database } from './db'
import {
  createSecure,
  createServer,
  type Log,
  loadKeyPair,
  type MountDeps,
  mountHealth,
  type ResolveSession,
  type Server,
  type ServerOptions,
  success,
} from './http'

/** What a feature is given. */
export interface Deps {
  readonly config: Config
  readonly database: Database
  readonly clock: MovableClock
  /** What mountGroup and contextOf need. */
  readonly calls: MountDeps
  readonly log: Log
}

/** One feature of the gateway, made from its dependencies. */
export type Feature = (deps: Deps) => {
  readonly routes?: (app: Server) => void
  /** Tells who holds a token; exactly one feature does. Without any, everyone is a visitor. */
  readonly resolveSession?: ResolveSession
  readonly jobs?: readonly Job[]
  /** Before the first call is taken, in the features' order: seeding and the like. */
  readonly prepare?: () => Promise<void>
  /** After the last call was answered and the last job has ended. */
  readonly close?: () => Promise<void>
}

export interface AppOptions {
  readonly config: Config
  /** Open and migrated; closing it is left to whoever opened it. */
  readonly database: Database
  readonly clock: MovableClock
  readonly features: readonly Feature[]
  readonly logTo?: ServerOptions['logTo']
}

export interface App {
  readonly server: Server
  /** Prepares the features, then takes calls and starts the jobs. */
  listen(): Promise<{ readonly url: string }>
  /** Answers what is under way, then stops jobs and features. */
  close(): Promise<void>
}

/** Puts the gateway together; nothing runs before listen(). */
export function createApp({ config, database, clock, features, logTo }: AppOptions): App {
  const server = createServer({
    logLevel: config.LOG_LEVEL,
    trustProxy: config.TRUST_PROXY,
    corsOrigins: config.CORS_ORIGINS,
    logTo,
  })
  const keyPair = loadKeyPair({ pem: config.PORTAL_RSA_PRIVATE_KEY, dataDir: config.PORTAL_DATA_DIR })
  const secure = createSecure(keyPair, systemClock)
  let resolve: ResolveSession = async () => null
  const calls: MountDeps = { clock, secure, resolveSession: (token, now) => resolve(token, now) }
  const parts = features.map((feature) => feature({ config, database, clock, calls, log: server.log }))

  resolve = parts.find((part) => part.resolveSession)?.resolveSession ?? resolve
  mountHealth(server, database)
  server.get('/gateway/publicKey', async () => success({ publicKey: secure.publicKey }))
  for (const part of parts) part.routes?.(server)

  let jobs: RunningJobs | undefined
  return {
    server,
    async listen() {
      for (const part of parts) await part.prepare?.()
      await server.listen({ port: config.GATEWAY_PORT, host: config.GATEWAY_HOST })
      const onError = (err: unknown, job: string) => server.log.error({ err, job }, 'job failed')
      jobs = runJobs(
        parts.flatMap((part) => part.jobs ?? []),
        onError,
      )
      const [address] = server.addresses()
      const port = typeof address === 'object' ? address.port : config.GATEWAY_PORT
      return { url: `http://localhost:${port}` }
    },
    async close() {
      await server.close()
      await jobs?.stop()
      for (const part of parts) await part.close?.()
    },
  }
}
