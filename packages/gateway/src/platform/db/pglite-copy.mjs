const QUERY = 'Q'.charCodeAt(0)
const DATA = 'd'.charCodeAt(0)
const DONE = 'c'.charCodeAt(0)
const FAIL = 'f'.charCodeAt(0)
const GO_AHEAD = 'G'.charCodeAt(0)
const COPY_IN = /^\s*copy\s[^;]*\sfrom\s+stdin\b/i

/**
 * "Send your rows", in text format; only the backend knows the number of columns, and no client needs it
 * here.
 */
export const SEND_ROWS = Buffer.from([GO_AHEAD, 0, 0, 0, 7, 0, 0, 0])

/**
 * What a client asks for in one go. The backend in WASM cannot wait for more input in the middle of a statement, so
 * a COPY is held back until its last row is there.
 * @typedef {{ messages: Buffer[], isCopy: boolean, isWhole: boolean, isInvited: boolean }} Request
 */

/** @param {Buffer} message @returns {Request} */
const requestOf = (message) => {
  const isCopy = message[0] === QUERY && COPY_IN.test(message.toString('utf8', 5, message.length - 1))
  return { messages: [message], isCopy, isWhole: !isCopy, isInvited: false }
}

/**
 * Queues a message behind the requests of a connection: rows go to the COPY that waits for them.
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
 * Dequeues what the backend can execute at once: all before the first COPY, or a COPY by itself.
 * @param {Request[]} requests @returns {{ bytes: Buffer, isCopy: boolean }}
 */
export function takeReady(requests) {
  const firstCopy = requests.findIndex((request) => request.isCopy)
  const count = firstCopy === 0 ? 1 : firstCopy < 0 ? requests.length : firstCopy
  const taken = requests.splice(0, count)
  return { bytes: Buffer.concat(taken.flatMap((request) => request.messages)), isCopy: firstCopy === 0 }
}

/**
 * The backend's answer to a COPY without its own invitation: the client already got one. @param {Buffer}
 * answer
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
