/** An error as the log tells it. */
interface ToldError {
  readonly [more: string]: unknown
  readonly type: string
  readonly message: string
  readonly code?: string
  /** Its frames alone. */
  readonly stack: string
  readonly cause?: ToldError
}

const DEEPEST = 4

/**
 * An error for the log: what it is, where it came from, and what caused it. The values of a query are left out, and
 * so is all else that an error carries: a database names in it the phone numbers and keys that were looked for.
 */
export const toldError = (error: unknown, depth = 0): ToldError => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'no error was thrown', stack: '' }
  const { code } = error as { code?: unknown }
  // The query builder's errors end with the values; the stack begins with the message.
  const [message = ''] = error.message.split('\nparams: ', 1)
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.constructor.name,
    message,
    ...(typeof code === 'string' && { code }),
    stack: stack.map((line) => line.trim()).join('\n'),
    ...(error.cause instanceof Error && depth < DEEPEST && { cause: toldError(error.cause, depth + 1) }),
  }
}
