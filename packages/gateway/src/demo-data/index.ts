export {
  demoAccountsFeature,
  demoContentFeature,
  demoRecordsFeature,
  demoStaffFeature,
} from './demo-data.feature'
export { type SeedOptions, seedDatabase } from './seed'
export { seededKinds } from './seed-records'
export type { SeededKind } from './seeded-kind'
