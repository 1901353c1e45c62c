import { expect, it } from 'vitest'
import { createServer } from './server'

const FORGED = '{"level":50,"msg":"forged"}'

it('what a caller sends stays within one line of the log, whatever signs it contains', async () => {
  const lines: string[] = []
  const server = createServer({ logTo: { write: (text) => void lines.push(text) } })
  server.post('/echo', async (request) => {
    request.log.warn(
      { sent: request.body, agent: request.headers['user-agent'] },
      String(request.headers.name),
    )
    throw new Error(`broken by ${JSON.stringify(request.body)}\r\n${FORGED}`)
  })
  const breaks = ['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\u001b[2K', '\0']
  for (const sign of breaks) {
    const text = `a${sign}${FORGED}`
    await server.inject({ method: 'POST', url: `/echo?x=${encodeURIComponent(text)}`, payload: { text } })
    await server.inject({ url: `/${encodeURIComponent(text)}` })
    await server.inject({ url: '/', headers: { 'x-request-id': text.replace('\0', ''), 'user-agent': text } })
  }
  expect(lines.length).toBeGreaterThan(breaks.length * 3)
  for (const line of lines) {
    // A single line feed, at the end, and no control characters for terminals or line readers.
    expect(line.indexOf('\n')).toBe(line.length - 1)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(line.slice(0, -1)).not.toMatch(/[\u0000-\u001f]/)
    expect((JSON.parse(line) as { msg?: string }).msg).not.toBe('forged')
  }
  await server.close()
})
