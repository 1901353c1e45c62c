/**
 * Thrown when an external service that a call needs does not respond: 503, with `text` as message for the user.
 * @param message for the log, without secrets
 */
export class Unavailable extends Error {
  readonly statusCode = 503

  constructor(
    message: string,
    readonly text: string,
    cause?: unknown,
  ) {
    super(message, { cause })
  }
}
