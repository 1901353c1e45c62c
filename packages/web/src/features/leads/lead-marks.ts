import { formatRecordKey, MAX_STATES_PER_CALL, parseRecordKey } from '@zhushutong/domain/favourites'
import { LEAD_KINDS, LEAD_STAGE_LABELS, LEAD_TEXTS, type LeadStage } from '@zhushutong/domain/leads'
import { toast } from '@zhushutong/ui/overlays/toast'
import { createPageMarks, type PageMarks } from '@/marks/page-marks'
import type { CallFailure } from '@/wiring/browser/failure'
import type { Gateway } from '@/wiring/browser/gateway'

/** The texts of followed records by key: 跟进中, 跟进：已投; null for a record that is not followed. */
export interface LeadMarks extends PageMarks<string | null> {
  /** Follows a record; its toast can undo it. */
  readonly follow: (key: string) => Promise<void>
}

const textOf = (stage: LeadStage): string =>
  stage === 'following' ? '跟进中' : `跟进：${LEAD_STAGE_LABELS[stage]}`

const warn = ({ message }: CallFailure) => toast(message ?? LEAD_TEXTS.failed, 'warn')

/** The leads among the records of a page, loaded in one call (LEA-01). */
export function createLeadMarks({ call, send }: Gateway): LeadMarks {
  const marks = createPageMarks<string | null>(async (keys) => {
    const records = keys
      .flatMap((key) => parseRecordKey(key) ?? [])
      .slice(0, MAX_STATES_PER_CALL)
      .map(({ kind, id }) => ({ module: kind, moduleId: id }))
    const answer = await call(({ leads }) => leads.followed({ records }))
    if ('error' in answer) return {}
    const followed = answer.records.map(
      ({ module, moduleId, stage }) =>
        [formatRecordKey({ kind: module, id: moduleId }), textOf(stage)] as const,
    )
    // A record that was removed on the board loses its mark.
    return Object.fromEntries([...keys.map((key) => [key, null] as const), ...followed])
  })
  const show = (key: string, text: string | null) => marks.values.setState({ [key]: text })

  const follow = async (key: string): Promise<void> => {
    const ref = parseRecordKey(key)
    const module = LEAD_KINDS.find((kind) => kind === ref?.kind)
    if (!ref || !module) return
    const answer = await call(({ leads }) => leads.add({ module, moduleId: ref.id }))
    if ('error' in answer) return warn(answer)
    const { leadId, stage } = answer
    show(key, textOf(stage))
    const undo = async () => {
      const failure = await send(({ leads }) => leads.remove({ leadId }))
      if (failure) warn(failure)
      else show(key, null)
    }
    toast(LEAD_TEXTS.added, 'ok', { label: LEAD_TEXTS.undo, run: () => void undo() })
  }
  return { ...marks, follow }
}
