export * from './quota-owner'
export * from './seat'
