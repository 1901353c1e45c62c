import { findClauses, type NoticeBlock } from '@zhushutong/domain/tender-sheet'
import { ScrollBox } from '@zhushutong/ui/layout/scroll-box'
import type { ReactNode } from 'react'
import './notice.css'

function Marked({ text, clauses }: { text: string; clauses: readonly string[] }) {
  const marks = findClauses(text, clauses)
  if (marks.length === 0) return text
  const parts: ReactNode[] = []
  let done = 0
  for (const [from, to] of marks) {
    parts.push(text.slice(done, from), <mark key={from}>{text.slice(from, to)}</mark>)
    done = to
  }
  return [...parts, text.slice(done)]
}

const noticeKey = (index: number) => `notice-${index}`

function Block({ block, index, clauses }: { block: NoticeBlock; index: number; clauses: readonly string[] }) {
  const id = noticeKey(index)
  switch (block.type) {
    case 'heading':
      return block.level === 1 ? <h3 id={id}>{block.text}</h3> : <h4 id={id}>{block.text}</h4>
    case 'item':
      return (
        <p id={id} className="notice-item">
          <span>{block.marker}</span>
          <span>
            <Marked text={block.text} clauses={clauses} />
          </span>
        </p>
      )
    case 'table': {
      const [head = [], ...rows] = block.rows
      return (
        <ScrollBox label={head.filter(Boolean).join('、') || '表格'} id={id}>
          <table>
            <thead>
              <tr>
                {head.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have nothing else, and never move.
                  <th key={at} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else, and never move.
                <tr key={at}>
                  {row.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells have nothing else, and never move.
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )
    }
    case 'paragraph':
      return (
        <p id={id}>
          <Marked text={block.text} clauses={clauses} />
        </p>
      )
  }
}

/** The anchor of the part of the notice that contains a clause; null if no part contains it (BID-08). */
export function findClauseHref(blocks: readonly NoticeBlock[], clause: string | null): string | null {
  if (clause === null) return null
  const at = blocks.findIndex(
    (block) => 'text' in block && findClauses(block.text, [clause]).length > 0 && block.type !== 'heading',
  )
  return at < 0 ? null : `#${noticeKey(at)}`
}

/** A notice, divided into the parts of its own text (BID-08). */
export function NoticeView({
  blocks,
  clauses,
}: {
  blocks: readonly NoticeBlock[]
  clauses: readonly string[]
}) {
  return (
    <article className="notice">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have nothing else, and never move.
        <Block key={index} block={block} index={index} clauses={clauses} />
      ))}
    </article>
  )
}
