import { LinkButton } from '@/ui/button'
import { CloseIcon } from '@/ui/icon'
import type { ShownNode } from './shown-node'

/** The graph's card of one node, with its links. */
export function NodeCard({ node, onClose }: { node: ShownNode; onClose: () => void }) {
  return (
    <aside aria-live="polite" aria-label={node.name} className="relation-card card">
      <p className="text-12 text-ink-3">{node.roleLabel}</p>
      <button
        type="button"
        aria-label="关闭"
        onClick={onClose}
        className="absolute top-2 right-2 grid size-8 place-items-center text-ink-3"
      >
        <CloseIcon size={16} />
      </button>
      <h3 className="mt-1 font-semibold">{node.name}</h3>
      <ul className="mt-1 text-ink-2">
        {node.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className="mt-3 flex gap-2">
        <LinkButton href={node.href}>查看详情</LinkButton>
        {node.graphHref && node.role !== 'centre' && (
          <LinkButton href={node.graphHref}>以它为中心</LinkButton>
        )}
      </div>
    </aside>
  )
}
