import { MAX_UPLOAD_BYTES, UPLOAD_TYPES } from '@zhushutong/domain/assistant'
import {
  MAX_SERVICE_FILE_BYTES,
  SERVICE_FILE_TYPES,
  UPLOAD_PIECE_BYTES,
} from '@zhushutong/domain/boss-orders'
import { CHAT_RETENTION_MS } from '@zhushutong/domain/consultation'
import { MAX_IMAGE_BYTES } from '@zhushutong/domain/content'
import {
  IMPORT_PIECE_BYTES,
  IMPORT_UPLOAD_RETENTION_MS,
  MAX_IMPORT_BYTES,
} from '@zhushutong/domain/data-import'
import { EXPORT_RETENTION_DAYS } from '@zhushutong/domain/export'
import { DAY_MS } from '@zhushutong/domain/formatting'
import { INVOICE_DOCUMENT_TYPES, MAX_INVOICE_BYTES } from '@zhushutong/domain/invoice'
import { REPORT_RETENTION_DAYS } from '@zhushutong/domain/mall'

/** A reader of files; `staff` only with the right to the file's subject. */
export type FileReader = 'everyone' | 'owner' | 'staff' | 'gateway'

interface AreaRule {
  readonly readers: readonly FileReader[]
  /** In ms; null: as long as the row that the file belongs to. */
  readonly retentionMs: number | null
  readonly maxBytes: number
  /** Media types. */
  readonly types: readonly string[]
  /** A query for the ids of the files in use. The sweep deletes all others. */
  readonly inUse: string
  /** False for files that can be generated again. */
  readonly isBackedUp: boolean
}

const MB = 1024 * 1024
const PDF = 'application/pdf'
const WEBP = ['image/webp']
const PARTS = ['application/octet-stream']
const serviceTypes = Object.values(SERVICE_FILE_TYPES).map(({ mimeType }) => mimeType)

/** The areas of the file store: folders of the data folder, or prefixes in the bucket. */
export const FILE_AREAS = {
  exports: {
    readers: ['owner'],
    retentionMs: EXPORT_RETENTION_DAYS * DAY_MS,
    // Ten times the largest measured export of 100,000 rows.
    maxBytes: 600 * MB,
    types: ['text/csv; charset=utf-8', SERVICE_FILE_TYPES.xlsx.mimeType],
    inUse: `select id from export_jobs where state = 'done' and removed_at is null`,
    isBackedUp: false,
  },
  'export-parts': {
    readers: ['gateway'],
    retentionMs: null,
    maxBytes: 16 * MB,
    types: PARTS,
    inUse: `select id from export_jobs where state not in ('done', 'expired') and removed_at is null`,
    isBackedUp: false,
  },
  reports: {
    readers: ['owner'],
    retentionMs: REPORT_RETENTION_DAYS * DAY_MS,
    maxBytes: 50 * MB,
    types: [PDF],
    inUse: `select id from data_reports where state <> 'expired' and removed_at is null`,
    isBackedUp: false,
  },
  'service-files': {
    readers: ['owner', 'staff'],
    retentionMs: null,
    maxBytes: MAX_SERVICE_FILE_BYTES,
    types: serviceTypes,
    inUse: 'select id from service_files',
    isBackedUp: true,
  },
  'service-parts': {
    readers: ['gateway'],
    retentionMs: null,
    maxBytes: UPLOAD_PIECE_BYTES,
    types: PARTS,
    inUse: 'select id from service_files where digest is null',
    isBackedUp: false,
  },
  'import-parts': {
    readers: ['gateway'],
    retentionMs: IMPORT_UPLOAD_RETENTION_MS,
    maxBytes: IMPORT_PIECE_BYTES,
    types: PARTS,
    inUse: 'select id from import_uploads',
    isBackedUp: false,
  },
  'import-results': {
    readers: ['staff'],
    retentionMs: null,
    maxBytes: MAX_IMPORT_BYTES,
    types: ['text/csv; charset=utf-8', 'application/x-ndjson'],
    inUse: ['import_batches', 'import_uploads']
      .flatMap((table) => ['report_file', 'refused_file'].map((file) => `select ${file} as id from ${table}`))
      .join(' union all '),
    isBackedUp: false,
  },
  'article-images': {
    readers: ['everyone'],
    retentionMs: null,
    maxBytes: MAX_IMAGE_BYTES,
    types: WEBP,
    inUse: 'select file_id as id from content_images',
    isBackedUp: true,
  },
  'chat-images': {
    readers: ['owner', 'staff'],
    retentionMs: CHAT_RETENTION_MS,
    maxBytes: MAX_IMAGE_BYTES,
    types: WEBP,
    inUse: 'select id from consult_picture',
    isBackedUp: true,
  },
  'assistant-images': {
    readers: ['owner'],
    // An image is needed only while its question is answered; later it is never shown.
    retentionMs: DAY_MS,
    maxBytes: MAX_UPLOAD_BYTES,
    types: UPLOAD_TYPES,
    inUse: 'select id from assistant_uploads',
    isBackedUp: false,
  },
  invoices: {
    readers: ['owner', 'staff'],
    retentionMs: null,
    maxBytes: MAX_INVOICE_BYTES,
    types: INVOICE_DOCUMENT_TYPES.map((type) => SERVICE_FILE_TYPES[type].mimeType),
    inUse: 'select file_id as id from invoice_papers where file_id is not null',
    isBackedUp: true,
  },
  'sandbox-mails': {
    readers: ['everyone'],
    retentionMs: null,
    maxBytes: 50 * MB,
    types: [PDF],
    inUse: 'select id from mail_outbox_files',
    isBackedUp: true,
  },
} as const satisfies Readonly<Record<string, AreaRule>>

export type FileArea = keyof typeof FILE_AREAS

export function ruleOf(area: FileArea): AreaRule {
  return FILE_AREAS[area]
}

export const FILE_AREA_NAMES = Object.keys(FILE_AREAS) as [FileArea, ...FileArea[]]
