import { readInput } from '../checks/input'
import type { Clock } from '../transport/clock'
import { pause } from '../transport/deadline'
import type { Opened, Outgoing } from '../transport/transport'
import { type Effect, Scripted } from './answers'
import { type Fields, findSchemas, type Match, matchCall } from './calls'
import { readRequest } from './request'
import { buildReset, openPieces, type Written, writeHttpError, writeRefusal, writeResult } from './respond'
import type { createScript } from './script'
import { createSeals } from './sealed'
import { writeAnswer } from './write-answer'

/** A request as a test sees it; the input of an upload is null. */
interface Received {
  readonly match: Match
  readonly input: unknown
  readonly outgoing: Outgoing
}

interface ServeOptions {
  readonly clock: Clock
  readonly script: ReturnType<typeof createScript>
  readonly fail: (problem: string) => never
  readonly onRequest: (received: Received) => void
}

/** The question of a chat with the client's names. */
const readChat = ({ query, conversation_id, files }: Fields) => ({
  query,
  conversationId: conversation_id === '' ? undefined : conversation_id,
  files: (files as readonly { readonly upload_file_id: string }[]).map((file) => file.upload_file_id),
})

const needsToken = ({ call }: Match, { keyword = '' }: Fields) =>
  call.access === 'token' || (call.kind !== undefined && keyword !== '')

/** Answers requests as the gateway does: address, token, input, then the answer of the script. */
export function createServer({ clock, script, fail, onRequest }: ServeOptions) {
  const seals = createSeals()

  const read = async (match: Match, url: URL, outgoing: Outgoing) => {
    const schemas = await findSchemas(match.call)
    const seal = await seals.findSeal(outgoing)
    const { body } = outgoing
    if (!schemas || typeof body === 'object') return { seal, input: {}, problems: [] }
    const { data: sealed } = (body ? JSON.parse(body) : {}) as { readonly data?: unknown }
    const text = seal && typeof sealed === 'string' ? await seal.open(sealed) : body
    const { data, problems } = readInput(schemas.request, readRequest(match, url, text, schemas.request))
    return { seal, input: data as Fields, problems }
  }

  /** The answer without the effects around it. */
  const unwrap = async (answer: unknown, signal: AbortSignal) => {
    const delivery = { slowMs: 0, isCut: false }
    let plain = answer
    for (;;) {
      if (!(plain instanceof Scripted)) return { plain, delivery }
      const effect: Effect<unknown> = plain.effect
      if (effect.kind === 'broken') throw buildReset()
      if (effect.kind === 'hanging') await pause(Infinity, signal, clock)
      if (effect.kind === 'refusal') return { written: writeRefusal(effect), delivery }
      if (effect.kind === 'http') return { written: writeHttpError(effect), delivery }
      if (effect.kind === 'slow') delivery.slowMs = effect.ms
      if (effect.kind === 'cut') delivery.isCut = true
      plain = 'answer' in effect ? effect.answer : undefined
    }
  }

  return async (outgoing: Outgoing, signal: AbortSignal): Promise<Opened> => {
    const open = (written: Written, delivery = { slowMs: 0, isCut: false }) =>
      openPieces(written, written.pieces, delivery, clock, signal)
    const url = new URL(outgoing.url)
    if (url.pathname === seals.path) return open(writeResult({ publicKey: await seals.readPublicKey() }))
    const match = matchCall(outgoing.method, url.pathname)
    if (!match) return open(writeRefusal({ code: '00404' }))
    const { seal, input, problems } = await read(match, url, outgoing)
    onRequest({ match, input: typeof outgoing.body === 'object' ? null : input, outgoing })
    if (needsToken(match, input) && !outgoing.headers.authorization)
      return open(writeRefusal({ code: '00113' }))
    if (problems.length > 0) return open(writeRefusal({ code: '00400', fields: problems }))
    const { call } = match
    const answer = await script.findNext(call, call.isStream ? readChat(input) : input)
    const { plain, written, delivery } = await unwrap(answer, signal)
    if (delivery.slowMs > 0) await pause(delivery.slowMs, signal, clock)
    const plausible = script.findPlausible(call, input)
    return open(
      written ?? (await writeAnswer({ call, input, outgoing, seal, plausible }, plain, fail)),
      delivery,
    )
  }
}
