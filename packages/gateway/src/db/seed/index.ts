export { type SeedOptions, seedDatabase } from './seed'
export { DEMO_SOURCE, type SeededKind, seededKinds } from './seed-records'
