export { leaseColumns } from './lease-columns'
export { defineLeases, heldJobColumns, type Lease, type Leased, newJobColumns } from './leases'
export { type Job, type RunningJobs, runJobs } from './schedule'
export { createWorker } from './worker'
