import { formatExportFileName } from '@zhushutong/domain/export'
import { findKind } from '@zhushutong/domain/records'
import { type contract, EXPORT_FILE_PATH, type ResultOf } from '@zhushutong/sdk/contract'
import type { ExportRow } from './export.table'

type ExportView = ResultOf<typeof contract.exports.get>

export function fileNameOf({ kind, createdAt, format }: ExportRow): string {
  return formatExportFileName(findKind(kind)?.label ?? '数据', createdAt, format)
}

export function exportView(job: ExportRow): ExportView {
  return {
    exportId: job.id,
    kind: job.kind,
    title: job.title,
    format: job.format,
    state: job.state,
    items: job.items,
    rows: job.rows,
    extra: job.extra,
    fen: job.fen,
    orderId: job.orderId,
    fileName: fileNameOf(job),
    size: job.size,
    file: job.state === 'done' ? EXPORT_FILE_PATH.replace('{exportId}', job.id) : null,
    createTime: job.createdAt,
    finishTime: job.finishedAt,
    expireTime: job.expiresAt,
  }
}
