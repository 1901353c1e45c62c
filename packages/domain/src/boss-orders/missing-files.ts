import type { ServiceStage } from './kinds.data'
import { STAGES_OF } from './kinds.data'
import type { OrderFile, Requirement, ServiceOrder } from './service-order.state'

export type RequirementState = 'missing' | 'returned' | 'checking' | 'accepted' | 'optional'

/** The requirement's states in words. */
export const REQUIREMENT_STATE_LABELS: Readonly<Record<RequirementState, string>> = {
  missing: '待上传',
  returned: '需重传',
  checking: '核对中',
  accepted: '已通过',
  optional: '选填',
}

/**
 * The state of a requirement: one accepted file is enough; a file that waits for its check counts before a returned one
 * (BOS-02).
 */
export function findRequirementState(
  requirement: Pick<Requirement, 'id' | 'isNeeded'>,
  files: readonly OrderFile[],
): RequirementState {
  const ownFiles = files.filter(({ requirementId }) => requirementId === requirement.id)
  if (ownFiles.some(({ state }) => state === 'accepted')) return 'accepted'
  if (ownFiles.some(({ state }) => state === 'submitted')) return 'checking'
  if (ownFiles.length > 0) return 'returned'
  return requirement.isNeeded ? 'missing' : 'optional'
}

/** The needed files of a stage that are not accepted yet: they block the next stage. */
export function listUnaccepted(
  { requirements, files }: Pick<ServiceOrder, 'requirements' | 'files'>,
  stage: ServiceStage,
): readonly Requirement[] {
  return requirements.filter(
    (requirement) =>
      requirement.stage === stage &&
      requirement.isNeeded &&
      findRequirementState(requirement, files) !== 'accepted',
  )
}

/** The principal's uploads due now: missing files of the present stage, and returned files of any stage. */
export function listMissing(order: ServiceOrder): readonly Requirement[] {
  const { requirements, files, stage } = order
  return requirements.filter((requirement) => {
    const state = findRequirementState(requirement, files)
    return state === 'returned' || (state === 'missing' && requirement.stage === stage)
  })
}

/** True when a requirement accepts files: before and in its stage, and after a file was returned. */
export function takesFiles(order: ServiceOrder, requirement: Requirement): boolean {
  const stages = STAGES_OF[order.kind]
  const isAhead = stages.indexOf(requirement.stage) >= stages.indexOf(order.stage)
  return isAhead || findRequirementState(requirement, order.files) === 'returned'
}
