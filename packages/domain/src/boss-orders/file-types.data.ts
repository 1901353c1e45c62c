const KB = 1024

/** The largest file of a service order, in bytes. */
export const MAX_SERVICE_FILE_BYTES = 10 * KB * KB

export const SERVICE_FILE_TYPE_NAMES = ['pdf', 'jpg', 'png', 'docx', 'xlsx', 'ofd', 'txt'] as const
export type ServiceFileType = (typeof SERVICE_FILE_TYPE_NAMES)[number]

const ZIP = [0x50, 0x4b, 0x03, 0x04]

/** The file types of service orders: the media type, and the first bytes. */
export const SERVICE_FILE_TYPES: Readonly<
  Record<ServiceFileType, { readonly label: string; readonly mimeType: string; readonly head: readonly number[] }>
> = {
  pdf: { label: 'PDF', mimeType: 'application/pdf', head: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  jpg: { label: 'JPG', mimeType: 'image/jpeg', head: [0xff, 0xd8, 0xff] },
  png: {
    label: 'PNG',
    mimeType: 'image/png',
    head: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
  docx: {
    label: 'Word',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    head: ZIP,
  },
  xlsx: {
    label: 'Excel',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    head: ZIP,
  },
  /** Made by the gateway only, for a signed contract. */
  txt: { label: '文本', mimeType: 'text/plain; charset=utf-8', head: [] },
  ofd: { label: 'OFD', mimeType: 'application/ofd', head: ZIP },
} 



/** The types open to uploads. */
export const UPLOADED_FILE_TYPES: readonly ServiceFileType[] = SERVICE_FILE_TYPE_NAMES.filter((type) => type !== 'txt')

/** The types of an invoice's file, and of its picture. */
export const INVOICE_FILE_TYPES: readonly ServiceFileType[] = ['pdf', 'ofd', 'jpg', 'png']
export const PICTURE_FILE_TYPES: readonly ServiceFileType[] = ['jpg', 'png']
