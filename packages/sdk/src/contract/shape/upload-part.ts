/** A file to upload. */
export interface UploadPart {
  /** The file's name, at most 200 characters. */
  readonly name: string
  /** The media type, such as image/png. */
  readonly mimeType: string
  readonly bytes: Uint8Array
}
