import { BATCH_STATE_LABELS } from '@zhushutong/domain/data-import'
import { dayOf } from '@zhushutong/domain/formatting'
import type { Config } from '../../platform/config'
import { openForImport, recomputeAll } from '../open-database'
import { listBatches } from './batches.store'
import { previewUndo, undoBatch } from './undo-batch'

const LISTED = 30

type Print = (line: string) => void

/** Prints the newest batches, one a line. */
export async function printBatches(config: Config, print: Print): Promise<void> {
  const database = await openForImport(config, true)
  try {
    for (const { id, kind, source, state, startedAt, counts, file } of await listBatches(
      database.orm,
      LISTED,
    )) {
      const written = counts ? `新增 ${counts.created}，更新 ${counts.updated}，撤下 ${counts.closed}` : ''
      print([id, dayOf(startedAt), BATCH_STATE_LABELS[state], kind, source, file, written].join('  '))
    }
  } finally {
    await database.close()
  }
}

/** Undoes a batch, or prints only the effect. False for a batch that cannot be undone. */
export async function undoOnCommand(
  { id, dryRun }: { readonly id: string; readonly dryRun: boolean },
  config: Config,
  print: Print,
  clock: () => number = Date.now,
): Promise<boolean> {
  const database = await openForImport(config, dryRun)
  try {
    const { created, restored, kept } = await previewUndo(database, id)
    print(`删除新增的 ${created} 条，恢复 ${restored} 条；${kept} 条后来的批次改过，保持不变`)
    if (dryRun) return true
    const total = await undoBatch(database, id, clock())
    print(total ? `已撤销：更新 ${total.updated} 条，删除 ${total.removed} 条` : `没有可以撤销的批次 ${id}`)
    return total !== null
  } finally {
    await database.close()
  }
}

/** Computes the figures of all records. */
export async function computeFigures(
  config: Config,
  print: Print,
  clock: () => number = Date.now,
): Promise<void> {
  const database = await openForImport(config, false)
  try {
    await recomputeAll(database, clock())
    print('已从全部记录重新计算各项统计')
  } finally {
    await database.close()
  }
}
