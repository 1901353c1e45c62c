import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../platform/db/moment.column'
import { FILE_AREA_NAMES } from './areas'

/**
 * All files of the store. A row is inserted before the bytes and deleted after them, so no file lacks a row. A file is
 * shown by the row of its feature, which refers to it by `id` and is inserted after the bytes.
 */
export const storedFiles = pgTable(
  'stored_files',
  {
    area: text({ enum: FILE_AREA_NAMES }).notNull(),
    id: uuid().notNull(),
    /** Offset of a part in its whole; 0 for a whole file. */
    at: bigint({ mode: 'number' }).notNull().default(0),
    /** bytes */
    size: bigint({ mode: 'number' }).notNull(),
    mimeType: text('mime_type').notNull(),
    /** SHA-256, hex. */
    digest: text().notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.area, t.id, t.at] }), index('stored_files_by_time').on(t.area, t.savedAt)],
)
