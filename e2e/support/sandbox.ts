import { randomInt } from 'node:crypto'

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:4000'

const read = async <T>(path: string, init?: RequestInit): Promise<T> => {
  const answer = await fetch(`${gateway}${path}`, {
    ...init,
    headers: { accept: 'application/json', 'content-type': 'application/json', ...init?.headers },
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

interface DemoAccount {
  readonly key: string
  readonly role: string
  readonly mobile: string
  readonly password: string
}

/** A valid mobile without an owner: 12x is not issued. */
export function newMobile(): string {
  return `12${String(randomInt(1e9)).padStart(9, '0')}`
}

export function accounts() {
  return read<DemoAccount[]>('/sandbox/accounts')
}

/** Left edge of the right gap of a puzzle, in image pixels, and its proof of work. */
export function puzzleAnswer(captchaId: string) {
  return read<{ x: number; nonce: string }>(`/sandbox/captcha/${captchaId}`)
}

/** An outcome at the cashier: paid, failed, paid-late, transfer-confirmed; bill-omits for a paid one. */
export function pay(orderId: string, outcome: string) {
  return read<unknown>(`/sandbox/cashier/${orderId}`, { method: 'POST', body: JSON.stringify({ outcome }) })
}

/** Compares the cashier's bills of the last days; the gateway does this hourly. */
export function compareBills() {
  return read<unknown>('/sandbox/bills', { method: 'POST', body: '{}' })
}

export function forward(ms: number) {
  return read<unknown>('/sandbox/clock', { method: 'POST', body: JSON.stringify({ forwardMs: ms }) })
}

/** The gateway's time in ms. */
export async function gatewayNow(): Promise<number> {
  return (await read<{ now: number }>('/sandbox/clock')).now
}

interface DemoStaff {
  readonly account: string
  readonly password: string
  readonly code: string
  /** In ms; the code is accepted from this time on. */
  readonly from: number
}

/**
 * The login data of a demo staff member. If the present code was used already, the clock is moved to the
 * next one.
 */
export async function staffLogin(account: string): Promise<DemoStaff> {
  const staff = (await read<DemoStaff[]>('/sandbox/staff')).find((member) => member.account === account)
  if (!staff) throw new Error(`no demo staff ${account}`)
  const now = await gatewayNow()
  if (staff.from > now) await forward(staff.from - now)
  return staff
}

/** Waits for the latest code sent to a mobile. */
export async function smsCode(mobile: string): Promise<string> {
  for (let tries = 0; tries < 50; tries++) {
    const message = await read<{ code?: string } | null>(`/sandbox/sms?mobile=${mobile}`).catch(() => null)
    if (message?.code) return message.code
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('no code was sent')
}

interface SandboxMail {
  readonly subject: string
  readonly text: string
}

/** The mails to an address, the newest first. */
export function mailsTo(address: string) {
  return read<SandboxMail[]>(`/sandbox/mails?to=${encodeURIComponent(address)}`)
}
