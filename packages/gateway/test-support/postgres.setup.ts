import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { type PostgresServer, startPostgres } from './postgres-server'
import { makeDataFolder, makeTemplate } from './templates'

/**
 * One PostgreSQL for a run of all projects and one migrated database of each type, created only on request: test files
 * run in separate processes.
 */
export default async function setup(project: TestProject) {
  let started: Promise<PostgresServer> | undefined
  let template: Promise<string> | undefined
  let data: ReturnType<typeof makeDataFolder> | undefined
  const server = async () => {
    const given = process.env.DATABASE_URL_TEST
    if (given) return given
    started ??= startPostgres()
    return (await started).url
  }
  const answers: Readonly<Record<string, () => Promise<string>>> = {
    '/': server,
    '/template': async () => {
      template ??= server().then(makeTemplate)
      return template
    },
    '/pglite': async () => {
      data ??= makeDataFolder()
      return (await data).folder
    },
  }
  const broker = createServer((request, response) => {
    const answer = answers[request.url ?? ''] ?? server
    answer().then(
      (text) => response.end(text),
      (error) => response.writeHead(500).end(String(error)),
    )
  })
  // A kept connection could end in the moment in which a test that was busy for seconds asks again.
  broker.maxRequestsPerSocket = 1
  await new Promise<void>((listening) => broker.listen(0, '127.0.0.1', listening))
  project.provide('postgresAt', `http://127.0.0.1:${(broker.address() as AddressInfo).port}`)
  return async () => {
    broker.closeAllConnections()
    broker.close()
    const made = await data?.catch(() => undefined)
    made?.remove()
    const running = await started?.catch(() => undefined)
    await running?.stop()
  }
}
