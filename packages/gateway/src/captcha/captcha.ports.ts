/**
 * Distinguishes people from programs. A person passes a check in the browser and gets a proof; the check depends on the
 * adapter.
 */
export interface Captcha {
  /**
   * Uses up a proof, valid or not.
   * @param subject the mobile or account name of the proof; empty for the check of a reader
   * @returns true if the proof was issued for this scene and this subject
   */
  readonly consume: (proof: string, scene: string, subject: string) => Promise<boolean>
  readonly sweep: () => Promise<void>
}

/** A service that shows its own challenge in the browser and judges the result. */
export interface ChallengeProvider {
  /** Public values for the browser to show the challenge. */
  readonly sceneId: string
  readonly prefix: string
  /**
   * Checks a result with the service, by one request with a timeout of some seconds. Never throws.
   * @param param the value from the service's script, unmodified
   * @returns unavailable if the service did not answer, or not as documented: the check is not passed then
   */
  readonly check: (param: string) => Promise<'passed' | 'refused' | 'unavailable'>
}

/** A proof of work, of `difficulty` hashes on average. */
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
 * The result of an answer. 10003: the challenge is missing, expired or already answered. 10002: not solved; the
 * challenge is used up.
 */
export type Verified = { readonly sign: string } | MustWait | { readonly error: '10002' | '10003' }
