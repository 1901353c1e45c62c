import { codesOf } from './explain-opening'

/** PostgreSQL's own (connection exceptions, shutdown, start, no connection left), and the operating system's. */
const LOST =
  /^(08\d{3}|57P0[1-5]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** The driver's, which have no code. */
const LOST_TEXT =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Cannot use a pool after calling end|Client was closed)/

/** True when a query failed because its connection was lost or never made: a retry may succeed. */
export function isConnectionLost(error: unknown): boolean {
  for (const code of codesOf(error)) if (LOST.test(code)) return true
  for (let one = error; one instanceof Error; one = one.cause) if (LOST_TEXT.test(one.message)) return true
  return false
}
