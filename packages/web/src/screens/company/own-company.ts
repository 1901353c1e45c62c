import { cache } from 'react'
import { orNull } from '@/wiring/server/answers'
import { partLimit } from '../load-part'
import type { Reader } from '../reader'

/** The company that the member has chosen; null for visitors, without a choice, and if it could not be loaded. */
export const loadOwnCompany = cache(async (reader: Reader) =>
  reader.member === null
    ? null
    : ((await orNull(reader.calls.myCompany.get(undefined, partLimit(reader))))?.record ?? null),
)
