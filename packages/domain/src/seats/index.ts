export * from './add-seats'
export * from './quota-owner'
export * from './seat'
