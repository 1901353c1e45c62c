import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { type PostgresServer, startPostgres } from './postgres-server'

/** One PostgreSQL a run, started only when a test asks for it: the files run in processes of their own. */
export default async function setup(project: TestProject) {
  let started: Promise<PostgresServer> | undefined
  const broker = createServer((_, response) => {
    const given = process.env.DATABASE_URL_TEST
    if (given) return response.end(given)
    started ??= startPostgres()
    started.then(
      ({ url }) => response.end(url),
      (error) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((listening) => broker.listen(0, '127.0.0.1', listening))
  project.provide('postgresAt', `http://127.0.0.1:${(broker.address() as AddressInfo).port}`)
  return async () => {
    broker.closeAllConnections()
    broker.close()
    const server = await started?.catch(() => undefined)
    await server?.stop()
  }
}
