import type { InviteClaim, InviteFailure } from './invite.ports'

/** A code that was found good, and the name of the friend who shared it. */
export interface Gift {
  readonly code: string
  readonly inviter: string
}

/**
 * Where the share page stands (INV-01). `generation` grows with every request and every end of one; an answer
 * that carries another number is late.
 */
export type InviteState = { readonly generation: number } & (
  | { readonly at: 'closed' }
  | { readonly at: 'checking'; readonly code: string; readonly loggedIn: boolean }
  /** The check did not get through; it can be tried again. */
  | { readonly at: 'unchecked'; readonly code: string; readonly loggedIn: boolean; readonly text: string }
  /** The code is no good; the page goes home. */
  | { readonly at: 'invalid'; readonly text: string }
  /** The login dialog with the friend's name. */
  | { readonly at: 'login'; readonly gift: Gift }
  /** The claim dialog; `error` tells of a claim that did not get through. */
  | { readonly at: 'offer'; readonly gift: Gift; readonly error: string | null }
  | { readonly at: 'claiming'; readonly gift: Gift }
  | { readonly at: 'claimed'; readonly gift: Gift; readonly text: string }
  /** The server's words, shown as an error. */
  | { readonly at: 'refused'; readonly text: string }
)

/** Answers carry the generation of the effect that asked. */
export type InviteEvent =
  | { readonly type: 'open'; readonly code: string; readonly loggedIn: boolean }
  | { readonly type: 'loggedIn' | 'claim' | 'retry' | 'close' | 'leave' }
  | { readonly type: 'checked'; readonly generation: number; readonly inviter: string }
  | { readonly type: 'checkFailed'; readonly generation: number; readonly failure: InviteFailure }
  | { readonly type: 'claimAnswered'; readonly generation: number; readonly claim: InviteClaim }
  | { readonly type: 'claimFailed'; readonly generation: number; readonly failure: InviteFailure }

interface Asked {
  readonly afterMs: 0
  readonly generation: number
  readonly code: string
}

/** What the machine asks its surroundings to do, `afterMs` from now. */
export type InviteEffect =
  | ({ readonly type: 'check' } & Asked)
  | ({ readonly type: 'claim' } & Asked)
  | { readonly type: 'goHome'; readonly afterMs: number; readonly generation: number }
  | { readonly type: 'openLogin'; readonly afterMs: 0; readonly inviter: string }
  | { readonly type: 'refreshMember'; readonly afterMs: 0 }

export interface InviteStep {
  readonly state: InviteState
  readonly effects: readonly InviteEffect[]
}

export const INVITE_CLOSED: InviteState = { at: 'closed', generation: 0 }

/** An effect that was asked for in an earlier generation is not carried out any more. */
export const inviteEffectWanted = (state: InviteState, effect: InviteEffect): boolean =>
  !('generation' in effect) || effect.generation === state.generation
