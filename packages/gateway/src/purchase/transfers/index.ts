export { findArrived } from './transfer.store'
