import type { MappingFile } from '@zhushutong/domain/data-import'
import { Button } from '@zhushutong/ui/button'
import { downloadBlob } from '@zhushutong/ui/download'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useRef } from 'react'

const isMapping = (value: unknown): value is MappingFile =>
  typeof value === 'object' && value !== null && 'columns' in value && typeof value.columns === 'object'

/** Saves the mapping as the file that the command line reads, and loads such a file. */
export function MappingFileButtons({
  mapping,
  onLoad,
}: {
  mapping: MappingFile
  onLoad: (mapping: MappingFile) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const load = async (file: File | undefined) => {
    const value: unknown = await file
      ?.text()
      .then(JSON.parse)
      .catch(() => null)
    if (isMapping(value)) onLoad(value)
    else if (file) toast('不是映射文件', 'bad')
  }
  const save = () =>
    downloadBlob(
      new Blob([`${JSON.stringify(mapping, null, 2)}\n`], { type: 'application/json' }),
      'mapping.json',
    )
  return (
    <span className="flex gap-1">
      <Button variant="text" size="small" onClick={() => input.current?.click()}>
        载入映射文件
      </Button>
      <Button variant="text" size="small" onClick={save}>
        保存映射文件
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json"
        className="hidden"
        aria-label="选择映射文件"
        onChange={({ target }) => {
          void load(target.files?.[0])
          target.value = ''
        }}
      />
    </span>
  )
}
