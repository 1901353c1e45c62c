import type { AnswerBlock, AnswerSpan, CitedRecord } from '@zhushutong/domain/assistant'
import { ChevronRightIcon } from '@zhushutong/ui/icon'

/* Links open in a new window: leaving this page would stop an answer in progress. */
const NEW_WINDOW = { target: '_blank', rel: 'noopener' } as const

/** An answer as text, lists and the cards of the records that it cites (AI-08). */
export function AnswerBody({ blocks }: { blocks: readonly AnswerBlock[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: an answer only grows at its end, its blocks keep their places.
  return blocks.map((block, at) => <Block key={at} block={block} />)
}

function Block({ block }: { block: AnswerBlock }) {
  switch (block.type) {
    case 'records':
      return <RecordCards records={block.records} />
    case 'list':
      return (
        <ul className="grid list-disc gap-1 pl-5">
          {block.items.map((spans, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as the blocks.
            <li key={at}>
              <Spans spans={spans} />
            </li>
          ))}
        </ul>
      )
    case 'code':
      return (
        <pre className="assistant-code">
          <code>{block.text}</code>
        </pre>
      )
    case 'heading':
      return (
        <p className="font-semibold">
          <Spans spans={block.spans} />
        </p>
      )
    default:
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      )
  }
}

function Spans({ spans }: { spans: readonly AnswerSpan[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: as the blocks.
  return spans.map((span, at) => <Span key={at} span={span} />)
}

function Span({ span }: { span: AnswerSpan }) {
  if (span.type !== 'link') return <Text span={span} />
  return (
    <a href={span.href} {...NEW_WINDOW} className="text-primary hover:underline">
      {span.text}
      <span className="sr-only">（在新窗口打开）</span>
    </a>
  )
}

function Text({ span: { type, text } }: { span: Exclude<AnswerSpan, { type: 'link' }> }) {
  if (type === 'strong') return <b>{text}</b>
  return type === 'code' ? <code>{text}</code> : text
}

function RecordCards({ records }: { records: readonly CitedRecord[] }) {
  return (
    <ul className="assistant-records">
      {records.map((record, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as the blocks.
        <li key={at}>
          <a href={record.href} {...NEW_WINDOW} data-plain="">
            {record.number !== null && <span className="assistant-number">{record.number}</span>}
            <span className="assistant-record">
              <b>{record.name}</b>
              <span className="assistant-facts">{record.facts.join(' · ')}</span>
              {record.source && <span className="assistant-source">{record.source}</span>}
            </span>
            <ChevronRightIcon className="text-ink-3" />
            <span className="sr-only">（在新窗口打开）</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
