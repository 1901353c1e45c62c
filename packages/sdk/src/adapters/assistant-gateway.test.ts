import { afterEach, describe, expect, it } from 'vitest'
import { createPortalClientOn } from '../client'
import { nodePlatform } from '../client/node-platform'
import { chatEvent, openStreamServer, streamed } from '../testing/stream-server'
import { assistantGateway } from './assistant-gateway'

type Server = Awaited<ReturnType<typeof openStreamServer>>
const opened: Server[] = []
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close()
})

const setUp = async (serve: Parameters<typeof openStreamServer>[0]) => {
  const server = await openStreamServer(serve)
  opened.push(server)
  const options = { baseUrl: server.url, token: 'token', retries: 0 }
  const client = createPortalClientOn(nodePlatform(), options)
  return { server, gateway: assistantGateway(client) }
}
const envelope = (data: unknown, statusCode = '00000') =>
  JSON.stringify({ statusCode, statusMessage: '', data })
const QUESTION = { query: '问', conversationId: null, files: [] }

describe('the assistant’s port over the client', () => {
  it('AI-04 lists conversations and messages in the domain’s words', async () => {
    const list = { limit: 20, has_more: true, data: [{ id: 'c1', name: '桥', created_at: 1, updated_at: 2 }] }
    const message = { id: 'm1', query: '问', answer: '答', rating: null, state: 'whole', error_code: null }
    const { gateway } = await setUp((answer, { url = '' }) =>
      answer.end(
        envelope(
          url.includes('/messages/') ? [{ ...message, files: [], created_at: 3 }] : JSON.stringify(list),
        ),
      ),
    )
    expect(await gateway.conversations(null, 20)).toEqual({
      conversations: [{ id: 'c1', name: '桥', createdAt: 1, updatedAt: 2 }],
      hasMore: true,
    })
    expect(await gateway.messages('c1')).toMatchObject({
      messages: [{ messageId: 'm1', query: '问', answer: '答', rating: 'none' }],
    })
  })

  it('AI-05 failures are returned as values', async () => {
    const { gateway } = await setUp((answer) => answer.writeHead(404).end(envelope(null, '30003')))
    const gone = { error: '30003' }
    expect(await gateway.rename('c1', '桥')).toEqual(gone)
    expect(await gateway.remove('c1')).toEqual(gone)
    expect(await gateway.rate('m1', 'like')).toEqual(gone)
    expect(await gateway.stop('t1')).toEqual(gone)
    const jpeg = { name: 'a', mimeType: 'image/jpeg', bytes: Uint8Array.of(0xff, 0xd8, 0xff) }
    expect(await gateway.upload(jpeg)).toEqual(gone)
    const noImage = { ...jpeg, bytes: Uint8Array.of(1) }
    expect(await gateway.upload(noImage)).toEqual({ error: 'validation' })
    expect(await gateway.chat(QUESTION)).toEqual({ error: 'broken', reason: null })
  })

  it('AI-05 too many questions are told with their limit', async () => {
    const statusMessage = '每分钟最多提问 20 次，请稍后再问'
    const { gateway } = await setUp((answer) =>
      answer.writeHead(429).end(JSON.stringify({ statusCode: '00429', statusMessage, data: null })),
    )
    expect(await gateway.chat(QUESTION)).toEqual({ error: 'broken', reason: statusMessage })
  })

  it('AI-05 an error in the stream is its last piece, a broken stream throws', async () => {
    const states = await setUp((answer) =>
      streamed(
        answer,
        chatEvent('message', { answer: '半' }),
        chatEvent('error', { error_code: '00001' }),
      ).end(),
    )
    const stream = await states.gateway.chat(QUESTION)
    if ('error' in stream) throw new Error(stream.error)
    const pieces = []
    for await (const piece of stream.pieces) pieces.push([piece.answer, piece.errorCode])
    expect(pieces).toEqual([
      ['半', null],
      ['', '00001'],
    ])
    const cut = await setUp((answer) => streamed(answer, chatEvent('message', { answer: '半' })).end())
    const broken = await cut.gateway.chat(QUESTION)
    if ('error' in broken) throw new Error(broken.error)
    await expect(async () => {
      for await (const _piece of broken.pieces);
    }).rejects.toThrow()
  })
})
