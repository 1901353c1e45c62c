import type { RelationType } from '@zhushutong/domain/relations'
import { GRAPH_ROLES } from '@zhushutong/domain/relations'
import type { ReactNode } from 'react'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Button } from '@/ui/button'
import { TitledCard } from '@/ui/card'
import { EmptyState } from '@/ui/states'
import { analyzeHref } from './analyze-href'
import { type HrefOf, type Insight, type Relation, ROLES } from './insight.types'
import { RelationGraph } from './relation-graph'
import { RelationTable } from './relation-table'
import type { ShownNode } from './shown-node'

/** More names would overlap; the lists below contain the others. */
const NODES_A_ROLE = 5

const factsOf = (role: RelationType, { times, won, latestOn }: Relation): string[] => [
  role === 'competitor' ? `同场投标 ${times} 次，本企业胜出 ${won} 次` : `合作 ${times} 次`,
  ...(latestOn ? [`最近一次 ${latestOn}`] : []),
]

const nodesOf = (insight: Insight, hrefOf: HrefOf): ShownNode[] => [
  {
    id: insight.id,
    name: insight.name,
    role: 'centre',
    times: 1,
    href: hrefOf('company', insight.id),
    roleLabel: '当前企业',
    facts: [`收录投标 ${insight.bids} 次`, `中标 ${insight.wins} 次`],
  },
  ...GRAPH_ROLES.flatMap((role) =>
    insight[role].records.slice(0, NODES_A_ROLE).map((one) => ({
      id: `${role} ${one.id}`,
      name: one.name,
      role,
      times: one.times,
      href: hrefOf(ROLES[role].kind, one.id),
      graphHref: ROLES[role].kind === 'company' ? analyzeHref(one.id) : undefined,
      roleLabel: ROLES[role].label,
      facts: factsOf(role, one),
    })),
  ),
]

/** The company search box; a plain form, so that it works before scripts run. */
function Search({ keyword }: { keyword: string }) {
  return (
    <search aria-label="选择企业">
      <form action="/companyAnalyze/" data-search-form="companyAnalyze" className="flex max-w-[560px] gap-2">
        <input
          type="search"
          name="q"
          defaultValue={keyword}
          maxLength={18}
          required
          placeholder="请输入企业名称"
          aria-label="企业名称"
          className="h-9 min-w-0 flex-1 rounded-2 border border-(--control) bg-surface px-3"
        />
        <Button type="submit" variant="primary">
          查看关系
        </Button>
      </form>
    </search>
  )
}

/** The relation chain of a company as a graph and, with the same content, as lists. */
export function AnalyzeView({
  keyword,
  insight,
  hrefOf,
  children,
}: {
  keyword: string
  insight: Insight | null
  hrefOf: HrefOf
  /** Shown until a company is chosen. */
  children?: ReactNode
}) {
  return (
    <main id="main" className="wrap pb-12">
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '企业关系链' }]} />
      <h1 className="mb-2 text-20 font-semibold">{insight ? `${insight.name}的关系链` : '企业关系链'}</h1>
      <p className="mb-4 text-ink-2">从中标与投标记录计算企业与业主、代理机构、合作伙伴、竞争对手的关系。</p>
      <Search keyword={keyword} />
      {insight ? (
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
          <TitledCard title="关系图" note="拖动移动，加减缩放；方向键在节点间移动，回车查看">
            {insight.bids === 0 ? (
              <EmptyState title="暂无可计算的投标记录">收录到投标记录后自动生成</EmptyState>
            ) : (
              <>
                <ul className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-12 text-ink-2">
                  {GRAPH_ROLES.map((role) => (
                    <li key={role} className="relation-key" data-role={role}>
                      {ROLES[role].label}
                    </li>
                  ))}
                  <li className="text-ink-3">各列前 {NODES_A_ROLE} 家，线越粗往来越多</li>
                </ul>
                <RelationGraph title={insight.name} nodes={nodesOf(insight, hrefOf)} />
              </>
            )}
          </TitledCard>
          {GRAPH_ROLES.map((role) => (
            <TitledCard
              key={role}
              id={role}
              title={ROLES[role].label}
              count={insight[role].total.toLocaleString('en-US')}
              note={ROLES[role].note}
            >
              <RelationTable of={role} relations={insight[role]} hrefOf={hrefOf} />
            </TitledCard>
          ))}
        </div>
      ) : (
        <div className="mt-4">{children}</div>
      )}
    </main>
  )
}
