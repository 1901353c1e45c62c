import { constants, createCipheriv, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

const envelope = (data: unknown) => JSON.stringify({ statusCode: '00000', statusMessage: '', data })

const openKey = (sealed: string) =>
  privateDecrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(sealed, 'base64'),
  )

const encrypted = (text: string, sealed: string) => {
  const key = openKey(sealed)
  const cipher = createCipheriv('aes-128-cbc', key, key)
  return envelope(cipher.update(text, 'utf8', 'base64') + cipher.final('base64'))
}

/** Answers every call with the same data from memory, encrypted if requested (CRY-01). */
export async function startAnswering(data: unknown) {
  const text = JSON.stringify(data)
  const plain = envelope(data)
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
      const sealed = request.headers.securekey
      if (request.url === '/gateway/publicKey') response.end(envelope({ publicKey }))
      else response.end(typeof sealed === 'string' ? encrypted(text, sealed) : plain)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytes: Buffer.byteLength(plain),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
