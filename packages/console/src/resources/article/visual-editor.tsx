import { EditorContent, useEditor } from '@tiptap/react'
import type { ArticleFormat } from '@zhushutong/domain/content'
import { Skeleton } from '@zhushutong/ui/layout/skeleton'
import { useEffect, useRef, useState } from 'react'
import { callStaff } from '../../api'
import { EXTENSIONS, keepsText, writeText } from './visual-text'
import { VisualToolbar } from './visual-toolbar'
import './visual-editor.css'

interface Props {
  readonly format: ArticleFormat
  readonly text: string
  readonly onChange: (text: string) => void
  /** Called for a text that the visual editor would not keep whole. */
  readonly onUnfit: () => void
}

/** The text as its readers see it, edited in place and written in the format of its article. */
export default function VisualEditor({ format, text, onChange, onUnfit }: Props) {
  /** The text with which the editor started; null while it is checked. */
  const [start, setStart] = useState<string | null>(null)
  const written = useRef<string | null>(null)
  useEffect(() => {
    // The editor's own text; a save may cut off its ends.
    if (written.current?.trim() === text.trim()) return
    let isOver = false
    const render = (shown: string) =>
      callStaff('article', 'preview', { format, text: shown }).then(({ html }) => html)
    setStart(null)
    keepsText(format, text, render).then(
      (isWhole) => {
        if (isOver) return
        written.current = text
        if (isWhole) setStart(text)
        else onUnfit()
      },
      () => isOver || onUnfit(),
    )
    return () => {
      isOver = true
    }
  }, [format, text, onUnfit])
  if (start === null) return <Skeleton height={240} />
  return (
    <Writer
      key={start}
      format={format}
      start={start}
      onWrite={(next) => {
        written.current = next
        onChange(next)
      }}
    />
  )
}

function Writer({
  format,
  start,
  onWrite,
}: {
  format: ArticleFormat
  start: string
  onWrite: (text: string) => void
}) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: start,
    contentType: format,
    // The policy of the page refuses styles that scripts add.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': '正文',
        class: 'read-text visual-text',
      },
    },
    onUpdate: ({ editor }) => onWrite(writeText(editor, format)),
  })
  return (
    <div className="grid gap-3">
      <VisualToolbar editor={editor} />
      <EditorContent editor={editor} className="visual-frame" />
    </div>
  )
}
