import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Button } from '@zhushutong/ui/button'
import { Input } from '@zhushutong/ui/fields/field'
import { useState } from 'react'
import { ImageButton } from './image-button'

type Chain = ReturnType<Editor['chain']>

interface Tool {
  readonly label: string
  readonly run: (chain: Chain) => Chain
  readonly isOn?: (editor: Editor) => boolean
}

const TOOLS: readonly Tool[] = [
  {
    label: '标题',
    run: (chain) => chain.toggleHeading({ level: 2 }),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    label: '小标题',
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  { label: '加粗', run: (chain) => chain.toggleBold(), isOn: (editor) => editor.isActive('bold') },
  { label: '斜体', run: (chain) => chain.toggleItalic(), isOn: (editor) => editor.isActive('italic') },
  {
    label: '列表',
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: '编号',
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: '引用',
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { label: '插入表格', run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }) },
  { label: '撤销', run: (chain) => chain.undo() },
  { label: '重做', run: (chain) => chain.redo() },
]

const TABLE_TOOLS: readonly Tool[] = [
  { label: '加一行', run: (chain) => chain.addRowAfter() },
  { label: '加一列', run: (chain) => chain.addColumnAfter() },
  { label: '删除行', run: (chain) => chain.deleteRow() },
  { label: '删除列', run: (chain) => chain.deleteColumn() },
  { label: '删除表格', run: (chain) => chain.deleteTable() },
]

/** The buttons above the visual editor; those of a table are shown inside one. */
export function VisualToolbar({ editor }: { editor: Editor }) {
  const [link, setLink] = useState<string | null>(null)
  const state = useEditorState({
    editor,
    selector: () => ({
      on: TOOLS.filter(({ isOn }) => isOn?.(editor)).map(({ label }) => label),
      isInTable: editor.isActive('table'),
      href: (editor.getAttributes('link').href as string | undefined) ?? null,
    }),
  })
  const buttons = (tools: readonly Tool[]) =>
    tools.map(({ label, run, isOn }) => (
      <Button
        key={label}
        size="small"
        aria-pressed={isOn && state.on.includes(label)}
        onClick={() => run(editor.chain().focus()).run()}
      >
        {label}
      </Button>
    ))
  const setHref = (href: string) => {
    // At once: the chain focuses a frame later, and what is typed until then would be lost.
    editor.view.focus()
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else chain.setLink({ href }).run()
    setLink(null)
  }
  return (
    <div className="grid gap-2">
      <div role="toolbar" aria-label="正文的格式" className="flex flex-wrap items-center gap-2">
        {buttons(TOOLS)}
        <Button
          size="small"
          aria-pressed={state.href !== null}
          onClick={() => setLink(link === null ? (state.href ?? '') : null)}
        >
          链接
        </Button>
        <ImageButton
          label="插入图片"
          inputLabel="选择要插入的图片"
          onUploaded={(src) => editor.chain().focus().setImage({ src, alt: '图片说明' }).run()}
        />
        {state.isInTable && buttons(TABLE_TOOLS)}
      </div>
      {link !== null && (
        <div className="flex max-w-lg gap-2">
          <Input
            aria-label="链接地址"
            placeholder="https:// 或 / 开头；留空则去掉链接"
            value={link}
            onChange={({ target }) => setLink(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // The text has the focus before the key ends.
              event.preventDefault()
              setHref(link.trim())
            }}
          />
          <Button onClick={() => setHref(link.trim())}>确定</Button>
        </div>
      )}
    </div>
  )
}
