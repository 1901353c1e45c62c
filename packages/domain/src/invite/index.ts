export {
  checkInviteForm,
  INVITE_CODE_TEXTS,
  INVITE_LIMITS,
  INVITE_SCOPES,
  INVITE_TYPE_LABELS,
  INVITE_TYPES,
  type InviteForm,
  type InviteProblem,
  type InviteScope,
  type InviteType,
  judgeClaim,
} from './codes'
export { inviteFlow } from './invite.flow'
export type { InviteGateway } from './invite.ports'
export type { InviteEvent, InviteState } from './invite.state'
export { formatGift, INVITE_TEXTS } from './texts'
