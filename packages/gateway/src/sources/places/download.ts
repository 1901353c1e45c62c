import { createWriteStream } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isLocalHost } from '@zhushutong/domain/webhooks'
import { checkedLookup, isRefusedHost, REFUSED, type Resolve } from '../../platform/outbound'
import { MAX_FILE_BYTES, PlaceFailed } from './place.ports'

export interface DownloadOptions {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** True when addresses on this machine are allowed, in a sandbox. */
  readonly allowsLocal: boolean
  readonly maxBytes?: number
  /** Timeout in ms of the answer, and of each piece of it. */
  readonly silence?: number
  readonly resolve?: Resolve
}

const SILENCE_MS = 30_000
/** Limit of a whole download: 1 GB at 600 KB/s. */
const WHOLE_MS = 30 * 60_000

const REASONS: Readonly<Record<string, string>> = {
  [REFUSED]: '这个地址指向内网，不能读取',
  ENOTFOUND: '域名不存在',
  EAI_AGAIN: '域名暂时解析不了',
  ABORT_ERR: '下载超时',
}

const reasonOf = (error: unknown): PlaceFailed => {
  if (error instanceof PlaceFailed) return error
  const code = String((error as NodeJS.ErrnoException).code ?? '')
  return new PlaceFailed(REASONS[code] ?? `连接不上对方的服务器（${code || '连接中断'}）`)
}

const statusReason = (status: number): string =>
  status >= 300 && status < 400 ? '对方把地址转到了别处，请填写最终的地址' : `对方返回 ${status}`

const limitBytes = (most: number) => {
  let read = 0
  return new Transform({
    transform(piece: Buffer, _, done) {
      read += piece.length
      if (read > most) done(new PlaceFailed(`文件超过 ${Math.round(most / 1024 ** 2)} MB`))
      else done(null, piece)
    },
  })
}

const ask = (
  url: URL,
  { headers, allowsLocal, silence = SILENCE_MS, resolve }: DownloadOptions,
  signal: AbortSignal,
) =>
  new Promise<http.IncomingMessage>((done, fail) => {
    const isLocal = allowsLocal && isLocalHost(url.hostname)
    if (!isLocal && (isRefusedHost(url) || url.protocol !== 'https:'))
      return fail(new PlaceFailed('只能读取互联网上的 https 地址'))
    const request = (url.protocol === 'https:' ? https : http).get(url, {
      headers: { ...headers, 'accept-encoding': 'identity' },
      // No keep-alive: a pooled socket may be connected to an address that was not checked.
      agent: false,
      signal,
      timeout: silence,
      ...(!isLocal && { lookup: checkedLookup(resolve) }),
    })
    request.on('timeout', () => request.destroy(new PlaceFailed('对方没有及时回应')))
    request.on('error', fail)
    request.on('response', done)
  })

/**
 * Downloads a file from an address on the open internet, without following redirects (DAT-63).
 * @param path the path of the copy
 * @returns the headers; null when the file did not change since (304)
 * @throws PlaceFailed
 */
export async function download(
  options: DownloadOptions,
  path: string,
): Promise<http.IncomingHttpHeaders | null> {
  const { maxBytes = MAX_FILE_BYTES } = options
  try {
    const signal = AbortSignal.timeout(WHOLE_MS)
    const answer = await ask(new URL(options.url), options, signal)
    const { statusCode = 0, headers } = answer
    if (statusCode !== 200) {
      answer.destroy()
      if (statusCode === 304) return null
      throw new PlaceFailed(statusReason(statusCode))
    }
    await pipeline(answer, limitBytes(maxBytes), createWriteStream(path), { signal })
    return headers
  } catch (error) {
    throw reasonOf(error)
  }
}
