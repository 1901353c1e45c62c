import { KINDS, type KindName } from '@zhushutong/domain/records'
import type { Existing } from '@zhushutong/sdk/contract/reference'

const madeUpId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** Ids for the examples; they do not exist. */
export const MADE_UP: Existing = {
  orderId: madeUpId(1),
  agreementVersion: '0123456789abcdef',
  noticeId: madeUpId(2),
  recordIds: Object.fromEntries(KINDS.map(({ kind }, i) => [kind, madeUpId(100 + i)])) as Record<
    KindName,
    string
  >,
  now: 1_795_140_000_000,
}
