export * from './consultation'
export * from './consultation.state'
export * from './topics'
