import type { HttpError } from '@refinedev/core'
import { downloadBlob } from '@zhushutong/ui/download'
import { toast } from '@zhushutong/ui/overlays/toast'
import { post } from '../api'

interface ReadFile {
  readonly name: string
  readonly mimeType: string
  readonly content: string
}

/** Downloads a file of a resource from its call `readFile`. */
export async function downloadFile(
  resource: 'serviceOrder' | 'invoice' | 'importBatch',
  input: Readonly<Record<string, string>>,
): Promise<void> {
  try {
    const { name, mimeType, content } = (await post(`${resource}/readFile`, input)) as ReadFile
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
    downloadBlob(new Blob([bytes], { type: mimeType }), name)
  } catch (error) {
    toast((error as HttpError).message, 'bad')
  }
}
