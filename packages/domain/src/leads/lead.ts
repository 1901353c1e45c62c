import { addDays, dayOf, formatCount, parseDay } from '../formatting'

/** The kinds of records that can be followed as leads. */
export const LEAD_KINDS = ['tender', 'company'] as const
export type LeadKind = (typeof LEAD_KINDS)[number]

/** The stages of a lead, in the order of the board (LEA-01). */
export const LEAD_STAGES = ['following', 'submitted', 'won', 'lost', 'dropped'] as const
export type LeadStage = (typeof LEAD_STAGES)[number]

export const LEAD_STAGE_LABELS: Readonly<Record<LeadStage, string>> = {
  following: '跟进',
  submitted: '已投',
  won: '中标',
  lost: '未中',
  dropped: '放弃',
}

export const LEAD_LIMITS = {
  /** Maximum number of leads per member or team. */
  leads: 500,
  /** Maximum length of a note, in UTF-16 units. */
  note: 500,
  /** Days from today to the last possible day of a reminder. */
  remindDays: 366,
} as const

export const LEAD_TEXTS = {
  add: '加入跟进',
  added: '已加入跟进',
  removed: '已移出跟进',
  undo: '撤销',
  full: `跟进已满 ${formatCount(LEAD_LIMITS.leads)} 条，请先移出一些`,
  note: `备注最多 ${LEAD_LIMITS.note} 个字`,
  remindOn: '提醒日应为今天到一年之内的日期',
  member: '这位同事不在团队里，请重新选择',
  repeated: '团队已在跟进这一条，您这里的可以移出',
  gone: '这条跟进已被移出，请刷新页面',
  failed: '跟进没有保存，请稍后重试',
} as const

/** True when a member or team with `count` leads may add one more (LEA-01). */
export function canAddLead(count: number): boolean {
  return count < LEAD_LIMITS.leads
}

/** True while the outcome is open: a published result may move the lead on (LEA-04). */
export function isOpenStage(stage: LeadStage): boolean {
  return stage === 'following' || stage === 'submitted'
}

const NEXT_STAGES: Readonly<Record<LeadStage, readonly LeadStage[]>> = {
  following: ['submitted', 'dropped'],
  submitted: ['won', 'lost', 'dropped'],
  won: [],
  lost: [],
  dropped: ['following'],
}

/** The stages that usually follow, which a card offers by a button; its form offers all. */
export function listNextStages(stage: LeadStage): readonly LeadStage[] {
  return NEXT_STAGES[stage]
}

/** The first and the last day of a reminder that is set at `now` (LEA-03). */
export function reminderBounds(now: number): { readonly first: string; readonly last: string } {
  return { first: dayOf(now), last: dayOf(addDays(now, LEAD_LIMITS.remindDays)) }
}

interface LeadChange {
  readonly note?: string | undefined
  readonly remindOn?: string | null | undefined
}

interface LeadProblem {
  readonly field: 'note' | 'remindOn'
  readonly message: string
}

/** The problems of a change's values (LEA-01, LEA-03); a reminder of null is removed. */
export function checkLeadChange({ note, remindOn }: LeadChange, now: number): readonly LeadProblem[] {
  const problems: LeadProblem[] = []
  if (note !== undefined && note.length > LEAD_LIMITS.note)
    problems.push({ field: 'note', message: LEAD_TEXTS.note })
  if (typeof remindOn === 'string') {
    const { first, last } = reminderBounds(now)
    if (parseDay(remindOn) === null || remindOn < first || remindOn > last)
      problems.push({ field: 'remindOn', message: LEAD_TEXTS.remindOn })
  }
  return problems
}
