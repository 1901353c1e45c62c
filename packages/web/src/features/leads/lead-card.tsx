'use client'

import { LEAD_STAGE_LABELS, type LeadStage, listNextStages } from '@zhushutong/domain/leads'
import { Button } from '@zhushutong/ui/button'
import { Tag } from '@zhushutong/ui/tag'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { LeadItem, LeadMember } from './lead.types'
import { LeadForm, type LeadFormProps } from './lead-form'

interface Props extends Pick<LeadFormProps, 'save' | 'members' | 'lastDay'> {
  readonly lead: LeadItem
  readonly takesFocus: boolean
  readonly onMove: (stage: LeadStage) => Promise<void>
  readonly onRemove: () => Promise<void>
  readonly onSaved: () => void
}

const findName = (members: readonly LeadMember[], memberId: string | null): string | null => {
  const member = members.find((each) => each.memberId === memberId)
  return member ? (member.isMe ? '我' : member.name) : null
}

function Tags({ lead }: { lead: LeadItem }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {lead.module === 'company' && <Tag>企业</Tag>}
      {lead.deadline && <Tag tone={lead.deadline.tone}>{lead.deadline.text}</Tag>}
      {lead.amount !== null && <span className="font-semibold">{lead.amount}</span>}
      {lead.isPrivate && <Tag>仅您可见</Tag>}
      {lead.href === null && <Tag tone="bad">数据已下线</Tag>}
    </p>
  )
}

/** The published result of the tender, with the stage that it proposes (LEA-04). */
function Outcome({
  outcome,
  renderMove,
}: {
  outcome: NonNullable<LeadItem['outcome']>
  renderMove: (stage: LeadStage, label: string) => ReactNode
}) {
  const { text, href, proposedStage } = outcome
  return (
    <div className="grid gap-1 rounded-1 bg-primary-soft p-2">
      <p className="break-words">
        {text}{' '}
        {href !== null && (
          <a href={href} className="whitespace-nowrap text-primary underline">
            查看结果
          </a>
        )}
      </p>
      {proposedStage !== null && (
        <p>{renderMove(proposedStage, `移到“${LEAD_STAGE_LABELS[proposedStage]}”`)}</p>
      )}
    </div>
  )
}

/** A lead with its facts, and the ways to move, change and remove it. */
export function LeadCard({ lead, members, takesFocus, onMove, onRemove, onSaved, ...form }: Props) {
  const card = useRef<HTMLElement>(null)
  const [isEditing, setEditing] = useState(false)
  const [busy, setBusy] = useState<string | null>(null)
  useEffect(() => {
    if (takesFocus) card.current?.focus()
  }, [takesFocus])

  const run = async (name: string, work: () => Promise<void>) => {
    setBusy(name)
    await work()
    setBusy(null)
  }
  const close = () => {
    setEditing(false)
    card.current?.focus()
  }
  const { stage, title, note, remindOn, outcome } = lead
  const renderMove = (to: LeadStage, label: string) => (
    <Button key={to} size="small" loading={busy === to} onClick={() => run(to, () => onMove(to))}>
      {label}
      <span className="sr-only">：{title}</span>
    </Button>
  )
  const person = findName(members, lead.memberId)
  const facts = [
    members.length > 0 && !lead.isPrivate && `负责人 ${person ?? '未指定'}`,
    remindOn !== null && (lead.isReminded ? `${remindOn} 已提醒` : `${remindOn} 提醒`),
  ].filter(Boolean)
  return (
    <article ref={card} tabIndex={-1} className="lead">
      <h4 className="line-clamp-2 font-semibold break-words">
        {lead.href === null ? title : <a href={lead.href}>{title}</a>}
      </h4>
      <Tags lead={lead} />
      {lead.meta.length > 0 && (
        <p className="flex gap-x-3 text-12 text-ink-3">
          {lead.meta.map((part) => (
            <span key={part} className="truncate" title={part}>
              {part}
            </span>
          ))}
        </p>
      )}
      {note !== '' && <p className="line-clamp-3 whitespace-pre-line text-ink-2">{note}</p>}
      {facts.length > 0 && <p className="text-12 text-ink-2">{facts.join(' · ')}</p>}
      {outcome && <Outcome outcome={outcome} renderMove={renderMove} />}
      {isEditing ? (
        <LeadForm
          {...form}
          lead={lead}
          members={members}
          onSaved={() => {
            close()
            onSaved()
          }}
          onCancel={close}
        />
      ) : (
        <p className="flex flex-wrap items-center gap-1">
          {listNextStages(stage)
            .filter((to) => to !== outcome?.proposedStage)
            .map((to) => renderMove(to, LEAD_STAGE_LABELS[to]))}
          <Button size="small" variant="text" className="ml-auto" onClick={() => setEditing(true)}>
            编辑<span className="sr-only">：{title}</span>
          </Button>
          <Button
            size="small"
            variant="text"
            loading={busy === 'remove'}
            onClick={() => run('remove', onRemove)}
          >
            移出<span className="sr-only">：{title}</span>
          </Button>
        </p>
      )}
    </article>
  )
}
