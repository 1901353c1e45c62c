import { daysBetween, formatCount, parseDay } from '../formatting'
import { findColumn, findShownText, formatValue, planned, type RecordView } from '../records'
import {
  closedFigure,
  findOpening,
  type HeadFigure,
  type HeadVerdict,
  joinParts,
  type RecordHead,
  readRows,
  readText,
} from './head'

/** The permits before a tender, each a related section of the project's page. */
export const PERMIT_SECTIONS = [
  { key: 'landPreReview', label: '用地预审' },
  { key: 'landTransfer', label: '土地出让' },
  { key: 'landPermit', label: '用地规划许可' },
  { key: 'environmental', label: '环评' },
  { key: 'buildingPermit', label: '工程规划许可' },
] as const

const STAGES = (() => {
  const column = findColumn(planned, 'stage')
  return column?.type === 'enum' ? column.options : []
})()

const show = (project: RecordView, key: string): string | null => {
  const column = findColumn(planned, key)
  return column === undefined || (project[key] ?? null) === null
    ? null
    : formatValue(column, project[key], project)
}

function judgeStage(project: RecordView): HeadVerdict {
  const approved = readText(project.approvalTime)
  const approval = approved === null ? null : `${approved} 审批`
  const label = '项目阶段'
  if (findOpening(project, 'stage'))
    return { label, tone: 'neutral', title: '会员可见', reason: joinParts([approval, '项目阶段为会员内容']) }
  const at = STAGES.findIndex(({ value }) => value === project.stage)
  const stage = STAGES[at]
  if (stage === undefined)
    return { label, tone: 'neutral', title: '未写明', reason: approval ?? '没有收录审批时间' }
  const evidence = stage.value === 'tendering' ? { section: 'tender' } : { section: 'approval' }
  return {
    label,
    tone: stage.value === 'tendering' ? 'ok' : 'neutral',
    title: stage.label,
    reason: joinParts([`第 ${at + 1}/${STAGES.length} 步`, approval]),
    evidence,
    evidenceText: stage.value === 'tendering' ? '看招标公告' : '看审批信息',
  }
}

/** The days up to the planned start, or since it (HED-06). */
function describeStart(project: RecordView, now: number): HeadFigure {
  const figure = { key: 'start', label: '距拟开工', evidence: { section: 'base' } } as const
  const opensBy = findOpening(project, 'plannedStart')
  if (opensBy) return closedFigure({ ...figure, basis: '拟开工与拟建成时间' }, opensBy)
  const [start, finish] = [readText(project.plannedStart), readText(project.plannedFinish)]
  const at = start === null ? null : parseDay(start)
  if (at === null) return { ...figure, value: null, basis: '没有写明拟开工时间' }
  const days = daysBetween(now, at)
  return {
    ...figure,
    label: days < 0 ? '已过拟开工' : figure.label,
    value: formatCount(Math.abs(days)),
    unit: '天',
    tone: days < 0 ? 'warn' : undefined,
    basis: joinParts([`拟 ${start} 开工`, finish && `${finish} 建成`]),
  }
}

function describeInvestment(project: RecordView): HeadFigure {
  const figure = { key: 'investment', label: '总投资', evidence: { section: 'base' } } as const
  const fund = readText(project.fundSource)
  const opensBy = findOpening(project, 'investment')
  if (opensBy) {
    const shown = findShownText(project.locks, 'investment')
    return closedFigure({ ...figure, basis: shown === null ? '金额与资金来源' : `${shown} 万元` }, opensBy)
  }
  return {
    ...figure,
    value: show(project, 'investment'),
    basis: fund === null ? '没有写明资金来源' : `资金来源：${fund}`,
  }
}

/** The kinds of permits that are recorded for the project; a missing one may not be collected (HED-06). */
function countPermits(project: RecordView, totals: Readonly<Record<string, number | undefined>>): HeadFigure {
  const figure = { key: 'permits', label: '用地与规划手续' } as const
  const opensBy = findOpening(project, 'stage')
  if (opensBy)
    return closedFigure({ ...figure, basis: PERMIT_SECTIONS.map(({ label }) => label).join('、') }, opensBy)
  const done = PERMIT_SECTIONS.filter(({ key }) => (totals[key] ?? 0) > 0)
  const [last] = done.toReversed()
  return {
    ...figure,
    value: String(done.length),
    unit: `/ ${PERMIT_SECTIONS.length} 类`,
    basis:
      done.length === 0 ? '没有收录，不代表没有办理' : `已收录${done.map(({ label }) => label).join('、')}`,
    ...(last && { evidence: { section: last.key } }),
    chart: {
      of: 'steps',
      steps: PERMIT_SECTIONS.map(({ key, label }) => ({ label, isDone: (totals[key] ?? 0) > 0 })),
    },
  }
}

function describeApproval(project: RecordView, now: number): HeadFigure {
  const figure = { key: 'approval', label: '最近审批', evidence: { section: 'approval' } } as const
  const approved = readText(project.approvalTime)
  const at = approved === null ? null : parseDay(approved)
  const items = readText(project.approvalItems)
  const count = readRows(project.approvals).length
  if (at === null) return { ...figure, value: null, basis: '没有收录审批时间' }
  const days = daysBetween(at, now)
  return {
    ...figure,
    value: formatCount(Math.max(days, 0)),
    unit: '天前',
    basis: joinParts([approved, items, count > 1 && `共 ${count} 项审批`]),
  }
}

/**
 * The head of a planned project: stage, investment, start, permits, approval (HED-06).
 * @param totals the numbers of records in the sections of its permits
 */
export function buildPlannedHead(
  project: RecordView,
  totals: Readonly<Record<string, number | undefined>>,
  now: number,
): RecordHead {
  return {
    verdict: judgeStage(project),
    figures: [
      describeInvestment(project),
      describeStart(project, now),
      countPermits(project, totals),
      describeApproval(project, now),
    ],
  }
}
