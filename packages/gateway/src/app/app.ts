import type { MetricsServer } from '@zhushutong/telemetry/metrics'
import { type MovableClock, systemClock } from '../platform/clock'
import type { Config } from '../platform/config'
import { type Database, watchDiskSpace } from '../platform/db'
import type { CloseAccount, Feature } from '../platform/feature'
import {
  createSecure,
  createServer,
  loadKeyPair,
  type MountDeps,
  mountHealth,
  originsOf,
  type ResolveSession,
  type Server,
  type ServerOptions,
  success,
} from '../platform/http'
import { type RunningJobs, runJobs } from '../platform/jobs'
import { startMetrics, watchEventLoop } from '../platform/metrics'
import { observeCalls } from '../platform/telemetry'
import { createWorkers } from '../platform/workers'
import { nameCalls } from './call-names'
import { closeServer } from './close-server'
import { startTracing } from './start-tracing'
import { taskModule } from './task-module'

interface AppOptions {
  readonly config: Config
  /** Open and migrated; the caller closes it. */
  readonly database: Database
  readonly clock: MovableClock
  readonly features: readonly Feature[]
  readonly logTo?: ServerOptions['logTo']
}

/** Half of the time that a stop may take, in ms: jobs and database need the rest. */
const CUT_AFTER_MS = 10_000

export interface App {
  readonly server: Server
  /** Prepares the features, then accepts requests and starts the jobs. */
  listen(): Promise<{ readonly url: string; readonly metricsUrl: string | null }>
  /** Ends streams with an event, finishes running requests, cuts late ones, then stops jobs and features. */
  close(): Promise<void>
}

/** Assembles the gateway; nothing runs before listen(). */
export function createApp({ config, database, clock, features, logTo }: AppOptions): App {
  const space = watchDiskSpace(database)
  const server = createServer({
    logLevel: config.LOG_LEVEL,
    trustProxy: config.TRUST_PROXY,
    corsOrigins: config.CORS_ORIGINS,
    origins: [config.GATEWAY_ORIGIN, config.GATEWAY_INTERNAL_ORIGIN].filter((origin) => origin !== undefined),
    logTo,
    onFault: space.note,
  })
  const isObserved = config.METRICS_PORT !== undefined || config.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined
  if (isObserved) observeCalls(server, nameCalls())
  const onWorkerError = (err: Error) => server.log.error({ err }, 'a worker thread failed')
  const workers = createWorkers({
    module: taskModule,
    threads: config.WORKER_THREADS,
    onError: onWorkerError,
  })
  const keyPair = loadKeyPair({ pem: config.PORTAL_RSA_PRIVATE_KEY, dataDir: config.PORTAL_DATA_DIR })
  const secure = createSecure(keyPair, systemClock)
  let resolve: ResolveSession = async () => null
  let gate: MountDeps['readingGate']
  const calls: MountDeps = {
    clock,
    secure,
    resolveSession: (token, now) => resolve(token, now),
    get readingGate() {
      return gate
    },
  }
  const origins = originsOf(config, server)
  const closeAccount: CloseAccount = async (tx, account) => {
    for (const part of parts) await part.closeAccount?.(tx, account)
  }
  const parts: readonly ReturnType<Feature>[] = features.map((feature) =>
    feature({ config, database, clock, calls, log: server.log, workers, origins, closeAccount }),
  )

  resolve = parts.find((part) => part.resolveSession)?.resolveSession ?? resolve
  gate = parts.find((part) => part.readingGate)?.readingGate
  mountHealth(server, database, space)
  const loop = watchEventLoop(server.log)
  server.get('/gateway/publicKey', async () => success({ publicKey: secure.publicKey }))
  for (const part of parts) part.routes?.(server)

  let jobs: RunningJobs | undefined
  let metrics: MetricsServer | null = null
  let endTracing = async () => {}
  return {
    server,
    async listen() {
      endTracing = await startTracing(config, server.log)
      const gauges = parts.flatMap((part) => part.gauges ?? [])
      metrics = await startMetrics({ config, database, loop, workers, gauges })
      for (const part of parts) await part.prepare?.()
      await server.listen({ port: config.GATEWAY_PORT, host: config.GATEWAY_HOST })
      const onError = (err: unknown, job: string) => {
        server.log.error({ err, job }, 'job failed')
        space.note(err)
      }
      jobs = runJobs(
        parts.flatMap((part) => part.jobs ?? []),
        onError,
      )
      loop.start()
      const [address] = server.addresses()
      const port = typeof address === 'object' ? address.port : config.GATEWAY_PORT
      return { url: `http://localhost:${port}`, metricsUrl: metrics?.url ?? null }
    },
    async close() {
      await closeServer(server, CUT_AFTER_MS)
      await jobs?.stop()
      for (const part of parts) await part.close?.()
      await workers.close()
      loop.stop()
      await metrics?.close()
      await endTracing()
    },
  }
}
