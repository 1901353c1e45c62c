import { findChannel } from '@zhushutong/domain/content'
import { Button } from '@zhushutong/ui/button'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { AnswersOfQuestion } from '../answer/answers-of-question'
import type { ArticleRow } from './form-of-row'
import { MetaFields } from './meta-fields'
import { OfferedCopy } from './offered-copy'
import { Outdated } from './outdated'
import { StateBar } from './state-bar'
import { TextEditor } from './text-editor'
import { useEditor } from './use-editor'
import { VersionsDialog } from './versions-dialog'

const isQuestion = ({ channel }: ArticleRow) => findChannel(channel)?.shape === 'question'

interface EditorProps {
  /** Null for a new article. */
  readonly row: ArticleRow | null
  readonly onCreated?: (id: string) => void
}

/** The editor of an article: the text beside its preview, the form, and the actions (CON-04, CON-05). */
export function Editor({ row, onCreated }: EditorProps) {
  const editing = useEditor(row)
  const navigate = useNavigate()
  const [showsVersions, setShowsVersions] = useState(false)
  const { base, form, outdated } = editing
  const created = row === null && base !== null ? base.id : null
  useEffect(() => {
    if (created !== null) onCreated?.(created)
  }, [created, onCreated])
  const isClosed = base?.state === 'withdrawn'
  return (
    // A browser passes no submit of the dialogs inside through an outer form.
    <div className="grid gap-4">
      <header className="flex flex-wrap items-center gap-3">
        <Button variant="text" size="small" onClick={() => navigate('/article')}>
          ← 文章
        </Button>
        <h1 className="text-16 font-semibold">{base ? '编辑文章' : '写文章'}</h1>
      </header>
      <StateBar editing={editing} onVersions={() => setShowsVersions(true)} />
      {!isClosed && <OfferedCopy editing={editing} />}
      {outdated && <Outdated editing={editing} message={outdated} />}
      <fieldset disabled={isClosed} className="grid gap-4">
        <legend className="sr-only">文章内容</legend>
        <section className="card grid gap-4 p-4" aria-label="标题与正文">
          <TextEditor form={form} isClosed={isClosed} />
        </section>
        <section className="card p-4" aria-label="文章信息">
          <MetaFields form={form} isNew={base === null} />
        </section>
      </fieldset>
      {base && isQuestion(base) && <AnswersOfQuestion question={base.id} />}
      {showsVersions && base && (
        <VersionsDialog editing={editing} row={base} onClose={() => setShowsVersions(false)} />
      )}
    </div>
  )
}
