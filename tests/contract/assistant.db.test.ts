import { afterAll, beforeAll, expect, it } from 'vitest'
import { features } from '../../packages/gateway/src/app/features'
import { describeOnPostgres } from '../../packages/gateway/test-support/databases'
import { loginBySms, NOW, startGateway, type TestGateway } from '../../packages/gateway/test-support/gateway'
import { openDify } from '../../packages/gateway/test-support/providers/dify'
import { createPortalClient, type PortalClient } from '../../packages/sdk/src/index-node'
import { failureOf } from '../support/failure'

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, ...new Array(200_000).fill(7)])

const until = async (isSo: () => boolean | Promise<boolean>) => {
  for (let tries = 0; tries < 200; tries++) {
    if (await isSo()) return
    await new Promise((done) => setTimeout(done, 25))
  }
  throw new Error('It never came so')
}

describeOnPostgres('the assistant through the SDK', { size: 300, now: NOW }, (database) => {
  let gateway: TestGateway
  let slow: TestGateway
  let dify: Awaited<ReturnType<typeof openDify>>
  let embedded: PortalClient
  let client: PortalClient
  let other: PortalClient

  const clientOf = (at: TestGateway, token?: string) =>
    createPortalClient({ baseUrl: at.url, token, timeout: 20_000 })

  beforeAll(async () => {
    dify = await openDify()
    gateway = await startGateway(database(), features, { SEED_SIZE: '300' })
    const env = { SEED_SIZE: '0', ASSISTANT_URL: dify.url, ASSISTANT_KEY: dify.key }
    slow = await startGateway(database(), features, env)
    const token = (await loginBySms(gateway, '12400000011')).access_token
    embedded = clientOf(gateway, token)
    client = clientOf(slow, token)
    other = clientOf(gateway, (await loginBySms(gateway, '12400000012')).access_token)
  })
  afterAll(async () => {
    await gateway?.close()
    await slow?.close()
    await dify?.close()
  })

  const lastOf = async (conversationId: string | null) =>
    (await client.assistant.messages({ conversationId: conversationId ?? '' })).at(-1)

  it('streams an answer from the portal’s records, and stores it', async () => {
    const chat = embedded.assistant.chat({ query: '重庆近一年500万以上的市政招标' })
    const pieces: string[] = []
    for await (const piece of chat) pieces.push(piece.answer)
    const text = await chat.text()
    expect(text).toBe(pieces.join(''))
    expect(text).toMatch(/查\*\*招标\*\*，所在地区：重庆；工程类型：市政；预算金额：500 万元以上/)
    expect(text).toMatch(
      /1\. \[.+\]\(\/zhaobiao\/[0-9a-f-]{36}\.html\)：预算金额 .+（来源：.+，采集于 \d{4}-/,
    )
    expect(text).toContain('/zhaobiao/?region=500000&type=municipal&amount=500000000~')
    const message = await lastOf(chat.conversationId)
    expect(message).toMatchObject({ id: chat.messageId, state: 'whole', answer: text, rating: 'none' })
    const next = embedded.assistant.chat({ query: '那四川呢', conversationId: chat.conversationId ?? '' })
    expect(await next.text()).toMatch(
      /查\*\*招标\*\*，所在地区：四川；工程类型：市政；预算金额：500 万元以上/,
    )
  })

  it('lists, renames, rates and deletes; those of others are not found', async () => {
    const chat = embedded.assistant.chat({ query: '四川的企业' })
    await chat.text()
    const conversationId = chat.conversationId ?? ''
    const messageId = chat.messageId ?? ''
    expect((await embedded.assistant.conversations({ limit: 1 })).hasMore).toBe(true)
    expect(await embedded.assistant.rename({ conversationId, name: '川企' })).toBe(true)
    const { conversations } = await embedded.assistant
      .conversations()
      .withResponse()
      .then((r) => r.data)
    expect(conversations.find(({ id }) => id === conversationId)?.name).toBe('川企')
    await embedded.assistant.rate({ messageId, rating: 'like' })
    expect((await lastOf(conversationId))?.rating).toBe('like')
    await embedded.assistant.rate({ messageId, rating: 'none' })
    expect((await lastOf(conversationId))?.rating).toBe('none')

    const gone = { kind: 'notFound', status: 404 }
    const { assistant } = other
    expect(await failureOf(assistant.messages({ conversationId }))).toMatchObject(gone)
    expect(await failureOf(assistant.rename({ conversationId, name: '我的' }))).toMatchObject(gone)
    expect(await failureOf(assistant.remove({ conversationId }))).toMatchObject(gone)
    expect(await failureOf(assistant.rate({ messageId, rating: 'like' }))).toMatchObject(gone)
    expect(await failureOf(assistant.conversations({ lastId: conversationId }))).toMatchObject(gone)
    expect(await failureOf(assistant.chat({ query: '你好', conversationId }).text())).toMatchObject(gone)
    expect((await assistant.conversations()).conversations).toEqual([])

    await embedded.assistant.remove({ conversationId })
    expect(await failureOf(embedded.assistant.messages({ conversationId }))).toMatchObject(gone)
  })

  it('uploads with progress, and sends the image along', async () => {
    const shown: number[] = []
    const file = { name: '图 "1".png', mimeType: 'image/png', bytes: PNG }
    const upload = await client.assistant.upload(file, { onProgress: ({ sent }) => shown.push(sent) })
    expect(upload).toMatchObject({ name: '图 "1".png', size: PNG.length, mimeType: 'image/png' })
    expect(shown.length).toBeGreaterThan(3)
    expect(shown.at(-1)).toBeGreaterThan(PNG.length)
    dify.say(['看到了'])
    expect(await client.assistant.chat({ query: '这是什么', files: [upload.id] }).text()).toBe('看到了')
    expect(dify.asked.at(-1)?.files).toEqual([
      { type: 'image', transfer_method: 'local_file', upload_file_id: 'u1' },
    ])
    expect(await failureOf(other.assistant.chat({ query: '这', files: [upload.id] }).text())).toMatchObject({
      status: 404,
    })
    const tooLarge = { ...file, bytes: new Uint8Array(1_048_577).fill(1, 0).map((_, i) => PNG[i] ?? 0) }
    expect(await failureOf(client.assistant.upload(tooLarge))).toMatchObject({
      kind: 'validation',
      message: '上传文件大小不能超过 1 MB',
      fields: [{ field: 'file' }],
    })
    const page = { ...file, bytes: new TextEncoder().encode('<html>') }
    expect(await failureOf(client.assistant.upload(page))).toMatchObject({ message: '文件格式不正确' })
  })

  it('stops for real, through another gateway too, and keeps the text so far', async () => {
    dify.hold(['一', '二'])
    const chat = client.assistant.chat({ query: '慢慢说' })
    const pieces: string[] = []
    for await (const piece of chat) {
      pieces.push(piece.answer)
      // Sent to a gateway that does not process this task.
      if (pieces.length === 3) await embedded.assistant.stop({ taskId: chat.taskId ?? '' })
    }
    expect(pieces.join('')).toBe('一二')
    expect(chat.stopped).toBe(true)
    expect(await lastOf(chat.conversationId)).toMatchObject({ state: 'stopped', answer: '一二' })
    await until(() => dify.stopped.length === 1)

    const slowAnswer = client.assistant.chat({ query: '再慢慢说' })
    const said: string[] = []
    for await (const piece of slowAnswer) if (said.push(piece.answer) === 3) slowAnswer.stop()
    await slowAnswer.stop()
    expect(await slowAnswer.text()).toBe('一二')
    expect(await lastOf(slowAnswer.conversationId)).toMatchObject({ state: 'stopped', answer: '一二' })
    const task = { taskId: slowAnswer.taskId ?? '' }
    expect(await failureOf(other.assistant.stop(task))).toMatchObject({ status: 404 })
  })

  it('a dropped connection leaves an error, and the work ends', async () => {
    dify.hold(['半'])
    const before = dify.stopped.length
    const chat = client.assistant.chat({ query: '断开' })
    for await (const piece of chat) if (piece.answer === '半') break
    await until(async () => (await lastOf(chat.conversationId))?.state === 'failed')
    expect(await lastOf(chat.conversationId)).toMatchObject({ answer: '', errorCode: '00001' })
    await until(() => dify.stopped.length === before + 1)
  })

  it('accepts two simultaneous streams of one user', async () => {
    dify.hold(['一'])
    const two = [client.assistant.chat({ query: '一' }), client.assistant.chat({ query: '二' })]
    for (const chat of two) await chat[Symbol.asyncIterator]().next()
    const third = await failureOf(client.assistant.chat({ query: '三' }).text())
    expect(third).toMatchObject({
      kind: 'rateLimited',
      message: '最多同时生成 2 个回答，请等前面的结束后再提问',
    })
    for (const chat of two) await chat.stop()
    dify.say(['好'])
    expect(await client.assistant.chat({ query: '三' }).text()).toBe('好')
  })
})
