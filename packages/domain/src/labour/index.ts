export * from './posting'
export * from './posting.state'
