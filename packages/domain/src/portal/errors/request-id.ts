const REQUEST_ID = /^[0-9A-Za-z_-]{8,64}$/

/** True for a request's id from a client that may stand in logs and traces: 8 to 64 letters, digits, - or _. */
export function isRequestId(text: unknown): text is string {
  return typeof text === 'string' && REQUEST_ID.test(text)
}
