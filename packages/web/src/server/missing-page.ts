import type { ServerResponse } from 'node:http'

/**
 * Answers with `sendMissing` if Next answers 404: its own page of a missing record is empty without scripts. The
 * writes of that page are dropped; every other answer passes.
 */
export function replaceMissing(response: ServerResponse, sendMissing: () => void): void {
  const { writeHead, flushHeaders, write, end } = response
  const isMissing = () => response.statusCode === 404 && !response.headersSent
  const unlessMissing =
    <A extends unknown[], R>(act: (...args: A) => R, dropped: R) =>
    (...args: A): R =>
      isMissing() ? dropped : act.apply(response, args)
  response.writeHead = unlessMissing(writeHead, response) as typeof writeHead
  response.flushHeaders = unlessMissing(flushHeaders, undefined)
  response.write = unlessMissing(write as (...args: unknown[]) => boolean, true) as typeof write
  response.end = ((...args: Parameters<typeof end>) => {
    const wasMissing = isMissing()
    Object.assign(response, { writeHead, flushHeaders, write, end })
    if (!wasMissing) return end.apply(response, args)
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    sendMissing()
    return response
  }) as typeof end
}
