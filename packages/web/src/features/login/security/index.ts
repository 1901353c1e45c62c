export type { Closing, Device } from './security.types'
export { SecurityView } from './security.view'
