import { scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { isWorkDone, WORK } from '@zhushutong/sdk/contract'

const hash = promisify<string, string, number, object, Buffer>(scrypt)

const { N, r, p, bytes } = WORK

/** True if a nonce is the required work for a captcha. One scrypt, off the main thread. */
export async function verifyWork(captchaId: string, nonce: string, difficulty: number): Promise<boolean> {
  return isWorkDone(await hash(nonce, captchaId, bytes, { N, r, p }), difficulty)
}

/** Does the work, for the sandbox. */
export async function solveWork(captchaId: string, difficulty: number): Promise<string> {
  for (let nonce = 0; ; nonce++) {
    if (await verifyWork(captchaId, String(nonce), difficulty)) return String(nonce)
  }
}
