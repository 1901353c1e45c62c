/**
 * Tells people from programs. A person passes in the browser and gets a proof; how it is checked depends on
 * the adapter.
 */
export interface Captcha {
  /**
   * Uses a proof up, whether it is valid or not.
   * @param subject the mobile or account name it must be bound to; empty for the check of a reader
   * @returns true if it was issued for this scene and this subject
   */
  readonly consume: (proof: string, scene: string, subject: string) => Promise<boolean>
  /** Deletes expired proofs. */
  readonly sweep: () => Promise<void>
}

/** A service that shows its own challenge in the browser, and judges what came of it. */
export interface ChallengeProvider {
  /** What the browser needs to show the challenge; public. */
  readonly sceneId: string
  readonly prefix: string
  /**
   * Asks the service, once and within some seconds. Never throws.
   * @param param what the service's script gave the browser, unmodified
   * @returns unavailable if the service did not answer, or not as documented: nobody has passed then
   */
  readonly check: (param: string) => Promise<'passed' | 'refused' | 'unavailable'>
}

/** A proof of work to be done, in `difficulty` hashes on average. */
export interface NewWork {
  readonly id: string
  readonly difficulty: number
  /** ms since epoch. */
  readonly expiresAt: number
}

export interface MustWait {
  /** ms since epoch. */
  readonly retryAt: number
}

/**
 * What an answer was exchanged for. 10003: the challenge is missing, expired or was answered before. 10002: not solved;
 * it is used up.
 */
export type Verified = { readonly sign: string } | MustWait | { readonly error: '10002' | '10003' }
