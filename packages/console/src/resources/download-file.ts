import type { HttpError } from '@refinedev/core'
import { toast } from '@zhushutong/ui/overlays/toast'
import { post } from '../api'

interface ReadFile {
  readonly name: string
  readonly mimeType: string
  readonly content: string
}

/** Saves content as a file of the browser. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}

/** Downloads a file of a resource from its call `readFile`. */
export async function downloadFile(
  resource: 'serviceOrder' | 'invoice' | 'importBatch',
  input: Readonly<Record<string, string>>,
): Promise<void> {
  try {
    const { name, mimeType, content } = (await post(`${resource}/readFile`, input)) as ReadFile
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
    saveBlob(new Blob([bytes], { type: mimeType }), name)
  } catch (error) {
    toast((error as HttpError).message, 'bad')
  }
}
