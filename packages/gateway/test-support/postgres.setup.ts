import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import type { TestProject } from 'vitest/node'
import { type PostgresServer, startPostgres } from './postgres-server'
import { dropTemplate, makeDataFolder, makeTemplate, type Seed } from './templates'

// As in vitest.config.ts: PGlite is ready sooner without the optimising compiler.
setFlagsFromString('--liftoff-only')

/** The seed in a request's query: `?size=60&now=1795140000000`. */
const seedOf = ({ searchParams }: URL): Seed | undefined => {
  const size = Number(searchParams.get('size'))
  return size ? { size, now: Number(searchParams.get('now')) } : undefined
}

/**
 * One PostgreSQL for a run of all projects, and one prepared database for each seed and type. All are created
 * on request only: test files run in separate processes.
 */
export default async function setup(project: TestProject) {
  let started: Promise<PostgresServer> | undefined
  const templates = new Map<string, Promise<string>>()
  const folders = new Map<string, Promise<string>>()
  const server = async () => {
    const configured = process.env.DATABASE_URL_TEST
    if (configured) return configured
    started ??= startPostgres()
    return (await started).url
  }
  /** Creates a resource on its first request; concurrent requests wait for the same one. */
  const once = (cache: Map<string, Promise<string>>, query: string, make: () => Promise<string>) => {
    const known = cache.get(query) ?? make()
    cache.set(query, known)
    return known
  }
  const emptyFolder = () => once(folders, '', () => makeDataFolder())
  const answers: Readonly<Record<string, (asked: URL) => Promise<string>>> = {
    '/': server,
    '/template': (asked) =>
      once(templates, asked.search, async () => makeTemplate(await server(), seedOf(asked))),
    '/pglite': (asked) =>
      asked.search
        ? once(folders, asked.search, async () => makeDataFolder(seedOf(asked), await emptyFolder()))
        : emptyFolder(),
  }
  const broker = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://127.0.0.1')
    const answer = answers[asked.pathname] ?? server
    answer(asked).then(
      (text) => response.end(text),
      (error) => response.writeHead(500).end(String(error)),
    )
  })
  // No keep-alive: an idle connection may close just when a test that was busy for seconds sends its next
  // request.
  broker.maxRequestsPerSocket = 1
  await new Promise<void>((listening) => broker.listen(0, '127.0.0.1', listening))
  project.provide('postgresAt', `http://127.0.0.1:${(broker.address() as AddressInfo).port}`)
  return async () => {
    broker.closeAllConnections()
    broker.close()
    for (const folder of await Promise.allSettled(folders.values()))
      if (folder.status === 'fulfilled') rmSync(folder.value, { recursive: true, force: true })
    const configured = process.env.DATABASE_URL_TEST
    for (const template of await Promise.allSettled(templates.values()))
      if (configured && template.status === 'fulfilled') await dropTemplate(configured, template.value)
    const running = await started?.catch(() => undefined)
    await running?.stop()
  }
}
