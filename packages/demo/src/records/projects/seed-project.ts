import { addDays, dayOf } from '@zhushutong/domain/formatting'
import type { StoredRecord } from '@zhushutong/domain/records'
import { plannedProjectOf } from '../planning/planned-project'
import { collectionDayOf, provenance } from '../provenance'
import { type Random, randomOf, uuidOf } from '../random'
import type { Dataset, Project } from '../world/dataset'
import {
  type Construction,
  constructionOf,
  namesOf,
  type ProjectSetup,
  projectSetupOf,
  referencesOf,
} from './construction'

const PROJECT_SOURCE = { kind: 'project', platforms: ['投资项目在线审批监管平台', '各省公共资源交易平台'] }

const STREAM = { chosen: 130, id: 131, details: 132, scheme: 133, schemeId: 134 }
const SHARE = 0.13
const PLANNED_SHARE = 0.1
const NOT_BUILT = new Set(['service', 'goods'])

/** True when a project is followed through all of its stages. */
export function isFollowed(work: Project): boolean {
  return !NOT_BUILT.has(work.type) && randomOf(STREAM.chosen, work.index).chance(SHARE)
}

/** {uuid}_{projectMode} */
export function projectIdOf(work: Project, { approval }: Pick<ProjectSetup, 'approval'>): string {
  return `${uuidOf(STREAM.id, work.index)}_${approval.mode}`
}

interface Milestone {
  readonly day: number | null
  readonly stage: string
  readonly event: string
  readonly source: string
}

const MODES = { 1: '审批', 2: '核准', 3: '备案' } as const
const APPROVAL = '投资项目在线审批监管平台'
const TRADING = '公共资源交易平台'
const HOUSING = '建筑市场监管公共服务平台'

const approvalMilestone = ({ approval }: ProjectSetup): Milestone => ({
  day: approval.day,
  stage: 'approval',
  event: `${approval.authority}${MODES[approval.mode]}立项（${approval.documentNo}）`,
  source: APPROVAL,
})

const tenderMilestones = ({ tendered, result }: Project): Milestone[] => [
  { day: tendered, stage: 'tender', event: '发布招标公告', source: TRADING },
  { day: result?.evaluated ?? null, stage: 'tender', event: '评标结束，公示中标候选人', source: TRADING },
]

const constructionMilestones = ({
  contractors,
  awarded,
  signed,
  permitted,
  started,
  finished,
}: Construction): Milestone[] => [
  { day: awarded, stage: 'award', event: `中标：${namesOf(contractors)}`, source: TRADING },
  { day: signed, stage: 'award', event: '签订施工合同', source: TRADING },
  { day: permitted, stage: 'building', event: '取得施工许可', source: HOUSING },
  { day: started, stage: 'building', event: '开工建设', source: HOUSING },
  { day: finished, stage: 'finish', event: '竣工验收', source: HOUSING },
]

const planOf = (random: Random, work: Project, course: Construction | null) => {
  const start = course?.plannedStart ?? addDays(work.due, random.int(50, 120))
  return {
    plannedStart: dayOf(start),
    plannedEnd: dayOf(course?.plannedEnd ?? addDays(start, random.int(90, 400))),
  }
}

/** A project with all events before today; null if it is not followed. */
export function projectRecord(work: Project, world: Dataset): StoredRecord | null {
  if (!isFollowed(work)) return null
  const { today } = world
  const undertaking = projectSetupOf(work, world)
  const course = constructionOf(work, world)
  const { owner, approval, scale } = undertaking
  const id = projectIdOf(work, undertaking)
  const random = randomOf(STREAM.details, work.index)
  const steps = [
    approvalMilestone(undertaking),
    ...tenderMilestones(work),
    ...(course ? constructionMilestones(course) : []),
  ]
  const known = steps.flatMap(({ day, ...step }) => (day !== null && day < today ? [{ day, ...step }] : []))
  const latest = known.at(-1)
  return {
    id,
    projectName: work.name,
    projectCode: undertaking.projectCode,
    projectMode: approval.mode,
    stage: latest?.stage ?? 'approval',
    engineeringType: work.type,
    region: work.region,
    ownerId: owner.id,
    ownerUnitName: owner.name,
    investment: approval.investment,
    currency: 'CNY',
    fundSource: approval.fundSource,
    constructionScale: scale.text,
    approvalNo: approval.documentNo,
    approvedOn: dayOf(approval.day),
    contractorId: course?.contractors[0]?.id ?? null,
    contractorNames: course ? namesOf(course.contractors) : null,
    winningAmount: course?.amount ?? null,
    ...planOf(random, work, course),
    latestEvent: latest?.event ?? null,
    latestOn: latest ? dayOf(latest.day) : null,
    timeline: known.map(({ day, ...step }) => ({ happenedOn: dayOf(day), ...step })),
    ...(course ? referencesOf(course) : { contractorIds: [], personIds: [] }),
    ...provenance(random, PROJECT_SOURCE, id, today, collectionDayOf(latest?.day ?? approval.day, today)),
  }
}

/**
 * A planned project without a tender, by its index; null for others. It contains only public fields (ACC-04):
 * owner and amounts are for members, on the page of the planned project.
 */
export function approvedProjectRecord(index: number, world: Dataset): StoredRecord | null {
  const random = randomOf(STREAM.scheme, index)
  if (!random.chance(PLANNED_SHARE)) return null
  const { project: work, mode, name, type, region, approved, projectCode } = plannedProjectOf(index, world)
  if (work) return null
  const id = `${uuidOf(STREAM.schemeId, index)}_${mode}`
  const event = `${MODES[mode]}立项`
  return {
    id,
    projectName: name,
    projectCode,
    projectMode: mode,
    stage: 'approval',
    engineeringType: type,
    region,
    currency: 'CNY',
    approvedOn: dayOf(approved),
    latestEvent: event,
    latestOn: dayOf(approved),
    timeline: [{ happenedOn: dayOf(approved), stage: 'approval', event, source: APPROVAL }],
    contractorIds: [],
    personIds: [],
    ...provenance(random, PROJECT_SOURCE, id, world.today, collectionDayOf(approved, world.today)),
  }
}
