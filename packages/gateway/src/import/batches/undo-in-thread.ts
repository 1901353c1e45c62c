import { openDatabase } from '../../platform/db'
import type { BatchToUndo } from '../task-names'
import { undoBatch } from './undo-batch'

export async function undoInThread({ databaseUrl, id, now }: BatchToUndo): Promise<null> {
  const database = await openDatabase({ url: databaseUrl, pool: 1 })
  try {
    await undoBatch(database, id, now)
    return null
  } finally {
    await database.close()
  }
}
