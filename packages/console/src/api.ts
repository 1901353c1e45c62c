import type { HttpError } from '@refinedev/core'
import type { RequestOf, ResultOf } from '@zhushutong/sdk/contract'
import type { StaffContract, staffSession } from '@zhushutong/sdk/staff'

type Groups = StaffContract & { readonly session: typeof staffSession }

export type RowOf<R extends keyof StaffContract> = ResultOf<StaffContract[R]['list']>['records'][number]

interface Envelope {
  readonly statusCode: string
  readonly statusMessage: string
  readonly data: unknown
}

interface Field {
  readonly field: string
  readonly message: string
}

const fieldsIn = (data: unknown): readonly Field[] =>
  typeof data === 'object' && data !== null && 'fields' in data ? (data.fields as Field[]) : []

const SUCCESS = '00000'

/** A failure in refine's shape: the HTTP status, the message, and messages by field. */
const buildFailure = (status: number, { statusMessage, data }: Envelope): HttpError => ({
  statusCode: status,
  message: statusMessage,
  errors: Object.fromEntries(fieldsIn(data).map(({ field, message }) => [field, message])),
})

const OFFLINE: HttpError = { statusCode: 503, message: '网络连接失败，请检查后重试' }

/**
 * Makes a staff call by its path below /console/api; a form is sent as multipart/form-data. @throws
 * HttpError
 */
export async function post(path: string, body: object): Promise<unknown> {
  const isForm = body instanceof FormData
  const answer = await fetch(`/console/api/${path}`, {
    method: 'POST',
    ...(!isForm && { headers: { 'content-type': 'application/json' } }),
    body: isForm ? body : JSON.stringify(body),
  }).catch(() => null)
  const envelope: Envelope | null = (await answer?.json().catch(() => null)) ?? null
  if (!answer || !envelope) throw OFFLINE
  if (envelope.statusCode !== SUCCESS) throw buildFailure(answer.status, envelope)
  return envelope.data
}

export function callStaff<G extends keyof Groups, N extends keyof Groups[G] & string>(
  group: G,
  name: N,
  input: RequestOf<Groups[G][N]> & object,
): Promise<ResultOf<Groups[G][N]>> {
  return post(`${group}/${name}`, input) as Promise<ResultOf<Groups[G][N]>>
}
