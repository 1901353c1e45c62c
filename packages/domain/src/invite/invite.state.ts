import type { Step } from '../machine'
import type { InviteClaim, InviteFailure, OfferedGift } from './invite.ports'

export interface Gift extends OfferedGift {
  readonly code: string
}

/**
 * The state of the share page (INV-01). `generation` is incremented with every request and every end of one; an
 * answer with another number is ignored.
 */
export type InviteState = { readonly generation: number } & (
  | { readonly at: 'closed' }
  | { readonly at: 'checking'; readonly code: string; readonly loggedIn: boolean }
  /** The check failed; it can be retried. */
  | { readonly at: 'unchecked'; readonly code: string; readonly loggedIn: boolean; readonly text: string }
  /** The code is invalid; the page goes to the home page. */
  | { readonly at: 'invalid'; readonly text: string }
  /** The login dialog with the friend's name. */
  | { readonly at: 'login'; readonly gift: Gift }
  /** The claim dialog; `error` is the message of a failed claim. */
  | { readonly at: 'offer'; readonly gift: Gift; readonly error: string | null }
  | { readonly at: 'claiming'; readonly gift: Gift }
  | { readonly at: 'claimed'; readonly gift: Gift; readonly text: string }
  /** The server's message, shown as an error. */
  | { readonly at: 'refused'; readonly text: string }
)

/** Answers carry the generation of the effect that requested them. */
export type InviteEvent =
  | { readonly type: 'open'; readonly code: string; readonly loggedIn: boolean }
  | { readonly type: 'loggedIn' | 'claim' | 'retry' | 'close' | 'leave' }
  | { readonly type: 'checked'; readonly generation: number; readonly gift: OfferedGift }
  | { readonly type: 'checkFailed'; readonly generation: number; readonly failure: InviteFailure }
  | { readonly type: 'claimAnswered'; readonly generation: number; readonly claim: InviteClaim }
  | { readonly type: 'claimFailed'; readonly generation: number; readonly failure: InviteFailure }

interface InviteRequest {
  readonly afterMs: 0
  readonly generation: number
  readonly code: string
}

/** Effects that the caller performs, `afterMs` from now. */
export type InviteEffect =
  | ({ readonly type: 'check' } & InviteRequest)
  | ({ readonly type: 'claim' } & InviteRequest)
  | { readonly type: 'goHome'; readonly afterMs: number; readonly generation: number }
  | { readonly type: 'openLogin'; readonly afterMs: 0; readonly inviter: string }
  | { readonly type: 'refreshMember'; readonly afterMs: 0 }

export type InviteStep = Step<InviteState, InviteEffect>

export const INVITE_CLOSED: InviteState = { at: 'closed', generation: 0 }
