import { buildRecordHref } from '@zhushutong/domain/addresses'
import { mayDecide } from '@zhushutong/domain/doubles'
import { company, findColumn, formatValue } from '@zhushutong/domain/records'
import type { StaffContract } from '@zhushutong/sdk/staff'
import { GONE, leaveUnchanged, type ResourceDeps, refusedBy, type StaffHandlers } from '../console'
import type { Tx } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import { pageOf } from '../platform/http'
import { divideCompany, previewDivision, readSourceStatements } from './divide-company'
import {
  type DoubleSide,
  findDoublePage,
  findMergeOf,
  lockDouble,
  type StoredDouble,
  saveDecision,
} from './doubles.store'
import { mergeCompanies, splitCompanies } from './merge-companies'

const shown = (key: 'region' | 'status', value: string | null): string | null => {
  const column = findColumn(company, key)
  return column && value !== null ? formatValue(column, value, {}) : value
}

const sideView = (side: DoubleSide) => ({
  ...side,
  name: side.name ?? '未命名',
  region: shown('region', side.region),
  status: shown('status', side.status),
  address: side.isMerged ? null : buildRecordHref(company, { id: side.id }),
})

const essentialsOf = (values: Readonly<Record<string, unknown>>) => {
  const textAt = (key: string) => (typeof values[key] === 'string' ? (values[key] as string) : null)
  return {
    name: textAt('name'),
    creditCode: textAt('creditCode'),
    region: shown('region', textAt('region')),
    legalPerson: textAt('legalPerson'),
  }
}

const rowView = ({ foundAt, decidedAt, first, second, ...row }: StoredDouble) => ({
  ...row,
  first: sideView(first),
  second: sideView(second),
  foundTime: foundAt,
  decidedTime: decidedAt,
})

const readDouble = async (db: Pick<Tx, 'execute'>, id: string) => {
  const query = { id, words: '', order: 'desc', pageNum: 1, pageSize: 1 } as const
  const [row] = isUuid(id) ? (await findDoublePage(db, query)).rows : []
  return row ? rowView(row) : null
}

/** Suspected doubles of companies, for the staff to merge or to keep apart (DAT-31). */
export function doubleCalls({ database }: ResourceDeps): StaffHandlers<StaffContract['double']> {
  const lock = async (tx: Tx, id: string) => {
    const before = await readDouble(tx, id)
    const pair = before && (await lockDouble(tx, id))
    return before && pair ? { before, pair } : null
  }
  const result = async (tx: Tx, id: string, before: string) => {
    const after = await readDouble(tx, id)
    if (!after) return GONE
    return { subject: id, before: { state: before }, after: { state: after.state }, result: after }
  }
  return {
    async list({ sort: _, ...query }) {
      const { rows, total } = await findDoublePage(database.orm, query)
      return pageOf(query, rows.map(rowView), total)
    },
    get: async ({ id }) => (await readDouble(database.orm, id)) ?? GONE,
    merge: ({ id, survivorId }, { change, actor, now }) =>
      change('merge', async (tx) => {
        const locked = await lock(tx, id)
        if (!locked) return GONE
        const { before, pair } = locked
        const merged = [pair.firstId, pair.secondId].filter((each) => each !== survivorId)
        if (merged.length !== 1) return refusedBy('请选择保留哪一家', 'survivorId')
        if (pair.state === 'merged' && (await findMergeOf(tx, pair))?.id === merged[0])
          return leaveUnchanged(before)
        if (!mayDecide(pair.state, 'merge')) return refusedBy('这两家已经合并')
        await saveDecision(tx, id, { state: 'merged', by: actor.account, now })
        const isDone = await mergeCompanies(tx, { id: merged[0] ?? '', survivorId, now })
        return isDone ? result(tx, id, pair.state) : refusedBy('其中一家已经不在了，请刷新列表')
      }),
    keepApart: ({ id }, { change, actor, now }) =>
      change('keepApart', async (tx) => {
        const locked = await lock(tx, id)
        if (!locked) return GONE
        const { before, pair } = locked
        if (pair.state === 'apart') return leaveUnchanged(before)
        if (!mayDecide(pair.state, 'keepApart')) return refusedBy('这两家已经合并，请先拆分')
        await saveDecision(tx, id, { state: 'apart', by: actor.account, now })
        return result(tx, id, pair.state)
      }),
    split: ({ id }, { change, actor, now }) =>
      change('split', async (tx) => {
        const locked = await lock(tx, id)
        if (!locked) return GONE
        const { before, pair } = locked
        if (pair.state === 'apart') return leaveUnchanged(before)
        const merge = mayDecide(pair.state, 'split') ? await findMergeOf(tx, pair) : null
        if (!merge) return refusedBy('这两家没有合并')
        await saveDecision(tx, id, { state: 'apart', by: actor.account, now })
        await splitCompanies(tx, { ...merge, now })
        return result(tx, id, pair.state)
      }),
    async statements({ companyId }) {
      const statements = await readSourceStatements(database.orm, companyId)
      return {
        statements: statements.map(({ ordinal, source, sourceKey, dataOn, values }) => ({
          number: ordinal ?? 0,
          source,
          key: sourceKey,
          dataOn,
          ...essentialsOf(values),
        })),
      }
    },
    async previewDivision(division) {
      const parts = await previewDivision(database.orm, division)
      if ('problem' in parts) return refusedBy(parts.problem, 'leaving')
      return { stays: essentialsOf(parts.stays), leaves: essentialsOf(parts.leaves) }
    },
    divide: (division, { change, actor, now }) =>
      change('divide', async (tx) => {
        const divided = await divideCompany(tx, { ...division, by: actor.account, now })
        if (divided === null) return GONE
        if ('problem' in divided) return refusedBy(divided.problem, 'leaving')
        const after = await readDouble(tx, divided.pairId)
        if (!after) return GONE
        const { first, second, state } = after
        return {
          subject: divided.pairId,
          before: { company: division.companyId },
          after: { state, first: first.name, second: second.name },
          result: after,
        }
      }),
  }
}
