export { inviteFeature } from './invite.feature'
