export { consultationFeature } from './consultation.feature'
export { consultationCommand } from './consultation-command'
