export { BatchCheck } from './batch-check'
