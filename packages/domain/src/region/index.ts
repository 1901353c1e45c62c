export * from './branch-cities'
export * from './ip-location'
export * from './platforms'
export * from './provinces'
