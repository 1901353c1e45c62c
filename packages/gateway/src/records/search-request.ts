import type { RecordQuery } from '@zhushutong/domain/records'

export interface SearchRequest extends RecordQuery {
  /** From an earlier page's `nextCursor`; wins over pageNum. */
  readonly cursor?: string
}

/** Why a call is not answered with records. */
export type Refusal =
  | { readonly error: 'login-needed' | 'not-found' | 'timeout' }
  | { readonly error: 'invalid'; readonly field: string; readonly message: string }
