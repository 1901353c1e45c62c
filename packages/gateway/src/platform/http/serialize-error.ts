interface SerializedError {
  readonly [more: string]: unknown
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack: string
  readonly cause?: SerializedError
}

const MAX_CAUSES = 4

/**
 * Serializes an error for the log: type, message, stack and causes. All other fields and query values are omitted,
 * because the database puts phone numbers and keys of the query there.
 */
export function serializeError(error: unknown, depth = 0): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'no error was thrown', stack: '' }
  const { code } = error as { code?: unknown }
  // Messages of the query builder end with the values, and a stack begins with the message.
  const [message = ''] = error.message.split('\nparams: ', 1)
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.constructor.name,
    message,
    ...(typeof code === 'string' && { code }),
    stack: stack.map((line) => line.trim()).join('\n'),
    ...(error.cause instanceof Error &&
      depth < MAX_CAUSES && { cause: serializeError(error.cause, depth + 1) }),
  }
}
