import { randomUUID } from 'node:crypto'
import { IMPORT_PIECE_BYTES, isUploadActive, MAX_IMPORT_BYTES } from '@zhushutong/domain/data-import'
import { findKind } from '@zhushutong/domain/records'
import type { StaffContract } from '@zhushutong/sdk/staff'
import { GONE, type ResourceDeps, refusedBy, type StaffContext, type StaffHandlers } from '../../console'
import { contentOf, createFiles, saveFile } from '../../files'
import type { Failure } from '../../platform/http'
import { newJobColumns } from '../../platform/jobs'
import { listSources } from '../batches/batches.store'
import { checkMapping } from '../shapes/check-mapping'
import { IMPORT_OWNER, READ_SAMPLES } from '../task-names'
import { guessKindOfRows, previewRows } from './preview'
import { withStagedFile } from './stage-file'
import {
  deleteUpload,
  findOpenUploads,
  findUpload,
  type ImportUpload,
  insertUpload,
  lockUpload,
  updateUpload,
} from './uploads.store'
import type { UploadSettings } from './uploads.table'

type Names =
  | 'listUploads'
  | 'getUpload'
  | 'startUpload'
  | 'addPiece'
  | 'finishUpload'
  | 'removeUpload'
  | 'preview'
  | 'check'
  | 'start'
type Calls = Pick<StaffHandlers<StaffContract['importBatch']>, Names>

const BUSY = refusedBy('正在检查或导入，请稍候')
const INCOMPLETE = refusedBy('文件没有完整上传，请重新上传')

const uploadView = (upload: ImportUpload) => {
  const { id, fileName, size, uploadedBy, createdAt, state, task, sheets, guessedKind, settings } = upload
  const { progress, counts, reasons, stop, note, batch, reportFile, refusedFile } = upload
  return {
    ...{ id, fileName, size, uploadedBy, state, task, guessedKind, settings, progress, counts, stop, note },
    createTime: createdAt,
    sheets: [...sheets],
    reasons: [...(reasons ?? [])],
    batch,
    hasReport: reportFile !== null,
    hasRefused: refusedFile !== null,
  }
}

/** The reason for which a file cannot be imported with these settings; null for none. */
const findProblem = ({ kind, mapping }: UploadSettings): Failure | null => {
  if (!mapping) return findKind(kind) ? null : refusedBy('没有这个类型', 'kind')
  const problem = checkMapping(JSON.stringify(mapping), kind, mapping.source)
  return problem === null ? null : refusedBy(problem.replace(/^映射文件：/, ''), 'mapping')
}

/** Files that staff upload: read as a mapping says, checked, imported (DAT-56 to DAT-58). */
export function uploadCalls(deps: ResourceDeps): Calls {
  const { database, workers } = deps
  const { orm } = database
  const files = createFiles(deps)

  const readSamples = (upload: ImportUpload, sheet?: string) =>
    withStagedFile(files, upload, ({ path }) =>
      workers.run(READ_SAMPLES, { path, sheet }, `${IMPORT_OWNER}:${upload.id}`),
    )

  /** The samples of a sheet, read again for another one. */
  const samplesOf = async (upload: ImportUpload, sheet?: string) => {
    const { samples } = upload
    if (samples && samples.sheet === (sheet ?? null)) return samples.rows
    const read = await readSamples(upload, sheet)
    if (!read) return INCOMPLETE
    if ('problem' in read) return refusedBy(read.problem)
    await updateUpload(orm, upload.id, { samples: { sheet: sheet ?? null, rows: read.rows } })
    return read.rows
  }

  const change = (
    { change: run }: StaffContext,
    action: string,
    id: string,
    work: (upload: ImportUpload) => Partial<ImportUpload> | Failure,
  ) =>
    run(action, async (tx) => {
      const upload = await lockUpload(tx, id)
      if (!upload) return GONE
      if (isUploadActive(upload.state)) return BUSY
      const values = work(upload)
      if ('error' in values) return values as Failure
      const after = await updateUpload(tx, id, { ...values, ...newJobColumns() })
      const { fileName, state, settings } = after
      return {
        subject: id,
        before: { file: upload.fileName, state: upload.state },
        after: { file: fileName, state, ...settings, mapping: settings?.mapping?.source ?? null },
        result: uploadView(after),
      }
    })

  return {
    async listUploads() {
      return { records: (await findOpenUploads(orm)).map(uploadView) }
    },
    async getUpload({ id }) {
      const upload = await findUpload(orm, id)
      return upload ? uploadView(upload) : GONE
    },
    startUpload: async ({ name, size }, { actor, now, change: run }) => {
      if (size < 1) return refusedBy('文件是空的', 'size')
      if (size > MAX_IMPORT_BYTES)
        return refusedBy(`文件不能超过 ${MAX_IMPORT_BYTES / 1024 / 1024} MB，可以压缩成 .gz 或 .zip`, 'size')
      return run('startUpload', async (tx) => {
        const facts = { id: randomUUID(), fileName: name, size, uploadedBy: actor.name, createdAt: now }
        const upload = await insertUpload(tx, facts)
        return { subject: upload.id, before: null, after: { file: name }, result: uploadView(upload) }
      })
    },
    async addPiece({ id, at: offset, file: { bytes } }, { now }) {
      const upload = await findUpload(orm, id)
      if (!upload) return GONE
      const at = Number(offset)
      const end = at + bytes.length
      const isWhole = end === upload.size || bytes.length === IMPORT_PIECE_BYTES
      if (
        !Number.isSafeInteger(at) ||
        at < 0 ||
        at % IMPORT_PIECE_BYTES !== 0 ||
        end > upload.size ||
        !isWhole
      )
        return refusedBy('分片的长度不正确', 'file')
      if (upload.state !== 'uploading') return refusedBy('文件已经上传完')
      const content = contentOf(bytes, 'application/octet-stream')
      await saveFile(files, { area: 'import-parts', id, at }, content, now)
      return { received: end }
    },
    async finishUpload({ id }) {
      const upload = await findUpload(orm, id)
      if (!upload) return GONE
      if (upload.state !== 'uploading') return uploadView(upload)
      const read = await readSamples(upload)
      if (!read) return INCOMPLETE
      if ('problem' in read) {
        await deleteUpload(orm, id)
        return refusedBy(read.problem)
      }
      const { rows, sheets } = read
      const guessedKind = guessKindOfRows(rows)?.kind ?? null
      const samples = { sheet: null, rows }
      return uploadView(await updateUpload(orm, id, { state: 'ready', sheets, samples, guessedKind }))
    },
    removeUpload: ({ id }, { change: run }) =>
      run('removeUpload', async (tx) => {
        const upload = await lockUpload(tx, id)
        if (!upload) return GONE
        if (isUploadActive(upload.state)) return BUSY
        await deleteUpload(tx, id)
        const { fileName: file } = upload
        return { subject: id, before: { file }, after: null, result: uploadView(upload) }
      }),
    async preview({ id, kind: name, sheet, mapping }) {
      const kind = findKind(name)
      const upload = await findUpload(orm, id)
      if (!upload) return GONE
      if (!kind) return refusedBy('没有这个类型', 'kind')
      const rows = await samplesOf(upload, sheet)
      if ('error' in rows) return rows
      return { ...previewRows(kind, rows, mapping), sources: await listSources(orm, name) }
    },
    async check({ id, ...settings }, context) {
      const problem = findProblem(settings)
      if (problem) return problem
      return change(context, 'check', id, ({ state }) => {
        if (state === 'uploading') return INCOMPLETE
        if (state === 'imported') return refusedBy('这个文件已经导入')
        return {
          state: 'waiting',
          task: 'check',
          settings,
          note: null,
          counts: null,
          reasons: [],
          stop: null,
        }
      })
    },
    start: ({ id }, context) =>
      change(context, 'start', id, ({ state, task, stop }) => {
        const isChecked = state === 'checked' || (state === 'failed' && task === 'import')
        if (!isChecked || stop !== null) return refusedBy('请先试运行')
        return { state: 'waiting', task: 'import', note: null, progress: null }
      }),
  }
}
