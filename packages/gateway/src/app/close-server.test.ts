import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { createServer } from '../platform/http'
import { closeServer } from './close-server'

/** ms, longer than a test may take. */
const NEVER = 10 * 60_000

const listen = async (answer: () => unknown) => {
  const app = createServer({ logLevel: 'silent' })
  app.get('/', answer)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, url }
}

it('a connection that a caller keeps after a stream holds up no stop', async () => {
  const stream = new PassThrough()
  const { app, url } = await listen(() => stream)
  stream.write('first')
  const answer = await fetch(url)
  const closing = closeServer(app, NEVER)
  stream.end(' last')
  expect(await answer.text()).toBe('first last')
  await closing
})

it('a call that does not end is cut', async () => {
  let onAsked = () => {}
  const asked = new Promise<void>((resolve) => {
    onAsked = resolve
  })
  const { app, url } = await listen(() => {
    onAsked()
    return new Promise(() => {})
  })
  const answer = fetch(url).catch((error: Error) => error.name)
  await asked
  await closeServer(app, 50)
  expect(await answer).toBe('TypeError')
})
