import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { assistantTasks } from '../../packages/gateway/src/assistant/assistant.table'
import { openMigratedDatabase, type TestDatabase } from '../../packages/gateway/test-support/databases'
import { difyEvent, openDify } from '../../packages/gateway/test-support/providers/dify'
import { type Chat, createPortalClient, isPortalError } from '../../packages/sdk/src/index-node'
import { runsAll } from '../../scripts/lib/breadth.mjs'
import { type GatewayProcess, gatewayProcess } from '../support/gateway-process'

const ALL = runsAll('DATABASES')
const PIECES = ['重庆', '近一年', '的招标']
const ANSWER = PIECES.join('')

type Dify = Awaited<ReturnType<typeof openDify>>
type Reading = { readonly ended: 'whole' } | { readonly ended: 'failed'; readonly kind: string }

/** Reads an answer; `hear` receives its text after every chunk. */
const read = async (chat: Chat, hear: (text: string) => void): Promise<Reading> => {
  let text = ''
  try {
    for await (const { answer } of chat) {
      text += answer
      hear(text)
    }
    return { ended: 'whole' }
  } catch (error) {
    if (!isPortalError(error)) throw error
    return { ended: 'failed', kind: error.kind }
  }
}

describe.each(ALL ? ['PostgreSQL', 'PGlite'] : ['PostgreSQL'])(
  'a gateway that is killed while it answers (%s)',
  (kind) => {
    let dify: Dify
    let database: TestDatabase | undefined
    let folder: string
    let gateway: GatewayProcess
    let token: string
    let conversationId: string | undefined

    const start = async () => {
      gateway = await gatewayProcess({
        PORTAL_DATA_DIR: folder,
        SEED_SIZE: '0',
        ASSISTANT_URL: dify.url,
        ASSISTANT_KEY: dify.key,
        ...(database?.url && { DATABASE_URL: database.url }),
      })
    }
    const assistant = () => createPortalClient({ baseUrl: gateway.url, token, timeout: 20_000 }).assistant
    const ask = (query: string) => assistant().chat({ query, conversationId })
    const messages = () => assistant().messages({ conversationId: conversationId ?? '' })

    beforeAll(async () => {
      dify = await openDify()
      folder = mkdtempSync(join(tmpdir(), 'zhushutong-killed-'))
      if (kind === 'PostgreSQL') database = await openMigratedDatabase(kind)
      await start()
      const reply = await fetch(`${gateway.url}/sandbox/accounts/svip/token`, { method: 'POST' })
      token = ((await reply.json()) as { access_token: string }).access_token
      dify.say(['您好'])
      const first = ask('你好')
      await first.text()
      conversationId = first.conversationId ?? undefined
    })
    afterEach(() => dify.say(['好的']))
    afterAll(async () => {
      await gateway?.kill()
      await database?.close()
      await dify?.close()
      rmSync(folder, { recursive: true, force: true })
    })

    /** Expires the leases of the dead gateway's tasks, as after 15 s, so that another gateway ends them. */
    const timePasses = async () => {
      if (database)
        await database.sql`update assistant_tasks set lease_until = clock_timestamp() - interval '1 s'`
    }

    /** Asserts the state of the question and its conversation on another gateway. */
    const leavesOneOf = async (query: string, states: readonly string[], answer: string) => {
      await start()
      dify.say(['好的'])
      // Without delay: the dead answer does not block the next question.
      expect(await ask(`${query}，接着问`).text()).toBe('好的')
      await timePasses()
      const [killed, next] = (await messages()).slice(-2)
      expect(killed?.query).toBe(query)
      expect(states).toContain(killed?.state)
      const lost = { answer: '', errorCode: '00001' }
      expect(killed).toMatchObject(killed?.state === 'whole' ? { answer, errorCode: null } : lost)
      expect(next).toMatchObject({ state: 'whole', answer: '好的' })
      return killed?.state
    }

    it('before the first chunk: the client sees a broken connection, the question is an error', async () => {
      // The service was called and does not answer.
      dify.answers(() => {})
      const reading = read(ask('一'), () => gateway.kill())
      expect(await reading).toEqual({ ended: 'failed', kind: 'network' })
      await leavesOneOf('一', ['failed'], '')
    })

    it('in the middle: half an answer is never stored', async () => {
      dify.hold(PIECES.slice(0, 2))
      const reading = read(ask('二'), (text) => text === '重庆近一年' && gateway.kill())
      expect(await reading).toEqual({ ended: 'failed', kind: 'network' })
      await leavesOneOf('二', ['failed'], '')
    })

    it('right after the last chunk: complete or an error, and complete if the client was told so', async () => {
      const delays = ALL ? [0, 2, 5, 10, 20, 40] : [5]
      for (const delay of delays) {
        dify.say(PIECES)
        const query = `三：${delay}`
        let killed = Promise.resolve()
        const reading = await read(ask(query), (text) => {
          if (text === ANSWER) killed = pause(delay).then(gateway.kill)
        })
        await killed
        expect(reading).toEqual(
          reading.ended === 'whole' ? { ended: 'whole' } : { ended: 'failed', kind: 'network' },
        )
        await leavesOneOf(query, reading.ended === 'whole' ? ['whole'] : ['whole', 'failed'], ANSWER)
      }
    })

    // No other process can lock a row of an embedded database.
    if (kind === 'PostgreSQL')
      it('while its answer is being written: an error, because nothing was sent', async () => {
        let end = () => {}
        dify.answers((answer) => {
          dify.open(answer)
          for (const piece of PIECES) answer.write(difyEvent('message', { answer: piece }))
          end = () => answer.end(difyEvent('message_end'))
        })
        const chat = ask('四')
        let locked: Promise<unknown> = Promise.resolve()
        let release = () => {}
        const held = new Promise<void>((resolve) => {
          release = resolve
        })
        const reading = read(chat, (text) => {
          if (text !== ANSWER) return
          // Another session locks the rows to be written: the gateway waits within its transaction.
          locked = database!.orm.transaction(async (tx) => {
            await tx.select().from(assistantTasks).for('update')
            end()
            await pause(300)
            await gateway.kill()
            await held
          })
        })
        expect(await reading).toEqual({ ended: 'failed', kind: 'network' })
        release()
        await locked
        await leavesOneOf('四', ['failed'], ANSWER)
      })

    it('no task stays running', async () => {
      const states = (await messages()).map(({ state }) => state)
      expect(states).not.toContain('answering')
      if (!database) return
      const { sql } = database
      // The cleanup of a living gateway writes the end of the task.
      const open = async () =>
        (await sql`select id from assistant_tasks where ended_at is null`).length +
        (await sql`select id from assistant_messages where state = 'answering'`).length
      for (let tries = 0; (await open()) > 0; tries++) {
        expect(tries).toBeLessThan(100)
        await pause(100)
      }
    })
  },
)
