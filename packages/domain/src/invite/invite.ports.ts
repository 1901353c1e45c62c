/** A call's failure: its code, or the kind of failure where no answer came, and the server's own words. */
export interface InviteFailure {
  readonly error: string
  readonly message: string | null
}

/** What the claim brought: step 0 is a success, any other is explained by `msg` (INV-01). */
export interface InviteClaim {
  readonly step: number
  readonly msg: string | null
}

/** The calls of the share page; a failure is a value, never an exception (INV-01). */
export interface InviteGateway {
  /** The name of the friend who shared the code; fails with 60000 for a code that is no longer good. */
  readonly check: (code: string) => Promise<{ readonly inviter: string } | InviteFailure>
  readonly claim: (code: string) => Promise<InviteClaim | InviteFailure>
}
