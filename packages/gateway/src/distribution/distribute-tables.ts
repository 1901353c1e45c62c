import type { Database } from '../platform/db'
import { allowJoinsAcrossNodes, applyStep, readTableStates } from './distribution.store'
import { type DistributionPlan, planDistribution, type Step } from './distribution-plan'
import { PLACEMENTS } from './placements'

export async function readPlan(db: Pick<Database['orm'], 'execute'>): Promise<DistributionPlan> {
  return planDistribution(await readTableStates(db), PLACEMENTS)
}

/** Runs the steps in order; each commits by itself. */
export async function applySteps(
  db: Pick<Database['orm'], 'execute'>,
  steps: readonly Step[],
  onStep: (step: Step) => void = () => {},
): Promise<void> {
  await allowJoinsAcrossNodes(db)
  for (const step of steps) {
    await applyStep(db, step)
    onStep(step)
  }
}
