import { once } from 'node:events'
import { request as openRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { assistant, type UploadPart } from '@zhushutong/sdk/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '../clock'
import { mountEndpoint } from './mount'
import { createServer, type Server } from './server'

const { upload } = assistant
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

let app: Server
let part: UploadPart | undefined
beforeAll(async () => {
  app = createServer({ logLevel: 'silent' })
  const deps = {
    clock: systemClock,
    secure: {} as never,
    resolveSession: async () => ({ userId: 'u1' }) as never,
  }
  const handler = async ({ file }: { file: UploadPart }) => {
    part = file
    return { id: '1', name: file.name, size: file.bytes.length, mime_type: file.mimeType, created_at: 0 }
  }
  mountEndpoint(app, upload, handler, deps)
  await app.ready()
})
afterAll(() => app.close())

const imageOf = (bytes: number, type = 'image/png') =>
  new File([Uint8Array.from(PNG), new Uint8Array(bytes - PNG.length)], '图 "1".png', { type })

const send = async (fields: readonly (readonly [string, string | File])[]) => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const sent = new Response(form)
  const answer = await app.inject({
    method: 'POST',
    url: upload.path,
    headers: { authorization: 'Bearer t', 'content-type': sent.headers.get('content-type')! },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  return { status: answer.statusCode, ...answer.json() }
}

it('accepts an image of the maximum size, complete, with its name and type', async () => {
  const { status, data } = await send([
    ['file', imageOf(1_048_576)],
    ['user', 'a'],
  ])
  expect([status, data]).toEqual([
    200,
    { id: '1', name: '图 "1".png', size: 1_048_576, mime_type: 'image/png', created_at: 0 },
  ])
  expect([...part!.bytes.subarray(0, 8)]).toEqual(PNG)
})

it.each([
  [1_048_577, 400],
  [2_000_000, 413],
])('refuses a file of %s bytes by its field, with %s', async (bytes, expected) => {
  const { status, data } = await send([['file', imageOf(bytes)]])
  expect(status).toBe(expected)
  expect(data.fields).toEqual([{ field: 'file', message: expect.stringContaining('1') }])
})

it('skips a part with too many headers, however large, and goes on', async () => {
  const headers = 'x-a: b\r\n'.repeat(2000)
  const head = `--b\r\n${headers}content-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`
  const answer = await app.inject({
    method: 'POST',
    url: upload.path,
    headers: { authorization: 'Bearer t', 'content-type': 'multipart/form-data; boundary=b' },
    payload: Buffer.concat([Buffer.from(head), Buffer.alloc(100_000), Buffer.from('\r\n--b--\r\n')]),
  })
  expect([answer.statusCode, answer.json().data.fields[0].field]).toEqual([400, 'file'])
})

it('refuses by name fields that are repeated, not a file, too long or unknown', async () => {
  const file = ['file', imageOf(100)] as const
  const refusals: readonly [field: string, fields: Parameters<typeof send>[0]][] = [
    ['file', [file, file]],
    ['file', [['file', 'text']]],
    ['user', [file, ['user', 'x'.repeat(5000)]]],
    ['other', [file, ['other', 'a']]],
    ['file', [file, ['__proto__', 'a']]],
    ['file', []],
  ]
  for (const [field, fields] of refusals)
    expect(await send(fields)).toMatchObject({ status: 400, data: { fields: [{ field }] } })
})

it('answers a refused upload only after its body has arrived, so that the sender reads the answer', async () => {
  await app.listen({ port: 0, host: 'localhost' })
  const { port } = app.server.address() as AddressInfo
  const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': 900_000 }
  const request = openRequest({ port, method: 'POST', path: upload.path, headers, agent: false })
  const answer = once(request, 'response')
  let isAnswered = false
  answer.then(() => {
    isAnswered = true
  })
  request.write(Buffer.alloc(450_000, '-'))
  await setTimeout(150)
  expect(isAnswered).toBe(false)
  request.end(Buffer.alloc(450_000, '-'))
  const [{ statusCode }] = await answer
  expect(statusCode).toBe(401)
})

it('reads no more than its limit of a body that it refuses', async () => {
  const { port } = app.server.address() as AddressInfo
  const headers = { 'content-type': 'multipart/form-data; boundary=b', 'transfer-encoding': 'chunked' }
  const request = openRequest({ port, method: 'POST', path: upload.path, headers, agent: false })
  request.on('error', () => {})
  const answer = once(request, 'response')
  request.write(Buffer.alloc(2_000_000, '-'))
  const [{ statusCode }] = await answer
  expect(statusCode).toBe(401)
  request.destroy()
})
