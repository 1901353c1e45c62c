export {
  type BatchQuota,
  countBeyond,
  MATCH_LABELS,
  MATCH_OUTCOMES,
  type MatchOutcome,
  matchTyped,
  type NamedCompany,
  readQueries,
} from './match'
export { BATCH_CHUNK, MAX_BATCH, parseTypedCompanies } from './typed-companies'
