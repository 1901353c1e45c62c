import { type HttpError, useCustom } from '@refinedev/core'
import type { ResultOf } from '@zhushutong/sdk/contract'
import type { StaffContract } from '@zhushutong/sdk/staff'

export type RecordFields = ResultOf<StaffContract['verification']['fields']>
export type RecordField = RecordFields['fields'][number]

export interface RecordKey {
  readonly kind: string
  readonly recordId: string
}

/** The fields of a record that staff correct. */
export function useFields(record: RecordKey) {
  const { query, result } = useCustom<RecordFields & Record<string, unknown>, HttpError>({
    url: 'verification/fields',
    method: 'post',
    config: { payload: record },
    errorNotification: false,
  })
  return { fields: query.isSuccess ? result.data : null, error: query.error }
}
