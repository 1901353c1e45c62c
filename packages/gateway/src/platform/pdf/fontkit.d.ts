declare module 'fontkit' {
  /** A font as pdfkit takes it, with its tables read as they are needed. */
  export function create(file: Uint8Array): object
}
