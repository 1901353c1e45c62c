export {
  demoAccountsFeature,
  demoContentFeature,
  demoRecordsFeature,
  demoStaffFeature,
} from './demo-data.feature'
export { type SeedOptions, seedDatabase } from './seed'
