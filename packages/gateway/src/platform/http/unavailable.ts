/**
 * An outside service that a call needs does not answer: 503, and the caller is told in its words.
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
