import { LEAD_STAGE_LABELS, LEAD_STAGES, type LeadStage } from '@zhushutong/domain/leads'
import { LinkButton } from '@zhushutong/ui/button'
import { Chip } from '@zhushutong/ui/fields/chip'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { ScrollRow } from '@zhushutong/ui/layout/scroll-row'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import type { ReactNode } from 'react'
import type { LeadMember } from './lead.types'

interface Filters {
  readonly stage: LeadStage | undefined
  readonly memberId: string | undefined
}

interface Props {
  /** null: loading failed. */
  counts: ReadonlyArray<{ readonly stage: LeadStage; readonly total: number }> | null
  members: readonly LeadMember[]
  filters: Filters
  hrefOf: (filters: Filters) => string
  children: ReactNode
}

function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="min-w-0">
      <ScrollRow>
        <div className="flex w-max gap-1">{children}</div>
      </ScrollRow>
    </nav>
  )
}

function StageFilter({
  counts,
  filters,
  hrefOf,
}: Pick<Props, 'filters' | 'hrefOf'> & Pick<Counted, 'counts'>) {
  const all = counts.reduce((sum, { total }) => sum + total, 0)
  return (
    <ChipRow label="阶段">
      <Chip href={hrefOf({ ...filters, stage: undefined })} current={filters.stage === undefined}>
        全部 {all}
      </Chip>
      {LEAD_STAGES.map((stage) => (
        <Chip key={stage} href={hrefOf({ ...filters, stage })} current={filters.stage === stage}>
          {LEAD_STAGE_LABELS[stage]} {counts.find((each) => each.stage === stage)?.total ?? 0}
        </Chip>
      ))}
    </ChipRow>
  )
}

function MemberFilter({ members, filters, hrefOf }: Pick<Props, 'members' | 'filters' | 'hrefOf'>) {
  return (
    <ChipRow label="负责人">
      <Chip href={hrefOf({ ...filters, memberId: undefined })} current={filters.memberId === undefined}>
        所有人
      </Chip>
      {members.map(({ memberId, name, isMe }) => (
        <Chip key={memberId} href={hrefOf({ ...filters, memberId })} current={filters.memberId === memberId}>
          {isMe ? '我' : name}
        </Chip>
      ))}
    </ChipRow>
  )
}

interface Counted {
  readonly counts: NonNullable<Props['counts']>
}

/** 我的跟进: the filters above the board of leads, and how to add the first (LEA-01, LEA-02). */
export function LeadsView({ counts, members, filters, hrefOf, children }: Props) {
  const isFiltered = filters.stage !== undefined || filters.memberId !== undefined
  const total = counts?.reduce((sum, each) => sum + each.total, 0) ?? 0
  const shown = filters.stage === undefined ? total : counts?.find((c) => c.stage === filters.stage)?.total
  return (
    <TitledCard
      title="我的跟进"
      count={counts ? total : undefined}
      note={members.length > 0 ? `团队 ${members.length} 人都能看到和修改` : undefined}
    >
      {counts === null && <ErrorState title="跟进暂时没有加载出来">请稍后刷新页面重试</ErrorState>}
      {counts !== null && (total > 0 || isFiltered) && (
        <div className="mb-3 grid gap-1">
          <StageFilter counts={counts} filters={filters} hrefOf={hrefOf} />
          {members.length > 1 && <MemberFilter members={members} filters={filters} hrefOf={hrefOf} />}
        </div>
      )}
      {counts !== null && shown === 0 && (
        <EmptyState
          title={isFiltered ? '这里没有跟进' : '暂无跟进'}
          action={
            isFiltered ? (
              <LinkButton href={hrefOf({ stage: undefined, memberId: undefined })}>查看全部跟进</LinkButton>
            ) : (
              <>
                <LinkButton href="/zhaobiao/">去查招标</LinkButton>
                <LinkButton href="/qiye/">去查企业</LinkButton>
              </>
            )
          }
        >
          在招标或企业的详情页点“加入跟进”，就能在这里记录进展、备注和提醒
        </EmptyState>
      )}
      {counts !== null && shown !== 0 && children}
    </TitledCard>
  )
}
