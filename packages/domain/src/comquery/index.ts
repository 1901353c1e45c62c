export { selectAskedQualifications } from './asked-qualifications'
export {
  type Comquery,
  type ComqueryList,
  type Condition,
  checkComquery,
  EMPTY_COMQUERY,
  hasConditions,
  NO_CONDITION_TEXT,
} from './comquery'
export type {
  CappedCount,
  ComqueryHit,
  ComqueryLookup,
  ComqueryPage,
  ComqueryPreview,
  Evidence,
} from './comquery.ports'
export { formatComqueryUrl, type ParsedComquery, parseComqueryUrl } from './comquery-url'
export { buildEvidenceQuery } from './evidence-query'
export {
  CONDITION_GROUPS,
  type ConditionField,
  type ConditionGroup,
  findFieldFilter,
  listFieldOptions,
  QUALIFICATION_GROUP,
} from './groups'
export { buildComqueryParts, type ComqueryPart, findClosedPart, formatComqueryTitle } from './parts'
export { presetOfTender } from './tender-preset'
