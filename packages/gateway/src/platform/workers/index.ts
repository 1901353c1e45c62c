export { createWorkers, type Workers } from './create-workers'
