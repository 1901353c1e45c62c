import { UPLOAD_PIECE_BYTES } from '@zhushutong/domain/boss-orders'
import * as z from 'zod/mini'
import { atMost, id, shortText, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'

/** The scope of an upload permission: one file of a service order, with or without a stage's requirement. */
export const uploadScope = () => ({
  orderId: id(),
  /** '' for a file without a stage's requirement. */
  requirementId: z._default(shortText(64), ''),
  name: shortText(400),
  /** Size in bytes. */
  size: z.int().check(z.gte(0), z.lte(1_000_000_000)),
})

/**
 * A permission to upload exactly this file until it expires, valid only with the account that requested it.
 */
export const uploadPermission = () =>
  z.object({
    objectKey: z.string(),
    orderId: z.string(),
    requirementId: z.string(),
    name: z.string(),
    size: z.int(),
    type: z.string(),
    expires: time(),
    /** HMAC-SHA256 over all of these and the account, hex. */
    signature: z.string(),
    /** Maximum size of one piece in bytes. */
    pieceBytes: z.int(),
  })

/** Base64 length of a piece: a third more than its bytes. */
const MAX_CONTENT = Math.ceil(UPLOAD_PIECE_BYTES / 3) * 4

/** Uploads in signed pieces (BOS-02). */
export const upload = {
  signature: endpoint({
    method: 'POST',
    path: '/gateway/getUpdateSignature',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ purpose: z.enum(['boss-order']), ...uploadScope() }),
    result: uploadPermission,
    errors: ['40001', '40011', '00429'],
  }),
  putObject: endpoint({
    method: 'POST',
    path: '/gateway/putObject',
    access: 'token',
    // Idempotent: a repeated piece changes nothing.
    idempotent: true,
    request: () =>
      z.strictObject({
        objectKey: id(),
        orderId: id(),
        requirementId: shortText(64),
        name: shortText(200),
        size: z.int(),
        type: shortText(16),
        expires: time(),
        signature: shortText(64),
        /** Offset of the piece in the file, in bytes. */
        offset: z.int().check(z.gte(0)),
        content: z.string().check(atMost(MAX_CONTENT), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
      }),
    result: () => z.object({ received: z.int() }),
    errors: ['00430', '30003', '00429'],
  }),
}
