export { type SeedOptions, seedDatabase } from './seed'
export { DEMO_SOURCE, seededKinds } from './seed-records'
export type { SeededKind } from './seeded-kind'
