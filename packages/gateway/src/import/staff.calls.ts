import { isUndoable } from '@zhushutong/domain/data-import'
import { findKind } from '@zhushutong/domain/records'
import type { StaffContract } from '@zhushutong/sdk/staff'
import { GONE, type ResourceDeps, refusedBy, type StaffHandlers } from '../console'
import { createFiles, findFile, readFile } from '../files'
import { pageOf } from '../platform/http'
import { findBatch, findBatchPage, finishBatch, type ImportBatch, lockBatch } from './batches/batches.store'
import { previewUndo } from './batches/undo-batch'
import { uploadCalls } from './uploads/upload-calls'
import { findUpload } from './uploads/uploads.store'

const rowView = (batch: ImportBatch) => {
  const {
    kind,
    reasons: _,
    reportPath: __,
    startedAt,
    finishedAt,
    counts,
    reportFile,
    refusedFile,
    ...facts
  } = batch
  return {
    ...facts,
    kind,
    kindName: findKind(kind)?.label ?? kind,
    startTime: startedAt,
    finishTime: finishedAt,
    counts: counts ?? null,
    hasReport: reportFile !== null,
    hasRefused: refusedFile !== null,
  }
}

const batchView = (batch: ImportBatch) => ({ ...rowView(batch), reasons: [...(batch.reasons ?? [])] })

const NAMES = { report: '报告', refused: '未收录' } as const
/** The content goes through memory, as text. */
const MAX_READ_BYTES = 20 * 1024 * 1024

/** Imports: runs seen, undone after a preview (DAT-55), and prepared from uploaded files. */
export function importBatchCalls(deps: ResourceDeps): StaffHandlers<StaffContract['importBatch']> {
  const { database } = deps
  const { orm } = database
  const files = createFiles(deps)
  return {
    ...uploadCalls(deps),
    async list({ sort: _, ...query }) {
      const { rows, total } = await findBatchPage(orm, query)
      return pageOf(query, rows.map(rowView), total)
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
    async readFile({ id, file }) {
      const run = (await findUpload(orm, id)) ?? (await findBatch(orm, id))
      const fileId = file === 'report' ? run?.reportFile : run?.refusedFile
      if (!run || !fileId) return GONE
      const stored = { area: 'import-results', id: fileId } as const
      const row = await findFile(files, stored)
      if (row && row.size > MAX_READ_BYTES) return refusedBy('文件超过 20 MB，请用命令行导入后在服务器上查看')
      const bytes = row && (await readFile(files, stored, 'staff'))
      if (!row || !bytes) return GONE
      const source = 'fileName' in run ? run.fileName : run.file
      const ending = row.mimeType.startsWith('text/csv') ? 'csv' : 'ndjson'
      const name = `${source.replace(/\.[^.]*$/, '')}-${NAMES[file]}.${ending}`
      return { name, mimeType: row.mimeType, content: bytes.toString('base64') }
    },
  }
}
