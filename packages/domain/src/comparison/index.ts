export * from './align-certificates'
export * from './align-qualifications'
export * from './compared-ids'
export * from './find-best'
