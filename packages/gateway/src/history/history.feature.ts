import { parsePlace } from '@zhushutong/domain/history'
import { findKindBySegment } from '@zhushutong/domain/records'
import { contract } from '@zhushutong/sdk/contract'
import type { Feature } from '../platform/feature'
import { type Handlers, mountGroup } from '../platform/http'
import { type Asker, recordDetail, refused } from '../records'
import { readSources } from './sources.store'
import { readTimeline } from './timeline.store'

/** The timelines of records, and the sources of their values. */
export const historyFeature: Feature = ({ database, calls }) => ({
  routes: (app) => {
    const detail = recordDetail(database)
    const find = async (type: string, id: string, asker: Asker) => {
      const kind = findKindBySegment(type)
      if (!kind || kind.detailPath === 'none') return null
      const record = await detail(kind, id, asker)
      return 'error' in record ? null : { kind, record }
    }
    const handlers: Handlers<typeof contract.history> = {
      async changes({ type, id, cursor, ...query }, { viewer, now }) {
        const after = cursor === undefined ? null : parsePlace(cursor)
        if (cursor !== undefined && !after)
          return refused({ error: 'invalid', field: 'cursor', message: '翻页位置无效，请从第一页重新开始' })
        const result = await find(type, id, { viewer, now })
        if (!result) return refused({ error: 'not-found' })
        const timeline = await readTimeline(
          database,
          result.kind,
          result.record,
          { ...query, after },
          { viewer, now },
        )
        return 'error' in timeline ? refused(timeline) : timeline
      },
      async sources({ type, id }, { viewer, now }) {
        const result = await find(type, id, { viewer, now })
        if (!result) return refused({ error: 'not-found' })
        return readSources(database, result.kind, result.record, { viewer, now })
      },
    }
    mountGroup(app, contract.history, handlers, calls)
  },
})
