import { HOUR_MS } from '@zhushutong/domain/formatting'
import { KINDS } from '@zhushutong/domain/records'
import type { Feature } from '../platform/feature'
import { findStaleKinds, refreshFigures } from './data-status.store'

const EVERY_MS = 30_000

/** The figures of the state of the data: of kinds that changed, at most once an hour each (DAT-64). */
export const dataStatusFeature: Feature = ({ database: { orm }, clock }) => {
  const refresh = async (): Promise<void> => {
    const now = clock.now()
    const stale = await findStaleKinds(orm, now - HOUR_MS)
    for (const kind of KINDS) {
      const version = stale.get(kind.kind)
      if (version !== undefined) await refreshFigures(orm, kind, version, now)
    }
  }
  return { jobs: [{ name: 'refresh data figures', every: EVERY_MS, run: refresh }] }
}
