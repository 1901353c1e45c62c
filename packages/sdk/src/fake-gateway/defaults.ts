import type { Fields, NamedCall } from './calls'
import { SAMPLES } from './samples'

/** Number of records in the answer to a search. */
const RECORDS = 3

/** The time of the answer, and the content of the file of every export. */
interface Place {
  readonly now: number
  readonly file: Uint8Array
}

const job = (exportId: string, { file, now }: Place) => ({
  exportId,
  state: 'done',
  format: 'csv',
  items: RECORDS,
  rows: RECORDS,
  fileName: `${exportId}.csv`,
  size: file.length,
  file: `/jian-butler-portal-biz/personalCenter/export/file/${exportId}`,
  createTime: now,
  finishTime: now,
})

const ofKind = (kind: string, call: string, input: Fields, place: Place): unknown => {
  const { item, more } = SAMPLES[kind] ?? {}
  if (call === 'search') {
    const records = Array.from({ length: RECORDS }, (_, i) => ({ ...item, id: `record-${i + 1}` }))
    return { records, freshAt: place.now }
  }
  if (call === 'detail') return { ...item, ...more, id: input.id }
  const offer = { found: RECORDS, items: RECORDS, free: RECORDS, left: 1000, allowance: 1000 }
  return { ...offer, job: input.preview ? null : { ...job('export-1', place), kind } }
}

const ORDER_MINUTES = 30

const order = (orderId: unknown, { now }: Place) => ({
  orderId,
  status: 'pending',
  createTime: now,
  payStartTime: now,
  closesAt: now + ORDER_MINUTES * 60_000,
})

const OTHERS: Readonly<Record<string, (input: Fields, place: Place) => unknown>> = {
  'exports.get': ({ exportId }, place) => job(String(exportId), place),
  'orders.get': ({ orderId }, place) => order(orderId, place),
  'orders.status': ({ orderId }, place) => ({ payStatus: false, order: order(orderId, place) }),
  'exports.file': (_, { file }) => file,
  'assistant.chat': () => ['这是假网关的', '回答。'],
  'assistant.stop': () => true,
}

/** The answer to a call without a script, which also completes the test's own; undefined for calls that need one. */
export function findDefault({ name, kind }: NamedCall, input: Fields, place: Place): unknown {
  return kind ? ofKind(kind, name.split('.')[1] ?? '', input, place) : OTHERS[name]?.(input, place)
}
