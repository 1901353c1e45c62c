import { type HttpError, useList } from '@refinedev/core'
import { formatTime } from '@zhushutong/domain/formatting'
import { Button } from '@zhushutong/ui/button'
import { ListSkeleton } from '@zhushutong/ui/layout/skeleton'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import { useState } from 'react'
import type { RowOf } from '../../api'
import { AnswerActions, AnswerTags } from './answer-actions'
import { AnswerDialog } from './answer-dialog'

type Row = RowOf<'answer'>

/** More than the number of answers to any question: all are loaded. */
const MAX_ANSWERS = 100

function Answer({ row, onEdit }: { row: Row; onEdit: () => void }) {
  return (
    <article className="grid gap-2 border-t border-line p-4" aria-label={`${row.author}的回答`}>
      <header className="flex flex-wrap items-center gap-2">
        <b className="font-semibold break-words">{row.author}</b>
        <span className="text-12 text-ink-3">
          {[row.authorTitle, formatTime(row.answerTime)].filter(Boolean).join(' · ')}
        </span>
        <AnswerTags row={row} />
        <div className="ml-auto">
          <AnswerActions row={row} onEdit={onEdit} />
        </div>
      </header>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the gateway */}
      <div className="read-text mt-0! text-14!" dangerouslySetInnerHTML={{ __html: row.html }} />
      {row.basis !== '' && <p className="text-12 wrap-anywhere text-ink-2">依据：{row.basis}</p>}
    </article>
  )
}

/** The answers to a question, below its text; can be added, changed and hidden (CON-12). */
export function AnswersOfQuestion({ question }: { question: string }) {
  const [edited, setEdited] = useState<Row | 'new' | null>(null)
  const { result, query } = useList<Row & { id: string }, HttpError>({
    resource: 'answer',
    pagination: { currentPage: 1, pageSize: MAX_ANSWERS },
    sorters: [{ field: 'answerTime', order: 'asc' }],
    filters: [{ field: 'question', operator: 'eq', value: question }],
    errorNotification: false,
  })
  return (
    <section className="card" aria-labelledby="answers-title">
      <header className="flex items-center gap-2 p-4">
        <h2 id="answers-title" className="font-semibold">
          回答
        </h2>
        {query.isSuccess && <span className="text-12 text-ink-3">{result.total} 个</span>}
        <Button size="small" className="ml-auto" onClick={() => setEdited('new')}>
          写回答
        </Button>
      </header>
      {query.isLoading && <ListSkeleton rows={2} />}
      {query.isError && (
        <ErrorState action={<Button onClick={() => query.refetch()}>重试</Button>}>
          {query.error.message}
        </ErrorState>
      )}
      {query.isSuccess && result.data.length === 0 && (
        <EmptyState title="暂无回答">问题发布后，读者在问题下面看到这里的回答</EmptyState>
      )}
      {result.data.map((row) => (
        <Answer key={row.id} row={row} onEdit={() => setEdited(row)} />
      ))}
      {edited !== null && (
        <AnswerDialog
          question={question}
          row={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  )
}
