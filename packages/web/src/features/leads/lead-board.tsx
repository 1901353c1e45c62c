'use client'

import { LEAD_STAGE_LABELS, LEAD_TEXTS, type LeadStage } from '@zhushutong/domain/leads'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type ClientOf, useGateway } from '@/wiring/browser/gateway'
import type { LeadColumn, LeadGroup, LeadItem, LeadMember } from './lead.types'
import { LeadCard } from './lead-card'
import './leads.css'

/** The board of leads: columns on wide screens, a list in groups on phones. */
export function LeadBoard({
  columns,
  members,
  lastDay,
}: {
  columns: readonly LeadColumn[]
  members: readonly LeadMember[]
  /** The last possible day of a reminder. */
  lastDay: string
}) {
  const router = useRouter()
  const { call, send } = useGateway()
  /** The card that takes the focus in its new column. */
  const [moved, setMoved] = useState<string | null>(null)

  const act = async (
    make: (calls: ClientOf<'common'>) => Promise<unknown>,
    done: { readonly text: string; readonly undo: () => Promise<unknown> } | null,
  ): Promise<void> => {
    const failure = await send(make)
    if (failure) return toast(failure.message ?? LEAD_TEXTS.failed, 'warn')
    if (done)
      toast(done.text, 'ok', {
        label: LEAD_TEXTS.undo,
        run: () => void done.undo(),
      })
    router.refresh()
  }

  const move = async ({ leadId, stage: before }: LeadItem, stage: LeadStage): Promise<void> => {
    setMoved(leadId)
    await act(({ leads }) => leads.update({ leadId, stage }), {
      text: `已移到“${LEAD_STAGE_LABELS[stage]}”`,
      undo: () => act(({ leads }) => leads.update({ leadId, stage: before }), null),
    })
  }

  const remove = ({ leadId, module, moduleId }: LeadItem): Promise<void> =>
    act(({ leads }) => leads.remove({ leadId }), {
      text: LEAD_TEXTS.removed,
      undo: () => act(({ leads }) => leads.add({ module, moduleId }), null),
    })

  const renderGroup = ({ stage, total, leads, allHref }: LeadGroup) => (
    <section key={stage} aria-label={LEAD_STAGE_LABELS[stage]} className="grid content-start gap-2">
      <h3 className="flex items-baseline gap-2 px-1 font-semibold">
        {LEAD_STAGE_LABELS[stage]}
        <span className="font-normal text-ink-3">{total}</span>
        {allHref !== null && (
          <a href={allHref} className="ml-auto text-12 font-normal text-primary">
            查看全部
          </a>
        )}
      </h3>
      {leads.map((lead) => (
        <LeadCard
          key={lead.leadId}
          lead={lead}
          members={members}
          lastDay={lastDay}
          takesFocus={moved === lead.leadId}
          onMove={(to) => move(lead, to)}
          onRemove={() => remove(lead)}
          save={(change) => call((calls) => calls.leads.update({ leadId: lead.leadId, ...change }))}
          onSaved={() => {
            setMoved(lead.leadId)
            router.refresh()
          }}
        />
      ))}
      {leads.length === 0 && <p className="px-1 text-12 text-ink-3">暂无</p>}
    </section>
  )
  return (
    <div className="lead-board" data-columns={columns.length > 1 || undefined}>
      {columns.map(({ key, groups }) => (
        <div key={key} className="grid min-w-0 grid-cols-1 content-start gap-4">
          {groups.map(renderGroup)}
        </div>
      ))}
    </div>
  )
}
