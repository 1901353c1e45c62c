/** A failed call: its code, or the kind of failure if no answer came, and the server's message. */
export interface InviteFailure {
  readonly error: string
  readonly message: string | null
}

/** The result of a claim: step 0 is a success, any other is explained by `msg` (INV-01). */
export interface InviteClaim {
  readonly step: number
  readonly msg: string | null
}

/** The gift of a valid code: days of a membership, from a friend. */
export interface OfferedGift {
  readonly inviter: string
  readonly scopeName: string
  readonly days: number
}

/** The calls of the share page; a failure is returned as a value, never thrown (INV-01). */
export interface InviteGateway {
  /** The gift of a code; fails with 60000 for a code that is no longer valid. */
  readonly check: (code: string) => Promise<OfferedGift | InviteFailure>
  readonly claim: (code: string) => Promise<InviteClaim | InviteFailure>
}
