import type { contract } from '../contract/calls'
import { EXPORT_FILE_PATH } from '../contract/records/export-file'
import { kindText, type PortalError, portalError } from '../errors'
import type { ExportJob } from '../results'
import { runtimeClock } from '../transport/clock'
import { createDownloader, type DownloadOptions } from './download'
import type { ClientOptions, RequestOptions } from './options'
import type { Platform } from './platform'
import type { Resource } from './resources'

/** The calls of exports. */
export type ExportCalls = Resource<typeof contract.exports>

/** An export job, or the answer of an export call without `preview`. */
type Exported = { readonly exportId: string } | { readonly job: { readonly exportId: string } | null }

/** An export to follow, also as the promise of it: `client.tenders.export(…)`. */
export type ExportSource = Exported | PromiseLike<Exported>

/** Options of waiting for a file. */
export interface FollowOptions extends RequestOptions {
  /** Limit of the whole wait in ms; then a timeout error is thrown. Default 30 minutes. */
  readonly deadline?: number
  /** Number of times that a failed export is resumed. Default 0: its failure is thrown. */
  readonly restarts?: number
  /** true: waits until the order of an unpaid export is paid. Default: an unpaid export is an error that names the order. */
  readonly awaitsPayment?: boolean
}

/** Options of waiting for a file and downloading it. */
export interface ExportFileOptions extends FollowOptions, Pick<DownloadOptions, 'idleTimeout' | 'retries'> {}

/** The bytes of a finished export: read them once, by iteration, `stream` or `blob`. */
export interface ExportDownload extends AsyncIterable<Uint8Array> {
  readonly job: ExportJob
  readonly stream: () => ReadableStream<Uint8Array>
  readonly blob: () => Promise<Blob>
}

/** The way from an export to its file. */
export interface ExportJourney {
  /**
   * Yields the job at once and after each change of its state or its rows, until its file exists. Polls by itself, at
   * first twice a second, later every 5 s.
   * @throws PortalError business for an unpaid, cancelled, expired or failed export, timeout at the deadline
   */
  readonly follow: (source: ExportSource, options?: FollowOptions) => AsyncIterable<ExportJob>
  /** Waits for the file and opens it. A connection that breaks continues where it broke. */
  readonly download: (source: ExportSource, options?: ExportFileOptions) => Promise<ExportDownload>
}

/** Files, in Node only. */
export interface ExportToFile {
  /**
   * Waits for the file and writes it to a path, under a temporary name until it is complete. An interrupted download of
   * the same export continues, also in another run. Returns the job.
   */
  readonly toFile: (source: ExportSource, path: string, options?: ExportFileOptions) => Promise<ExportJob>
}

const DEADLINE_MS = 30 * 60_000
const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 5_000

const formatYuan = (fen: number) => (fen / 100).toFixed(2)

const refuse = (code: string, message: string): PortalError =>
  portalError({ kind: 'business', code, message })

/** The reason why an export gets no file by waiting. */
const findRefusal = ({ state, orderId, fen }: ExportJob): PortalError | null => {
  if (state === 'awaiting-payment')
    return refuse('UNPAID', `导出需要先支付订单 ${orderId}（${formatYuan(fen)} 元），支付后开始生成`)
  if (state === 'cancelled') return refuse('CANCELLED', '导出已取消：订单没有支付')
  if (state === 'expired') return refuse('EXPIRED', '导出的文件已过期删除，请重新导出')
  return state === 'failed' ? refuse('FAILED', '导出生成失败，可用 exports.retry 从中断处继续') : null
}

const findId = async (source: ExportSource): Promise<string> => {
  const exported: Exported | null | undefined = await source
  if (typeof exported !== 'object' || exported === null) {
    const message = '请传入一次导出、它的 job 或 exportId'
    throw portalError({ kind: 'validation', message, fields: [{ field: 'source', message }] })
  }
  const job = 'job' in exported ? exported.job : exported
  if (job) return job.exportId
  const message = '这次导出只询问了费用（preview），没有文件'
  throw portalError({ kind: 'validation', message, fields: [{ field: 'preview', message }] })
}

const streamOf = (chunks: AsyncIterator<Uint8Array>) =>
  new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await chunks.return?.()),
  })

const collect = async (chunks: AsyncIterable<Uint8Array>): Promise<Blob> => {
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const chunk of chunks) parts.push(new Uint8Array(chunk))
  return new Blob(parts)
}

/** Adds the way from a job to its file to the calls of exports. `toFile` only where the platform writes files. */
export function createExports(calls: ExportCalls, options: ClientOptions, platform: Platform) {
  const clock = options.clock ?? runtimeClock
  const read = createDownloader(options, platform)

  async function* follow(
    source: ExportSource,
    { deadline = DEADLINE_MS, restarts = 0, awaitsPayment = false, ...each }: FollowOptions = {},
  ): AsyncGenerator<ExportJob, void, void> {
    const end = clock.elapsed() + deadline
    const signal = each.signal ?? new AbortController().signal
    const exportId = await findId(source)
    let [left, pauseMs, known] = [restarts, FIRST_PAUSE_MS, '']
    for (;;) {
      let job: ExportJob = await calls.get({ exportId }, each)
      if (job.state === 'failed' && left > 0) {
        left -= 1
        pauseMs = FIRST_PAUSE_MS
        job = await calls.retry({ exportId }, each)
      }
      const { state, rows } = job
      if (known !== `${state} ${rows}`) yield job
      known = `${state} ${rows}`
      if (state === 'done') return
      const refusal = findRefusal(job)
      if (refusal && !(awaitsPayment && state === 'awaiting-payment')) throw refusal
      if (clock.elapsed() + pauseMs >= end)
        throw portalError({ kind: 'timeout', message: kindText('timeout') })
      await platform.pause(pauseMs, signal, clock)
      pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * 1.5)
    }
  }

  /** The finished job, and its bytes from an offset on. */
  const finish = async (source: ExportSource, fileOptions: ExportFileOptions = {}) => {
    const { deadline, restarts, awaitsPayment, idleTimeout, retries, ...each } = fileOptions
    let done: ExportJob | undefined
    for await (const job of follow(source, { deadline, restarts, awaitsPayment, ...each })) done = job
    if (!done || done.file === null) throw portalError({ kind: 'decode', message: kindText('decode') })
    const file = { endpointPath: EXPORT_FILE_PATH, path: done.file, size: done.size ?? 0 }
    return {
      job: done,
      size: file.size,
      read: (from: number) => read(file, from, { idleTimeout, retries, ...each }),
    }
  }

  const download: ExportJourney['download'] = async (source, fileOptions) => {
    const { job, read } = await finish(source, fileOptions)
    const chunks = read(0)
    return {
      job,
      [Symbol.asyncIterator]: () => chunks,
      stream: () => streamOf(chunks),
      blob: () => collect(chunks),
    }
  }

  const { saveFile } = platform
  const toFile = saveFile && {
    toFile: async (source: ExportSource, path: string, fileOptions?: ExportFileOptions) => {
      const { job, size, read } = await finish(source, fileOptions)
      await saveFile({ path, temporaryPath: `${path}.${job.exportId}.part`, size, read })
      return job
    },
  }
  return { ...calls, follow, download, ...toFile }
}
