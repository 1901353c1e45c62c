import { cache } from 'react'
import { orNull, PART } from '@/wiring/server/answers'
import type { Reader } from '../reader'

/** The published payments of an owner, once for the head and the panel of its page; null if loading failed. */
export const loadOwnerPayments = cache((reader: Reader, id: string) =>
  orNull(reader.calls.dueDiligence.ownerPayments({ id }, PART)),
)
