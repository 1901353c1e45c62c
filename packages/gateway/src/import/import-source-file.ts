import type { ImportMode } from '@zhushutong/domain/data-import'
import { findKind } from '@zhushutong/domain/records'
import type { FileLimits, FileProblem } from '@zhushutong/domain/statements'
import type { Database } from '../platform/db'
import { failInterrupted } from './batches/batches.store'
import { chooseShape } from './choose-shape'
import { runBatch } from './run-batch'
import { shapeOfMapping } from './shapes'
import { StoppedFile, UnusableFile } from './source'

/** A file of a source, to be imported by its schedule. Plain data, for a worker thread. */
export interface SourceFile {
  readonly kind: string
  readonly source: string
  readonly path: string
  /** The text of a mapping file; null for a known format or a file that is read by its headers. */
  readonly mapping: string | null
  readonly mode: ImportMode
  readonly limits: FileLimits
  /** The folder of the reports. */
  readonly folder: string
  /** The name in the list of batches. */
  readonly startedBy: string
  /** ms */
  readonly now: number
}

export type SourceFileOutcome =
  | { readonly batch: string }
  | { readonly problem: FileProblem | 'unreadable'; readonly reason: string }

/** The gateway's time, which goes on during the import. */
const clockFrom = (now: number) => {
  const start = performance.now()
  return () => now + Math.round(performance.now() - start)
}

const importFileOf = async (file: SourceFile, database: Database): Promise<SourceFileOutcome> => {
  const kind = findKind(file.kind)
  if (!kind) throw new UnusableFile(`没有“${file.kind}”这个类型`)
  const { source, path, mode, limits, folder, startedBy } = file
  const shape =
    file.mapping === null
      ? await chooseShape({ kind, file: path, source }, () => undefined)
      : shapeOfMapping(file.mapping, kind)
  if (shape.source !== source) throw new UnusableFile(`这是来源 ${shape.source} 的文件，不是 ${source}`)
  await failInterrupted(database.orm, { kind: kind.kind, source, startedBy }, file.now)
  const { batch } = await runBatch({
    call: { kind, file: path, mode, limits, dryRun: false },
    shape,
    database,
    folder,
    startedBy,
    clock: clockFrom(file.now),
    print: () => undefined,
  })
  return { batch }
}

/** Imports a file of a source as one batch (DAT-60). An unusable file is an outcome, not an error. */
export async function importSourceFile(file: SourceFile, database: Database): Promise<SourceFileOutcome> {
  try {
    return await importFileOf(file, database)
  } catch (error) {
    if (error instanceof StoppedFile) return { problem: error.problem, reason: error.message }
    if (error instanceof UnusableFile) return { problem: 'unreadable', reason: error.message }
    throw error
  }
}
