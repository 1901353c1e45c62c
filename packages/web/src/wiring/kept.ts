import 'server-only'
import { isPortalError, type PortalClient } from '@zhushutong/sdk'
import type { FavouritePage, ReportPage } from './types'

interface Asked {
  readonly module?: string
  readonly pageNum: number
  readonly pageSize: number
}

/** What pages read of the reader's own favourites and reports; null when it does not come. */
export interface Kept {
  favourites(asked: Asked): Promise<FavouritePage | null>
  reports(asked: Asked & { readonly moduleId?: string }): Promise<ReportPage | null>
}

const orNull = <T>(call: Promise<T>): Promise<T | null> =>
  call.catch((error: unknown) => {
    if (isPortalError(error)) return null
    throw error
  })

export const createKept = ({ favourites, corrections }: PortalClient): Kept => ({
  favourites: (asked) => orNull(favourites.page(asked)),
  reports: (asked) => orNull(corrections.page(asked)),
})
