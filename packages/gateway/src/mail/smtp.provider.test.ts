import { createServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSmtp, readAttachment, SMTP_LOGIN, type TestSmtp } from '../../test-support/providers/smtp'
import { type SmtpOptions, smtpMail } from './smtp.provider'

const log: object[] = []
const HELLO = {
  to: 'buyer@example.com',
  subject: '江苏省中标结果明细报告',
  text: '您好，报告见附件。',
  attachments: [{ name: '江苏省报告.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.3 报告') }],
}

describe('mails by SMTP', () => {
  let server: TestSmtp
  beforeAll(async () => {
    server = await openSmtp()
  })
  afterAll(() => server?.close())
  beforeEach(() => {
    log.length = 0
    server.received.length = 0
    server.refused.clear()
  })

  const sender = (change: Partial<SmtpOptions> = {}) =>
    smtpMail({
      host: '127.0.0.1',
      port: server.port,
      security: 'none',
      login: SMTP_LOGIN,
      from: '筑数通 <noreply@example.com>',
      log: { warn: (fields: object) => void log.push(fields) } as SmtpOptions['log'],
      within: 3_000,
      ...change,
    })

  it('sends words and file to the one address, after the login', async () => {
    expect(await sender().send(HELLO)).toBe(true)
    const [mail] = server.received
    expect(mail).toMatchObject({ user: SMTP_LOGIN.user, from: 'noreply@example.com', to: [HELLO.to] })
    const source = mail?.source ?? ''
    expect(source).toContain('Subject: =?UTF-8?')
    expect(source).toContain('Content-Type: application/pdf')
    expect(readAttachment(source).toString()).toBe('%PDF-1.3 报告')
    expect(source).toMatch(new RegExp(Buffer.from(HELLO.text).toString('base64').slice(0, 20)))
    expect(log).toEqual([])
  })

  it('sends a page beside the words, headers of its own and a given id', async () => {
    const headers = { 'List-Unsubscribe': '<https://www.example.com/u?t=1>' }
    const page = { html: '<p>您好</p>', headers, messageId: '<n-1@www.example.com>', attachments: [] }
    expect(await sender().send({ ...HELLO, ...page })).toBe(true)
    const source = server.received[0]?.source ?? ''
    expect(source).toContain('multipart/alternative')
    expect(source).toContain('Content-Type: text/html; charset=utf-8')
    expect(source).toContain('List-Unsubscribe: <https://www.example.com/u?t=1>')
    expect(source).toContain('Message-ID: <n-1@www.example.com>')
  })

  it('a wrong password and a refused address are a mail that was not sent, and no address is logged', async () => {
    const wrong = sender({ login: { ...SMTP_LOGIN, password: 'other' } })
    expect(await wrong.send(HELLO)).toBe(false)
    server.refused.add(HELLO.to)
    expect(await sender().send(HELLO)).toBe(false)
    expect(server.received).toEqual([])
    expect(log).toMatchObject([{ code: 'EAUTH', responseCode: 535 }, { code: 'EENVELOPE' }])
    expect(JSON.stringify(log)).not.toMatch(/buyer|noreply|phrase|other/)
  })

  it('encryption that is asked for is not given up, and an unknown certificate not trusted', async () => {
    const encrypted = await openSmtp({ secure: true })
    try {
      const port = encrypted.port
      expect(await sender({ port, security: 'tls' }).send(HELLO)).toBe(false)
      expect(await sender({ security: 'starttls' }).send(HELLO)).toBe(false)
      expect(await sender({ security: 'tls' }).send(HELLO)).toBe(false)
      expect([...server.received, ...encrypted.received]).toEqual([])
      expect(log).toHaveLength(3)
    } finally {
      await encrypted.close()
    }
  })

  it('a server that says nothing is given up', async () => {
    const silent = createServer(() => {})
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', () => resolve()))
    const { port } = silent.address() as { port: number }
    try {
      expect(await sender({ port, within: 200 }).send(HELLO)).toBe(false)
      expect(log).toMatchObject([{ code: 'ETIMEDOUT' }])
    } finally {
      silent.close()
    }
  })
})
