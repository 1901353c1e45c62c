'use client'

import { type Direction, findNextNode, placeNodes } from '@zhushutong/domain/relations'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { NodeCard } from './node-card'
import type { ShownNode } from './shown-node'

const SPREAD = { x: 380, y: 240 }
const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}
const ZOOMS = [0.6, 0.8, 1, 1.3, 1.7, 2.2]
const SHORT = 9

const short = (name: string) => (name.length > SHORT ? `${name.slice(0, SHORT)}…` : name)

/**
 * The relation graph: drag to move, buttons or + and - to zoom, arrow keys go from node to node, Enter
 * opens the node's card. A list beside it has the same content.
 */
export function RelationGraph({ title, nodes }: { title: string; nodes: readonly ShownNode[] }) {
  const placed = placeNodes(nodes)
  const centre = placed.find((n) => n.role === 'centre')
  const [focused, setFocused] = useState(centre?.id ?? '')
  const [opened, setOpened] = useState<string | null>(null)
  const [zoom, setZoom] = useState(2)
  const [moved, setMoved] = useState({ x: 0, y: 0 })
  const drag = useRef<{ x: number; y: number } | null>(null)
  const graph = useRef<SVGSVGElement>(null)

  const focus = (id: string) => {
    setFocused(id)
    graph.current?.querySelector<SVGGElement>(`[data-node="${CSS.escape(id)}"]`)?.focus()
  }
  const changeZoom = (by: number) => setZoom((z) => Math.min(Math.max(z + by, 0), ZOOMS.length - 1))
  const onKey = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key]
    if (direction) focus(findNextNode(placed, focused, direction))
    else if (event.key === 'Enter' || event.key === ' ') setOpened(focused)
    else if (event.key === 'Escape') setOpened(null)
    else if (event.key === '+' || event.key === '=') changeZoom(1)
    else if (event.key === '-') changeZoom(-1)
    else return
    event.preventDefault()
  }
  const onMove = (event: PointerEvent) => {
    const from = drag.current
    if (!from) return
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
    drag.current = { x: event.clientX, y: event.clientY }
    setMoved((m) => ({ x: m.x + dx, y: m.y + dy }))
  }
  const scale = ZOOMS[zoom] ?? 1
  const card = placed.find((n) => n.id === opened)

  return (
    <div className="relation-graph">
      <div className="absolute top-2 right-2 z-10 flex gap-2">
        <Button size="small" onClick={() => changeZoom(-1)} aria-label="缩小">
          −
        </Button>
        <Button size="small" onClick={() => changeZoom(1)} aria-label="放大">
          ＋
        </Button>
        <Button
          size="small"
          onClick={() => {
            setZoom(2)
            setMoved({ x: 0, y: 0 })
          }}
        >
          复位
        </Button>
      </div>
      <svg
        ref={graph}
        role="application"
        aria-label={`${title}的关系图：方向键在节点间移动，回车查看，加减号缩放`}
        viewBox="-500 -300 1000 600"
        preserveAspectRatio="xMidYMid slice"
        onKeyDown={onKey}
        onPointerDown={(event) => {
          drag.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={onMove}
        onPointerUp={() => {
          drag.current = null
        }}
        onPointerLeave={() => {
          drag.current = null
        }}
      >
        <g transform={`translate(${moved.x} ${moved.y}) scale(${scale})`}>
          {placed.map(
            (node) =>
              node.role !== 'centre' && (
                <line
                  key={node.id}
                  x2={node.x * SPREAD.x}
                  y2={node.y * SPREAD.y}
                  className="relation-edge"
                  data-role={node.role}
                  data-near={node.id === focused || undefined}
                  strokeWidth={Math.min(1 + Math.log2(node.times), 5)}
                />
              ),
          )}
          {placed.map((node) => (
            // biome-ignore lint/a11y/useSemanticElements: a button cannot stand inside a drawing.
            <g
              key={node.id}
              data-node={node.id}
              data-role={node.role}
              role="button"
              tabIndex={node.id === focused ? 0 : -1}
              aria-label={`${node.roleLabel}：${node.name}，${node.facts.join('，')}`}
              aria-expanded={node.id === opened}
              className="relation-node"
              transform={`translate(${node.x * SPREAD.x} ${node.y * SPREAD.y})`}
              onFocus={() => setFocused(node.id)}
              onClick={() => setOpened(node.id)}
            >
              <circle r={node.role === 'centre' ? 16 : 9} />
              <text y={node.role === 'centre' ? 34 : 24}>{short(node.name)}</text>
            </g>
          ))}
        </g>
      </svg>
      {card && <NodeCard node={card} onClose={() => setOpened(null)} />}
    </div>
  )
}
