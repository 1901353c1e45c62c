const QUERY = 'Q'.charCodeAt(0)
const DATA = 'd'.charCodeAt(0)
const DONE = 'c'.charCodeAt(0)
const FAIL = 'f'.charCodeAt(0)
const GO_AHEAD = 'G'.charCodeAt(0)
const COPY_IN = /^\s*copy\s[^;]*\sfrom\s+stdin\b/i

/**
 * CopyInResponse ("send rows") in text format, without columns: only the backend knows their number, and no client
 * needs it.
 */
export const SEND_ROWS = Buffer.from([GO_AHEAD, 0, 0, 0, 7, 0, 0, 0])

/**
 * A client's request. The WASM backend cannot wait for more input in the middle of a statement, so a COPY is delayed
 * until its last row has arrived.
 * @typedef {{ messages: Buffer[], isCopy: boolean, isWhole: boolean, isInvited: boolean }} Request
 */

/** @param {Buffer} message @returns {Request} */
const requestOf = (message) => {
  const isCopy = message[0] === QUERY && COPY_IN.test(message.toString('utf8', 5, message.length - 1))
  return { messages: [message], isCopy, isWhole: !isCopy, isInvited: false }
}

/**
 * Appends a message to a connection's requests: rows are added to the waiting COPY.
 * @param {Request[]} requests @param {Buffer} message
 */
export function addMessage(requests, message) {
  const last = requests.at(-1)
  const isEnd = message[0] === DONE || message[0] === FAIL
  if (!last || last.isWhole || !(isEnd || message[0] === DATA)) requests.push(requestOf(message))
  else {
    last.messages.push(message)
    last.isWhole = isEnd
  }
}

/**
 * Dequeues the requests for one execution: all before the first COPY, or a single COPY.
 * @param {Request[]} requests @returns {{ bytes: Buffer, isCopy: boolean }}
 */
export function takeReady(requests) {
  const firstCopy = requests.findIndex((request) => request.isCopy)
  const count = firstCopy === 0 ? 1 : firstCopy < 0 ? requests.length : firstCopy
  const batch = requests.splice(0, count)
  return { bytes: Buffer.concat(batch.flatMap((request) => request.messages)), isCopy: firstCopy === 0 }
}

/**
 * Removes CopyInResponse from the backend's answer to a COPY, because the client already received one.
 * @param {Buffer} answer
 */
export function withoutInvitation(answer) {
  const kept = []
  for (let at = 0; at < answer.length; ) {
    const end = at + 1 + answer.readInt32BE(at + 1)
    if (answer[at] !== GO_AHEAD) kept.push(answer.subarray(at, end))
    at = end
  }
  return Buffer.concat(kept)
}
