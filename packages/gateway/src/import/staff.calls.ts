import { isUndoable } from '@zhushutong/domain/data-import'
import { findKind } from '@zhushutong/domain/records'
import type { StaffContract } from '@zhushutong/sdk/staff'
import { GONE, type ResourceDeps, refusedBy, type StaffHandlers } from '../console'
import { pageOf } from '../platform/http'
import { findBatch, findBatchPage, finishBatch, type ImportBatch, lockBatch } from './batches/batches.store'
import { previewUndo } from './batches/undo-batch'

const batchView = (batch: ImportBatch) => {
  const { kind, reportPath: _, startedAt, finishedAt, counts, ...facts } = batch
  return {
    ...facts,
    kind,
    kindName: findKind(kind)?.label ?? kind,
    startTime: startedAt,
    finishTime: finishedAt,
    counts: counts ?? null,
  }
}

/** The runs of imports: seen, and undone after a preview (DAT-55). */
export function importBatchCalls({ database }: ResourceDeps): StaffHandlers<StaffContract['importBatch']> {
  const { orm } = database
  return {
    async list({ sort: _, ...query }) {
      const { rows, total } = await findBatchPage(orm, query)
      return pageOf(query, rows.map(batchView), total)
    },
    async get({ id }) {
      const batch = await findBatch(orm, id)
      return batch ? batchView(batch) : GONE
    },
    async previewUndo({ id }) {
      return (await findBatch(orm, id)) ? previewUndo(database, id) : GONE
    },
    undo: ({ id }, { change }) =>
      change('undo', async (tx) => {
        const batch = await lockBatch(tx, id)
        if (!batch) return GONE
        if (!isUndoable(batch.state)) return refusedBy('只有完成或失败的批次可以撤销')
        const { created, restored } = await previewUndo({ orm: tx }, id)
        await finishBatch(tx, id, { state: 'undoing', finishedAt: batch.finishedAt })
        const { file, state } = batch
        const after = { file, state: 'undoing', created, restored }
        return {
          subject: id,
          before: { file, state },
          after,
          result: batchView({ ...batch, state: 'undoing' }),
        }
      }),
  }
}
