export * from './benefits'
export * from './member'
export * from './refund'
export * from './reminder'
