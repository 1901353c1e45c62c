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
