export { subscriptionsFeature } from './subscriptions.feature'
