import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import next from 'next'
import { gatewayOrigin, isSubstationSystem, mobileOrigin, portalOrigin } from '../settings/environment'
import { followVersions } from './data-versions'
import { createPortalServer } from './portal-server'
import { openTelemetry } from './telemetry'

const MB = 1024 * 1024
const SHUTDOWN_MS = 10_000
const CLOSE_IDLE_MS = 100

const numberFrom = (name: string, text: string | undefined, usual: number): number => {
  const value = Number(text || usual)
  if (Number.isInteger(value) && value >= 0) return value
  console.error(`${name} 应为不小于 0 的整数`)
  return process.exit(1)
}

const port = numberFrom('PORTAL_PORT', process.env.PORTAL_PORT, 3000)
const host = process.env.PORTAL_HOST || undefined
const metricsPort = process.env.PORTAL_METRICS_PORT
  ? numberFrom('PORTAL_METRICS_PORT', process.env.PORTAL_METRICS_PORT, 0)
  : undefined

/** Ends the process with one line for a failure that an operator can mend. */
const refuseToStart = (error: NodeJS.ErrnoException, taken: number | undefined, name: string): never => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `端口 ${taken} 已被占用，请用 ${name} 换一个（port ${taken} is in use, set ${name}）`
      : `门户无法在端口 ${taken} 启动：${error.message}`,
  )
  return process.exit(1)
}

// The host name is localhost: with any other, Next treats its own rewrites as external.
const app = next({
  dev: false,
  dir: join(dirname(fileURLToPath(import.meta.url)), '..'),
  hostname: 'localhost',
  port,
})
await app.prepare()
const versions = followVersions(gatewayOrigin())
await versions.first
const telemetry = await openTelemetry({
  endpoint: process.env.OTEL_EXPORTER_OTLP_ENDPOINT,
  metricsPort,
  metricsHost: process.env.METRICS_HOST || '127.0.0.1',
}).catch((error) => refuseToStart(error, metricsPort, 'PORTAL_METRICS_PORT'))
const server = createPortalServer({
  handle: app.getRequestHandler(),
  cacheBytes: numberFrom('PORTAL_PAGE_CACHE_MB', process.env.PORTAL_PAGE_CACHE_MB, 128) * MB,
  site: {
    origin: portalOrigin(),
    mobileOrigin: mobileOrigin(),
    isSubstationSystem: isSubstationSystem(),
  },
  versionOf: versions.versionOf,
  proxies: numberFrom('PORTAL_PROXIES', process.env.PORTAL_PROXIES, 0),
  observer: telemetry?.observer,
})

server.on('error', (error) => refuseToStart(error, port, 'PORTAL_PORT'))
server.listen(port, host)

/** Running requests are finished, up to a time limit. */
const shutDown = () => {
  versions.stop()
  server.close(async () => {
    await telemetry?.close()
    process.exit(0)
  })
  // Also those that become idle meanwhile: Node closes them only once.
  setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS)
  setTimeout(() => process.exit(0), SHUTDOWN_MS).unref()
}
process.once('SIGTERM', shutDown)
process.once('SIGINT', shutDown)
