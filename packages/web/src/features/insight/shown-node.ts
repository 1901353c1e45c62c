import type { GraphNode } from '@zhushutong/domain/relations'

/** A node of the graph with the content of its card. */
export interface ShownNode extends GraphNode {
  /** Its detail page. */
  readonly href: string
  /** The graph centred on it; absent if it is not a company. */
  readonly graphHref?: string
  readonly roleLabel: string
  readonly facts: readonly string[]
}
