export { buildReformHref, buildStandardHref, reformArticleId } from './addresses'
export { STANDARD_DOCUMENTS } from './documents.data'
export type { Measure, WorkLimit } from './grade-facts'
export { findReformOf, REFORM_CATEGORIES, type ReformCategory } from './reform.data'
export * from './standard'
export {
  findQualificationStandard,
  LABOUR,
  QUALIFICATION_STANDARDS,
} from './standards'
