import { maskAudit } from '@zhushutong/domain/staff'
import type { Clock } from '../../platform/clock'
import type { Database } from '../../platform/db'
import { COMMAND, recordAudit } from './audit.store'

/** The verb of commands that only read. */
const READS = 'list'

/**
 * Records what an operator changed by a command on the server, `<verb> <subject> <rest>`, once it is done (STF-06).
 * Phone numbers are masked, also as the subject: an account may be named by its mobile.
 */
export async function recordCommand(
  { orm }: Pick<Database, 'orm'>,
  clock: Clock,
  resource: string,
  [action = '', subject = '', ...rest]: readonly string[],
): Promise<void> {
  if (action === READS) return
  const after = { command: rest.join(' ') }
  const change = { resource, action, subject: String(maskAudit(subject)), before: null, after }
  await orm.transaction((tx) => recordAudit(tx, COMMAND, change, clock.now()))
}
