export * from './member-event'
export * from './message'
