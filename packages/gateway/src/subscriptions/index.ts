export { viewDigestItems } from './digest-view'
export { subscriptionsFeature } from './subscriptions.feature'
