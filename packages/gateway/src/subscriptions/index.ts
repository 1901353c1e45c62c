export { viewDigestItems } from './digest-view'
export { followCompanies } from './follow-companies'
export { subscriptionsFeature } from './subscriptions.feature'
