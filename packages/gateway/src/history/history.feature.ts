import { parsePlace } from '@zhushutong/domain/history'
import { findKindBySegment, KINDS, type RecordKind } from '@zhushutong/domain/records'
import { type Contract, contract, recordContract } from '@zhushutong/sdk/contract'
import type { Feature } from '../platform/feature'
import { type Handlers, mountGroup } from '../platform/http'
import { type Asker, recordDetail, refused } from '../records'
import { readChangeFeed } from './change-feed.store'
import { readSources } from './sources.store'
import { readTimeline } from './timeline.store'

const WRONG_CURSOR = refused({
  error: 'invalid',
  field: 'cursor',
  message: '游标无效：应为这类数据的变更返回的 cursor',
})

/** The timelines of records, the sources of their values, and the changes of every kind. */
export const historyFeature: Feature = ({ database, calls }) => ({
  routes: (app) => {
    const detail = recordDetail(database)
    const find = async (type: string, id: string, asker: Asker) => {
      const kind = findKindBySegment(type)
      if (!kind || kind.detailPath === 'none') return null
      const record = await detail(kind, id, asker)
      return 'error' in record ? null : { kind, record }
    }
    // The schemas of a kind are known at run time only; mountGroup checks inputs and results against them.
    const feedOf = (kind: RecordKind): Handlers<Contract> => ({
      changes: async (input, { viewer, now }) => {
        const asked = input as { readonly cursor?: string; readonly pageSize: number }
        const feed = await readChangeFeed(database, kind, asked, { viewer, now })
        if (feed === 'wrong-cursor') return WRONG_CURSOR
        if (feed === 'expired') return { error: '40013' }
        return 'error' in feed ? refused(feed) : feed
      },
    })
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
    for (const kind of KINDS) {
      const endpoints = recordContract[kind.kind]
      if (endpoints) mountGroup(app, { changes: endpoints.changes } as Contract, feedOf(kind), calls)
    }
  },
})
