/** The states of a posting (LAB-02). */
export const POSTING_STATES = ['checking', 'shown', 'refused', 'closed'] as const
export type PostingState = (typeof POSTING_STATES)[number]

/** Labels for the author; a shown posting whose days are over has the label 已到期. */
export const POSTING_STATE_LABELS: Readonly<Record<PostingState, string>> = {
  checking: '审核中',
  shown: '展示中',
  refused: '未通过',
  closed: '已关闭',
}

/** The states that count as open (LAB-03). */
export const OPEN_POSTING_STATES: readonly PostingState[] = ['checking', 'shown']

/** The label of a posting at `now` (ms); `until` is the end of its days, null before the approval. */
export function postingLabel(state: PostingState, until: number | null, now: number): string {
  return state === 'shown' && until !== null && until < now ? '已到期' : POSTING_STATE_LABELS[state]
}

/** True when the author may edit the posting; an edited posting is reviewed again (LAB-02). */
export function isEditable(state: PostingState): boolean {
  return state !== 'closed'
}

/** Maximum length of a reason in UTF-16 units. */
export const MAX_REASON = 200

/** The decision of the staff about a posting; its author sees the reason of a refusal. */
export type PostingDecision =
  | { readonly state: 'shown' }
  | { readonly state: 'refused'; readonly reason: string }

/** A rejected decision; `message` is for the staff member. */
export interface PostingRefusal {
  readonly error: 'decided' | 'no-reason' | 'reason-too-long'
  readonly message: string
}

/**
 * Validates a decision (LAB-02): a posting under review is shown or refused, a shown posting may still be refused; a
 * refusal needs a reason.
 */
export function decidePosting(
  state: PostingState,
  decision: PostingDecision,
): PostingDecision | PostingRefusal {
  const open = decision.state === 'refused' ? OPEN_POSTING_STATES : (['checking'] as const)
  if (!open.some((item) => item === state))
    return { error: 'decided', message: `这条发布${POSTING_STATE_LABELS[state]}，不能再处理` }
  if (decision.state === 'shown') return decision
  const reason = decision.reason.trim()
  if (reason === '') return { error: 'no-reason', message: '未通过时须写明原因' }
  if (reason.length > MAX_REASON) return { error: 'reason-too-long', message: `原因最多 ${MAX_REASON} 字` }
  return { state: 'refused', reason }
}

/** The messages about postings (LAB-03). */
export const POSTING_TEXTS = {
  sent: '已提交审核，通过后展示；结果可在“我的发布”查看',
  saved: '已保存；内容有改动的须重新审核，结果可在“我的发布”查看',
  closed: '已关闭，不再展示',
  tooMany: '今天发布的已较多，请明天再来',
  tooManyOpen: '审核中与展示中的发布已达上限，请先关闭不用的',
  closedAlready: '这条发布已关闭，请重新发布',
} as const
