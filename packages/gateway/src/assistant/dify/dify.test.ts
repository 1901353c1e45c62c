import { VISITOR } from '@zhushutong/domain/access'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { difyEvent, openDify } from '../../../test-support/providers/dify'
import type { Log } from '../../platform/http'
import type { Question, Step } from '../answerer.ports'
import { difyAnswerer } from './dify.answerer'

let dify: Awaited<ReturnType<typeof openDify>>
let lines: unknown[]
beforeEach(async () => {
  dify = await openDify()
  lines = []
})
afterEach(() => dify.close())

const asked = (more: Partial<Question> = {}): Question => ({
  query: '问',
  files: [],
  asker: { viewer: VISITOR, now: 0 },
  own: null,
  pseudonym: 'p-1',
  memory: null,
  signal: new AbortController().signal,
  ...more,
})
const collectSteps = async (
  question: Question,
  limits: { openWithin?: number; idleWithin?: number } = {},
) => {
  const log = { warn: (...line: unknown[]) => void lines.push(line) } as unknown as Log
  const steps: Step[] = []
  const { answer } = difyAnswerer({ url: dify.url, key: dify.key, log, ...limits })
  for await (const step of answer(question)) steps.push(step)
  return steps
}
const keep = { type: 'keep', memory: { remoteId: 'c-1' } }
const error = (message: string) => ({ type: 'error', code: '00001', message })

it('AI-01 maps its events to steps, and sends the requests that the service expects', async () => {
  dify.answers((answer) => {
    dify.open(answer)
    answer.write(difyEvent('workflow_started') + difyEvent('message', { answer: '你' }))
    answer.write('event: ping\n\n')
    answer.write(
      difyEvent('message_replace', { answer: '您' }) + difyEvent('agent_message', { answer: '好' }),
    )
    answer.end(difyEvent('message_end'))
  })
  expect(await collectSteps(asked())).toEqual([
    keep,
    { type: 'add', text: '你' },
    { type: 'replace', text: '您' },
    { type: 'add', text: '好' },
  ])
  expect(dify.asked[0]).toEqual({
    query: '问',
    inputs: {},
    user: 'p-1',
    response_mode: 'streaming',
    conversation_id: '',
    files: [],
    auto_generate_name: false,
  })
  expect(dify.keys).toEqual([`Bearer ${dify.key}`])
  expect(dify.stopped).toEqual([])
})

it.each([
  [400, '助手服务没有接受这个问题，请换一种问法'],
  [401, '助手服务的密钥无效，请联系客服'],
  [404, '助手服务里没有这个会话，请新建对话后再问'],
  [429, '助手服务繁忙，请稍后再问'],
  [502, '助手服务暂时不可用，请稍后重试'],
])('AI-05 HTTP %s gives a Chinese message', async (status, message) => {
  dify.answers((answer) => answer.writeHead(status).end('<html>Bad Gateway</html>'))
  expect(await collectSteps(asked())).toEqual([error(message)])
})

it.each([
  ['is cut between events', difyEvent('message', { answer: '半' }), '助手服务的回答中途断开，请重试'],
  ['is cut within an event', 'data: {"event":"mess', '助手服务的回答中途断开，请重试'],
  ['holds invalid JSON', 'data: {"event":\n\n', '助手服务的回答无法识别，请稍后重试'],
  ['holds no object', 'data: 7\n\n', '助手服务的回答无法识别，请稍后重试'],
  ['is one endless event', `data: ${'x'.repeat(1_100_000)}`, '助手服务的回答无法识别，请稍后重试'],
  [
    'tells of an error',
    difyEvent('error', { status: 400, code: 'provider_quota_exceeded', message: 'quota of tenant 7' }),
    '助手服务没有答完，请稍后重试',
  ],
])('AI-05 an answer that %s ends with an error', async (_, text, message) => {
  dify.answers((answer) => dify.open(answer).end(text))
  expect((await collectSteps(asked())).at(-1)).toEqual(error(message))
  dify.answers((answer) => {
    dify.open(answer).write(text)
    setTimeout(() => answer.destroy(), 30)
  })
  expect((await collectSteps(asked())).at(-1)).toEqual(error(message))
})

it('AI-05 an answer that is not a stream, no server, or a timeout', async () => {
  dify.answers((answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end('<html>'))
  expect(await collectSteps(asked())).toEqual([error('助手服务的回答无法识别，请稍后重试')])
  dify.answers(() => {})
  expect(await collectSteps(asked(), { openWithin: 50 })).toEqual([error('助手服务没有响应，请稍后重试')])
  dify.answers((answer) => dify.open(answer).write(difyEvent('message', { answer: '半' })))
  expect((await collectSteps(asked(), { idleWithin: 300 })).at(-1)).toEqual(
    error('助手服务长时间没有响应，请重试'),
  )
  await dify.close()
  expect(await collectSteps(asked())).toEqual([error('连接不上助手服务，请稍后重试')])
})

it('neither key nor question is in the log', async () => {
  for (const status of [401, 500]) {
    dify.answers((answer) => answer.writeHead(status).end(`key ${dify.key} of 问`))
    await collectSteps(asked())
  }
  await dify.close()
  await collectSteps(asked())
  expect(lines).toHaveLength(3)
  expect(JSON.stringify(lines)).not.toMatch(/app-Secret|问/)
})
