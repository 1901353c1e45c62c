import { timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:net'
import { addMessage, SEND_ROWS, takeReady, withoutInvitation } from './pglite-copy.mjs'

const PROTOCOL_3 = 196_608
const SSL_REQUEST = 80_877_103
const CANCEL_REQUEST = 80_877_102
const SYNC = Buffer.from([0x53, 0, 0, 0, 4])
const ROLLBACK = Buffer.from('Q\0\0\0\rROLLBACK\0', 'latin1')
const TERMINATE = 'X'.charCodeAt(0)
const PASSWORD = 'p'.charCodeAt(0)
const ASK_FOR_PASSWORD = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3])
const WRONG_PASSWORD = errorMessage('28P01', 'password authentication failed')
const READY = Buffer.from([0x5a, 0, 0, 0, 5])

function errorMessage(code, text) {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`)
  const head = Buffer.from([0x45, 0, 0, 0, 0])
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

/**
 * Compares a password message.
 * @param {Buffer} message @param {string} password
 */
function isPassword(message, password) {
  const text = message.subarray(5, -1)
  const wanted = Buffer.from(password)
  return message[0] === PASSWORD && text.length === wanted.length && timingSafeEqual(text, wanted)
}

/**
 * Splits a client's bytes into complete messages.
 * @param {Buffer} bytes
 * @param {boolean} started true after the start-up message, which has no type byte
 * @returns {{ message: Buffer, rest: Buffer, kind: 'startup' | 'ssl' | 'cancel' | 'message' } | null}
 */
function nextMessage(bytes, started) {
  const head = started ? 1 : 0
  if (bytes.length < head + 4) return null
  const end = head + bytes.readInt32BE(head)
  if (bytes.length < end) return null
  const message = bytes.subarray(0, end)
  const rest = bytes.subarray(end)
  if (started) return { message, rest, kind: 'message' }
  const code = message.readInt32BE(4)
  if (code === SSL_REQUEST) return { message, rest, kind: 'ssl' }
  if (code === CANCEL_REQUEST) return { message, rest, kind: 'cancel' }
  return { message, rest, kind: code === PROTOCOL_3 ? 'startup' : 'cancel' }
}

const throwOutside = (error) => {
  setImmediate(() => {
    throw error
  })
}

/**
 * Shares the single backend of a PGlite among several PostgreSQL clients. The backend has one unnamed statement, one
 * unnamed portal and one error state. A connection therefore owns it from its first message until the backend is idle
 * again (outside any transaction): messages of two connections never interleave, so no client can receive another's
 * rows.
 * @param {import('@electric-sql/pglite').PGlite} db
 * @param {{ maxConnections: number, idleInTransactionMs?: number, password?: string,
 * onDead?: (error: Error) => void }} options `idleInTransactionMs`: a silent connection with an open transaction is closed
 * after this time, because all others wait for it. `password`: required from clients, because every user of the machine
 * can reach the port. `onDead`: called when the backend no longer responds; by default the thread ends
 */
export function createBridge(
  db,
  { maxConnections, idleInTransactionMs = 30_000, password, onDead = throwOutside },
) {
  const connections = new Set()
  const waiting = []
  let owner = null
  let running = null
  let idle

  const feed = async (bytes, onData) => {
    let tail = Buffer.alloc(0)
    await db.execProtocolRawStream(bytes, {
      onRawData: (data) => {
        const copy = Buffer.from(data)
        tail = Buffer.concat([tail, copy]).subarray(-6)
        onData?.(copy)
      },
    })
    return tail.subarray(0, 5).equals(READY) ? String.fromCharCode(tail[5]) : null
  }

  const abandon = async () => {
    clearTimeout(idle)
    const status = await feed(SYNC)
    if (status !== 'I') await feed(ROLLBACK)
    owner = null
  }

  const rest = (connection) => {
    clearTimeout(idle)
    idle = setTimeout(() => connection.socket.destroy(), idleInTransactionMs)
  }

  const send = (connection, data) => connection.socket.writable && connection.socket.write(data)

  const answer = async (connection, { bytes, isCopy }) => {
    if (!isCopy) return feed(bytes, (data) => send(connection, data))
    const answers = []
    const status = await feed(bytes, (data) => answers.push(data))
    send(connection, withoutInvitation(Buffer.concat(answers)))
    return status
  }

  const serve = async (connection) => {
    clearTimeout(idle)
    const status = await answer(connection, takeReady(connection.requests))
    if (status !== 'I') return rest(connection)
    owner = null
    if (connection.requests.length > 0) waiting.push(connection)
  }

  const invite = (connection) => {
    const [request] = connection.requests
    if (request.isInvited) return
    request.isInvited = true
    send(connection, SEND_ROWS)
    rest(connection)
  }

  const canBeServed = ({ requests: [first] }) => first?.isWhole === true

  const pump = async () => {
    for (;;) {
      owner ??= waiting.shift() ?? null
      if (!owner) return
      if (owner.closed) await abandon()
      else if (canBeServed(owner)) await serve(owner)
      else return owner.requests.length > 0 && invite(owner)
    }
  }

  /**
   * Handles a defect below the protocol: this client's connection is closed; the others continue if the backend
   * responds.
   */
  const recover = async (error) => {
    owner?.socket.destroy(error)
    owner = null
    try {
      const status = await feed(SYNC)
      if (status === null) onDead(error)
      else if (status !== 'I') await feed(ROLLBACK)
    } catch {
      onDead(error)
    }
  }

  const wake = () => {
    running ??= pump()
      .catch(recover)
      .finally(() => {
        running = null
        if (owner ? owner.closed || canBeServed(owner) : waiting.length > 0) wake()
      })
  }

  const accept = (connection, { message, kind }) => {
    if (kind === 'ssl') return connection.socket.write('N')
    if (kind === 'cancel' || (connection.started && message[0] === TERMINATE)) return connection.socket.end()
    if (password !== undefined && !connection.startup) {
      connection.started = true
      connection.startup = message
      return connection.socket.write(ASK_FOR_PASSWORD)
    }
    if (password !== undefined && !connection.trusted) {
      if (!isPassword(message, password)) return connection.socket.end(WRONG_PASSWORD)
      connection.trusted = true
      message = connection.startup
    }
    connection.started = true
    addMessage(connection.requests, message)
    if (owner !== connection) return waiting.includes(connection) || waiting.push(connection)
    if (!running && !canBeServed(connection)) rest(connection)
  }

  const server = createServer((socket) => {
    const connection = { socket, requests: [], started: false, startup: null, trusted: false, closed: false }
    let bytes = Buffer.alloc(0)
    connections.add(connection)
    socket.setNoDelay(true)
    socket.on('data', (data) => {
      bytes = bytes.length === 0 ? data : Buffer.concat([bytes, data])
      for (
        let next = nextMessage(bytes, connection.started);
        next;
        next = nextMessage(bytes, connection.started)
      ) {
        bytes = next.rest
        accept(connection, next)
      }
      wake()
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      connection.closed = true
      connections.delete(connection)
      const place = waiting.indexOf(connection)
      if (place >= 0) waiting.splice(place, 1)
      wake()
    })
  })
  server.maxConnections = maxConnections

  return {
    /** @returns {Promise<number>} the port on the loopback interface: the given one, or any free one */
    listen: (port = 0) =>
      new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, '127.0.0.1', () => resolve(server.address().port))
      }),
    async close() {
      const closed = new Promise((resolve) => server.close(() => resolve()))
      for (const { socket } of connections) socket.destroy()
      await closed
      await running
      clearTimeout(idle)
    },
  }
}
