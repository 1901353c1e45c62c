export { messagesFeature } from './messages.feature'
export { countMessages } from './messages.store'
export { deliverMessage, sendMessage } from './send-message'
