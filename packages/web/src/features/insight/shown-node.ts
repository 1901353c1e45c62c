import type { GraphNode } from '@zhushutong/domain/relations'

/** A node of the graph with what its card says. */
export interface ShownNode extends GraphNode {
  /** Its detail page. */
  readonly href: string
  /** The graph around it; absent where it is no company. */
  readonly graphHref?: string
  readonly roleLabel: string
  readonly facts: readonly string[]
}
