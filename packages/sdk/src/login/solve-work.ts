import { scrypt } from '@noble/hashes/scrypt.js'
import { isWorkDone, WORK } from '../contract/shape/proof-of-work'
import { pause } from '../transport/deadline'

/** The length of one slice of computing, in ms: shorter than a frame. */
const SLICE_MS = 8

export interface SolveWorkOptions {
  /** Aborts the work, which then throws the signal's reason. */
  readonly signal?: AbortSignal
}

/**
 * Does the proof of work of a slider: start it when the puzzle is shown, and send its nonce with the answer. It works
 * in slices, so that the page stays responsive, and needs no secure context.
 * @throws the signal's reason on abort
 * @example
 * const puzzle = await client.login.createSlider({ scene: 'login', mobile })
 * const work = solveWork(puzzle)
 * // … the user drags …
 * const { sign } = await client.login.verifySlider({ captchaId: puzzle.captchaId, x, track, nonce: await work })
 */
export async function solveWork(
  { captchaId, difficulty }: { readonly captchaId: string; readonly difficulty: number },
  { signal = new AbortController().signal }: SolveWorkOptions = {},
): Promise<string> {
  const { N, r, p, bytes: dkLen } = WORK
  const now = () => performance.now()
  await pause(0, signal)
  for (let nonce = 0, sliceEnd = now() + SLICE_MS; ; nonce++) {
    if (isWorkDone(scrypt(String(nonce), captchaId, { N, r, p, dkLen }), difficulty)) return String(nonce)
    if (now() < sliceEnd) continue
    await pause(0, signal)
    sliceEnd = now() + SLICE_MS
  }
}
