export * from './consultation'
export * from './consultation.state'
export * from './consultation-answer'
export * from './topics'
