export * from './clock'
export * from './orders'
export * from './people'
export * from './records'
