/** Saves the file of an address, which is sent as an attachment, so that the page stays open. */
export function downloadFrom(href: string, fileName: string): void {
  // biome-ignore lint/plugin: never part of the page.
  const link = document.createElement('a')
  link.href = href
  link.download = fileName
  link.click()
}

/** Saves a file that was made in the browser. */
export function downloadBlob(content: Blob, fileName: string): void {
  const href = URL.createObjectURL(content)
  downloadFrom(href, fileName)
  URL.revokeObjectURL(href)
}
