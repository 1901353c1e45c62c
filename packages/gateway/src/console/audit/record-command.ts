import { maskAudit } from '@zhushutong/domain/staff'
import type { Clock } from '../../platform/clock'
import type { Database } from '../../platform/db'
import { COMMAND, recordAudit } from './audit.store'

/** The verb of commands that only read. */
const READS = 'list'

/**
 * Records an operator's command on the server, `<verb> <subject> <rest>`, after it has succeeded (STF-06). Phone
 * numbers are masked, also in the subject: a mobile can name an account.
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
