export * from './run-machine'
export * from './step'
