import { observeProvider } from '../../platform/telemetry'
import type { Upload } from '../uploads.store'

export interface DifyOptions {
  /** Base URL of the service's API, https://api.dify.ai/v1. */
  readonly url: string
  readonly key: string
  /** Timeout in ms until the answer begins. */
  readonly openWithin?: number
  /** Timeout in ms between two chunks of an answer. */
  readonly idleWithin?: number
}

/** A failure of the service: `message` is for the user, `reason` and `status` for the log. */
export class DifyFailure extends Error {
  constructor(
    message: string,
    readonly reason: string = 'broken',
    readonly status: number | null = null,
  ) {
    super(message)
  }
}

interface DifyQuestion {
  readonly query: string
  readonly user: string
  readonly conversationId: string | null
  readonly files: readonly string[]
}

const OPEN_MS = 30_000
const IDLE_MS = 60_000
const STOP_MS = 5_000

const textOfStatus = (status: number): string => {
  if (status === 401 || status === 403) return '助手服务的密钥无效，请联系客服'
  if (status === 404) return '助手服务里没有这个会话，请新建对话后再问'
  if (status === 413) return '图片过大，助手服务没有接收'
  if (status === 429) return '助手服务繁忙，请稍后再问'
  if (status >= 500) return '助手服务暂时不可用，请稍后重试'
  return '助手服务没有接受这个问题，请换一种问法'
}

/** The calls of a Dify-compatible service. The API key never appears in errors or logs. */
export function difyApi({ url, key, openWithin = OPEN_MS, idleWithin = IDLE_MS }: DifyOptions) {
  const base = url.replace(/\/+$/, '')

  /** Runs within the time limit, or fails with the reason. */
  const request = async (path: string, init: RequestInit, signal: AbortSignal, within: number) => {
    const slow = new AbortController()
    const timer = setTimeout(() => slow.abort(), within)
    const headers = { authorization: `Bearer ${key}`, ...(init.headers as Record<string, string>) }
    try {
      const either = AbortSignal.any([signal, slow.signal])
      const answer = await observeProvider(
        'assistant',
        () => fetch(base + path, { ...init, headers, signal: either, redirect: 'error' }),
        ({ ok }) => !ok,
      )
      if (answer.ok) return answer
      await answer.body?.cancel().catch(() => {})
      throw new DifyFailure(textOfStatus(answer.status), 'status', answer.status)
    } catch (error) {
      if (error instanceof DifyFailure || signal.aborted) throw error
      throw slow.signal.aborted
        ? new DifyFailure('助手服务没有响应，请稍后重试', 'timeout')
        : new DifyFailure('连接不上助手服务，请稍后重试', 'network')
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    /** The bytes of the answer's event stream; reading fails when no chunk arrives in time. */
    async chat({ query, user, conversationId, files }: DifyQuestion, signal: AbortSignal) {
      const body = JSON.stringify({
        query,
        inputs: {},
        user,
        response_mode: 'streaming',
        conversation_id: conversationId ?? '',
        files: files.map((id) => ({ type: 'image', transfer_method: 'local_file', upload_file_id: id })),
        auto_generate_name: false,
      })
      const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } }
      const answer = await request('/chat-messages', init, signal, openWithin)
      if (!answer.headers.get('content-type')?.startsWith('text/event-stream') || !answer.body)
        throw new DifyFailure('助手服务的回答无法识别，请稍后重试', 'no stream')
      return untilSilent(answer.body, idleWithin)
    },

    /** Uploads a user's file; returns its id at the service. */
    async upload({ name, mimeType, bytes }: Upload, user: string, signal: AbortSignal): Promise<string> {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(bytes)], { type: mimeType }), name)
      form.append('user', user)
      const answer = await request('/files/upload', { method: 'POST', body: form }, signal, openWithin)
      const body: unknown = await answer.json().catch(() => null)
      const id = (body as { readonly id?: unknown } | null)?.id
      if (typeof id !== 'string') throw new DifyFailure('图片没有传到助手服务，请重试', 'upload')
      return id
    },

    /** Stops an answer at the service; the result is not awaited. */
    stop(taskId: string, user: string): void {
      const path = `/chat-messages/${encodeURIComponent(taskId)}/stop`
      const init = {
        method: 'POST',
        body: JSON.stringify({ user }),
        headers: { 'content-type': 'application/json' },
      }
      request(path, init, new AbortController().signal, STOP_MS).then(
        (answer) => answer.body?.cancel(),
        () => {},
      )
    },
  }
}

/** The bytes of a stream; fails when no chunk arrives for `within` ms. */
async function* untilSilent(body: ReadableStream<Uint8Array>, within: number) {
  const reader = body.getReader()
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined
      const silence = new Promise<never>((_, reject) => {
        timer = setTimeout(reject, within, new DifyFailure('助手服务长时间没有响应，请重试', 'silent'))
      })
      const broken = () => {
        throw new DifyFailure('助手服务的回答中途断开，请重试', 'cut')
      }
      const step = await Promise.race([reader.read().catch(broken), silence]).finally(() =>
        clearTimeout(timer),
      )
      if (step.done) return
      yield step.value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
