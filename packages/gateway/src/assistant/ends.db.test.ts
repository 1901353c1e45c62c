import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AssistantCaller, assistantCaller } from '../../test-support/assistant'
import { describeOnPostgres } from '../../test-support/databases'
import { loginBySms, NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { accountFeature } from '../account'
import { demoAccountsFeature } from '../demo-data'
import { sandboxFeature } from '../sandbox'
import type { Answerer, Question, Step } from './answerer.ports'
import { assistantFeatureWith } from './assistant.feature'
import { finishTask, giveUpTasksAtStart, insertTask, sweepTasks } from './tasks.store'

type Messages = ResultOf<typeof contract.assistant.messages>

/** An answerer whose steps the test controls. */
const heldAnswerer = () => {
  const questions: { question: Question; say: (step: Step) => void; end: () => void }[] = []
  async function* answer(question: Question): AsyncGenerator<Step, void, void> {
    const steps: (Step | null)[] = []
    let wake = () => {}
    const put = (step: Step | null) => {
      steps.push(step)
      wake()
    }
    questions.push({ question, say: put, end: () => put(null) })
    for (;;) {
      const step = steps.shift()
      if (step === null) return
      if (step) yield step
      else
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
  }
  return { answerer: { by: 'rules', answer } satisfies Answerer, questions }
}

describeOnPostgres('answers however they end', (database, kind) => {
  const held = heldAnswerer()
  let gateway: TestGateway
  let caller: AssistantCaller
  let userId: string
  beforeAll(async () => {
    const assistant = assistantFeatureWith(() => held.answerer)
    gateway = await startGateway(database(), [demoAccountsFeature, accountFeature, assistant, sandboxFeature])
    const login = await loginBySms(gateway, '12400000021')
    userId = login.userId
    caller = assistantCaller(gateway, login.access_token)
  })
  afterAll(() => gateway?.close())

  const begun = async (n: number) => {
    for (let tries = 0; held.questions.length < n; tries++) {
      if (tries > 200) throw new Error('No question came')
      await new Promise((done) => setTimeout(done, 10))
    }
    return held.questions[n - 1]!
  }
  const readMessages = async (conversationId: string | null | undefined) =>
    (await caller.get<Messages>(`/messages/${conversationId}`)).data

  it('an answerer that fails or says nothing leaves an error', async () => {
    const failing = caller.chat('一')
    const first = await begun(1)
    first.say({ type: 'add', text: '半' })
    first.say({ type: 'error', code: '00001', message: '助手服务没有响应，请稍后重试' })
    const failed = await failing
    expect(failed.last).toMatchObject({
      event: 'error',
      error_code: '00001',
      answer: '助手服务没有响应，请稍后重试',
    })
    expect(await readMessages(failed.last?.conversation_id)).toMatchObject([{ state: 'failed', answer: '' }])

    const silent = caller.chat('二')
    const second = await begun(2)
    second.end()
    expect((await silent).last).toMatchObject({ event: 'error', error_code: '00001' })
  })

  it('replaced text is stored, the earlier text is not', async () => {
    const asking = caller.chat('三')
    const third = await begun(3)
    third.say({ type: 'add', text: '错' })
    third.say({ type: 'replace', text: '对' })
    third.say({ type: 'keep', memory: { remoteId: 'r1' } })
    third.end()
    const { last, events } = await asking
    expect(events.map(({ event }) => event)).toEqual(['message', 'message', 'message_replace', 'message_end'])
    expect(await readMessages(last?.conversation_id)).toMatchObject([{ state: 'whole', answer: '对' }])
    const again = caller.chat('四', last?.conversation_id ?? '')
    const next = await begun(4)
    expect(next.question.memory).toEqual({ remoteId: 'r1' })
    expect(next.question.pseudonym).toMatch(/^[0-9a-f]{32}$/)
    next.say({ type: 'add', text: '好' })
    next.end()
    await again
  })

  it('deleting a conversation ends its running answer', async () => {
    gateway.clock.advance(1000)
    const asking = caller.chat('五')
    const fifth = await begun(5)
    fifth.say({ type: 'add', text: '半' })
    const list = JSON.parse((await caller.get<string>('/conversations?limit=1')).data)
    const id = list.data[0].id as string
    expect((await caller.inject('DELETE', `/conversations/${id}`)).statusCode).toBe(200)
    const { last } = await asking
    expect(last?.event).toBe('message_end')
    expect((await caller.inject('GET', `/messages/${id}`)).statusCode).toBe(404)
  })

  it('a task of a dead gateway is an error: at once for readers, after the cleanup in the table', async () => {
    const { orm } = database()
    const task = await insertTask(orm, { userId, query: '问', files: [], conversation: null }, NOW)
    if ('error' in task) throw new Error(task.error)
    expect(await readMessages(task.conversationId)).toMatchObject([{ state: 'answering' }])
    // Simulates a kill: the lease is no longer renewed.
    await database()
      .sql`update assistant_tasks set lease_until = now() - interval '1 s' where id = ${task.id}`
    const lost = [{ state: 'failed', error_code: '00001', answer: '' }]
    expect(await readMessages(task.conversationId)).toMatchObject(lost)
    await sweepTasks(orm, NOW)
    const rows = await database()
      .sql`select state, answer from assistant_messages where id = ${task.messageId}`
    expect(rows[0]).toMatchObject({ state: 'failed', answer: '' })
    // The task's gateway revives, but too late.
    const late = { state: 'whole', answer: '晚', errorCode: null } as const
    expect(await finishTask(orm, task, { end: late }, NOW)).toBe(false)
    expect(await readMessages(task.conversationId)).toMatchObject(lost)
  })

  it('a gateway that stops ends its streams with an event', async () => {
    const assistant = assistantFeatureWith(() => held.answerer)
    const stopping = await startGateway(database(), [accountFeature, assistant, sandboxFeature])
    const { access_token: token } = await loginBySms(stopping, '12400000022')
    const asked = held.questions.length
    const answer = await fetch(`${stopping.url}/jian-butler-api-biz/deepSeek/v1/chat-stream`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '六', conversation_id: '' }),
    })
    const question = await begun(asked + 1)
    question.say({ type: 'add', text: '半' })
    const [text] = await Promise.all([answer.text(), stopping.close()])
    const last = JSON.parse(text.trim().split('\n\n').at(-1)?.replace('data: ', '') ?? '')
    expect(last).toMatchObject({ event: 'error', error_code: '00001', answer: '服务正在更新，请重新提问' })
    const [row] = await database().sql`select state from assistant_messages where id = ${last.message_id}`
    expect(row).toMatchObject({ state: 'failed' })
  })

  it('at start, running tasks become errors: at once where no other gateway can exist', async () => {
    const question = { userId, query: '问', files: [], conversation: null }
    const task = await insertTask(database().orm, question, NOW)
    if ('error' in task) throw new Error(task.error)
    await giveUpTasksAtStart(database(), NOW)
    const state = async () => (await readMessages(task.conversationId))[0]?.state
    expect(await state()).toBe(kind === 'PGlite' ? 'failed' : 'answering')
    await database()
      .sql`update assistant_tasks set lease_until = now() - interval '1 s' where id = ${task.id}`
    await giveUpTasksAtStart(database(), NOW)
    expect(await state()).toBe('failed')
  })

  it('twenty questions a minute, then the user has to wait', async () => {
    const { orm } = database()
    const begin = (now = NOW + 3_600_000) =>
      insertTask(orm, { userId, query: '问', files: [], conversation: null }, now)
    const end = { state: 'whole', answer: '答', errorCode: null } as const
    for (let i = 0; i < 20; i++) {
      const task = await begin()
      if ('error' in task) throw new Error(`${i}: ${task.error}`)
      await finishTask(orm, task, { end }, NOW + 3_600_000)
    }
    expect(await begin()).toEqual({ error: 'per-minute' })
    expect(await begin(NOW + 3_660_001)).toHaveProperty('id')
  })
})
