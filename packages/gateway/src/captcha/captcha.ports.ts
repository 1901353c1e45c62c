/**
 * Tells people from programs. A person passes in the browser and gets a proof; how it is checked depends on
 * the adapter.
 */
export interface Captcha {
  /**
   * Uses a proof up, whether it is valid or not.
   * @returns true if it was issued for this scene and, if it was bound to one, for this mobile or account
   * name
   */
  readonly consume: (proof: string, scene: string, subject: string) => Promise<boolean>
  /** Deletes expired proofs. */
  readonly sweep: () => Promise<void>
}
