export * from './branch-cities'
export * from './platforms'
export * from './provinces'
