import type { ReportInput } from '@zhushutong/domain/corrections'
import type { RecordRef } from '@zhushutong/domain/favourites'
import { isPortalError } from '@zhushutong/sdk'
import type { BrowserClient } from './browser-client'
import { orFailure } from './failure'

const named = ({ kind, id }: RecordRef) => ({ module: kind, moduleId: id })

/** The fields that the gateway says are wrong. */
const fieldsOf = (error: unknown) => (isPortalError(error) && error.kind === 'validation' ? error.fields : [])

/** Favourites of the one who is logged in. */
export const createFavourites = ({ collect }: BrowserClient) => ({
  collected: (refs: readonly RecordRef[]) =>
    orFailure(
      collect
        .collected({ records: refs.map(named) })
        .then(({ records }) => records.map(({ module, moduleId }) => ({ kind: module, id: moduleId }))),
    ),
  add: (ref: RecordRef) => orFailure(collect.add(named(ref)).then(() => true as const)),
  remove: (ref: RecordRef) => orFailure(collect.remove(named(ref)).then(() => true as const)),
})

export type Favourites = ReturnType<typeof createFavourites>

/** Reports of wrong data. */
export const createCorrections = ({ corrections }: BrowserClient) => ({
  /** null when it was taken, else what is wrong with it. */
  send: async (ref: RecordRef, report: ReportInput) => {
    try {
      await corrections.add({ ...named(ref), ...report })
      return null
    } catch (error) {
      if (!isPortalError(error)) throw error
      return { message: error.message, fields: fieldsOf(error) }
    }
  },
})

export type Corrections = ReturnType<typeof createCorrections>
