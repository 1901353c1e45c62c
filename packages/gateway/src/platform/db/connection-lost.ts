import { codesOf } from './explain-opening'

/** Codes of PostgreSQL (connection exceptions, shutdown, start, too many connections) and of the operating system. */
const LOST =
  /^(08\d{3}|57P0[1-5]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** Messages of the driver, which have no code. */
const LOST_TEXT =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Cannot use a pool after calling end|Client was closed)/

/** True when a query failed because its connection was lost or never made: a retry may succeed. */
export function isConnectionLost(error: unknown): boolean {
  for (const code of codesOf(error)) if (LOST.test(code)) return true
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (LOST_TEXT.test(cause.message)) return true
  return false
}
