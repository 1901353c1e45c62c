import type { Outgoing } from '../transport/transport'
import { type Fields, findSchemas, type NamedCall } from './calls'
import { readContent, type Written, writeChat, writeFile, writeResult } from './respond'
import type { Seal } from './sealed'
import { complete, listWrongFields, overlay } from './shape'

/** A page counts its records, unless the test does. */
const countPage = (value: unknown, { pageNum = 1, pageSize = 10 }: Fields): unknown => {
  const { records, ...counts } = (value ?? {}) as { readonly records?: unknown }
  if (!Array.isArray(records)) return value
  return { total: records.length, pages: Math.min(1, records.length), pageNum, pageSize, ...counts, records }
}

interface Answered {
  readonly call: NamedCall
  readonly input: Fields
  readonly outgoing: Outgoing
  readonly seal: Seal | undefined
  /** Completes an answer that is an object. */
  readonly plausible: unknown
}

/** Completes an answer, checks it against the contract, and writes it as the gateway does. */
export async function writeAnswer(
  { call, input, outgoing, seal, plausible }: Answered,
  answer: unknown,
  fail: (problem: string) => never,
): Promise<Written> {
  const { name } = call
  if (name === 'exports.file') return writeFile(readContent(answer), outgoing.headers.range)
  if (call.isStream) {
    const pieces = [answer].flat()
    const isText = pieces.every((piece) => typeof piece === 'string')
    return isText ? writeChat(pieces, input.conversation_id) : fail(`${name} 的回答应为文字，或文字的列表`)
  }
  const schemas = await findSchemas(call)
  if (!schemas) return writeResult(answer)
  const result = complete(schemas.result, countPage(overlay(plausible, answer), input))
  const wrong = listWrongFields(schemas.result, result)
  if (wrong.length > 0) return fail(`${name} 的回答不符合约定：${wrong.join('；')}`)
  return writeResult(seal && call.encrypted ? await seal.close(JSON.stringify(result)) : result)
}
