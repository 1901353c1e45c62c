import { findKindBySegment, type RecordKind } from '@zhushutong/domain/records'
import { contract } from '@zhushutong/sdk/contract'
import type { Feature } from '../platform/feature'
import { type Handlers, mountGroup } from '../platform/http'
import { type Asker, recordDetail, refused } from '../records'
import { readChanges, readSources } from './history.store'

/** The changes of records, and the sources of their values. */
export const historyFeature: Feature = ({ database, calls }) => ({
  routes: (app) => {
    const detail = recordDetail(database)
    const find = async (type: string, id: string, asker: Asker): Promise<RecordKind | null> => {
      const kind = findKindBySegment(type)
      if (!kind || kind.detailPath === 'none') return null
      return 'error' in (await detail(kind, id, asker)) ? null : kind
    }
    const handlers: Handlers<typeof contract.history> = {
      async changes({ type, ...query }, { viewer, now }) {
        if (query.cursor !== undefined && !/^\d{1,15}$/.test(query.cursor))
          return refused({ error: 'invalid', field: 'cursor', message: '翻页位置无效，请从第一页重新开始' })
        const kind = await find(type, query.id, { viewer, now })
        return kind ? readChanges(database, kind, query, { viewer, now }) : refused({ error: 'not-found' })
      },
      async sources({ type, id }, { viewer, now }) {
        const kind = await find(type, id, { viewer, now })
        return kind ? readSources(database, kind, id, { viewer, now }) : refused({ error: 'not-found' })
      },
    }
    mountGroup(app, contract.history, handlers, calls)
  },
})
