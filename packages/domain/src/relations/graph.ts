import type { RelationType } from './relations'

/** A company or organisation in the relation graph. */
export interface GraphNode {
  readonly id: string
  readonly name: string
  /** 'centre' for the one that is looked at. */
  readonly role: 'centre' | RelationType
  /** How often the two met: wider edge, nearer to the centre. */
  readonly times: number
}

/** A node with its place: x to the right, y down, the centre at 0,0, everything within 1 of it. */
export interface Place {
  readonly x: number
  readonly y: number
}
export type PlacedNode = GraphNode & Place

/** The roles in the order in which they stand around the centre, from the top clockwise. */
export const GRAPH_ROLES = [
  'owner',
  'agency',
  'partner',
  'competitor',
] as const satisfies readonly RelationType[]

const FULL_TURN = Math.PI * 2
const NEAR = 0.55
const FAR = 1

/**
 * Places the nodes of a relation graph around the centre: each role has a part of the circle as large as its
 * share of nodes, neighbours stand nearer and farther in turn so that their names do not meet. The same nodes
 * always stand in the same places (P 2.3 /companyAnalyze/, UIX-01).
 */
export const placeNodes = <N extends GraphNode>(nodes: readonly N[]): Array<N & Place> => {
  const around = GRAPH_ROLES.flatMap((role) => nodes.filter((n) => n.role === role))
  const centre = nodes.filter((n) => n.role === 'centre').map((n) => ({ ...n, x: 0, y: 0 }))
  return [
    ...centre,
    ...around.map((node, i) => {
      const angle = (i / around.length) * FULL_TURN - Math.PI / 2
      const distance = i % 2 === 0 ? NEAR : FAR
      return { ...node, x: Math.cos(angle) * distance, y: Math.sin(angle) * distance }
    }),
  ]
}

export type Direction = 'up' | 'down' | 'left' | 'right'

const TURNS: Readonly<Record<Direction, readonly [dx: number, dy: number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
}

/**
 * The node that an arrow key leads to: the nearest one that lies in its direction, by distance and by how far it
 * is off the way; the same node where there is none (UIX-01).
 */
export const nextNode = (
  nodes: readonly (Pick<GraphNode, 'id'> & Place)[],
  from: string,
  direction: Direction,
): string => {
  const start = nodes.find((n) => n.id === from)
  if (!start) return nodes[0]?.id ?? from
  const [dx, dy] = TURNS[direction]
  let best = { id: from, cost: Number.POSITIVE_INFINITY }
  for (const node of nodes) {
    const [x, y] = [node.x - start.x, node.y - start.y]
    const ahead = x * dx + y * dy
    if (node.id === from || ahead <= 1e-9) continue
    const cost = ahead + 2 * Math.abs(x * dy - y * dx)
    if (cost < best.cost) best = { id: node.id, cost }
  }
  return best.id
}
