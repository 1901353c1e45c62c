export { ownerAgentFeature } from './owner-agent.feature'
