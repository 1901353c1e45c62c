export { type AssistantEntryContext, isAssistantEntryShown } from './assistant-entry'
export { type Tier, tierOf } from './capabilities'
export { fieldAccess, findMissingRequirement, isMember, meetsRequirement } from './field-access'
export {
  addOnTooltip,
  expiryTooltip,
  findMissingForListLink,
  type GateDialog,
  paginationDialog,
  searchDialog,
  shortcutDialog,
  TOOL_ADD_ONS,
  toolDialog,
  upgradeDialog,
} from './gates'
export { OWNER_MEMBERSHIP_TIP, OWNER_SITE_CONFIRM, ownerSiteDialog } from './owner-site'
export { ADD_ON_NAMES, buildPrompt } from './prompt'
export {
  askQualificationSite,
  buildQualificationSite,
  mayEnterQualificationSite,
  QUALIFICATION_SITE_TEXTS,
  type QualificationSiteAnswer,
} from './qualification-site'
export { ROLE_NAMES, roleOf, USER_ROLE, VIP_TYPE } from './roles'
export {
  ADD_ONS,
  type AddOn,
  type FieldAccess,
  type Opening,
  type Requirement,
  VISITOR,
  type Viewer,
} from './viewer'
