declare module 'fontkit' {
  /** Returns a font for pdfkit, with its tables read on demand. */
  export function create(file: Uint8Array): object
}
