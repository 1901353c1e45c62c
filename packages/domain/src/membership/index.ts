export * from './benefits'
export * from './member'
export * from './reminder'
