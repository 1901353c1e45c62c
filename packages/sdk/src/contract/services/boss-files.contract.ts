import { FILE_STATES, SERVICE_FILE_TYPE_NAMES, SERVICE_STAGES } from '@zhushutong/domain/boss-orders'
import * as z from 'zod/mini'
import { done, id, time } from '../shape/common'
import { endpoint } from '../shape/endpoint'
import { uploadPermission, uploadScope } from './upload.contract'

const ofOrder = () => z.strictObject({ orderId: id() })
const stage = () => z.enum(SERVICE_STAGES)

/** A file of a service order, as the order's principal sees it. */
export const bossFileView = () =>
  z.object({
    fileId: z.string(),
    name: z.string(),
    type: z.enum(SERVICE_FILE_TYPE_NAMES),
    /** Size in bytes. */
    size: z.int(),
    state: z.enum(FILE_STATES),
    /** The reason for returning the file. */
    reason: z.nullable(z.string()),
    isFromStaff: z.boolean(),
    isRemovable: z.boolean(),
    href: z.string(),
    createTime: time(),
  })

/** The files of a service order, for its principal (BOS-02). Another principal's order answers 40001. */
export const bossFile = {
  uploadSignature: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/boss/order/obs/getUploadSignature',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject(uploadScope()),
    result: uploadPermission,
    errors: ['40001', '40011', '00429'],
  }),
  solidify: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/boss/order/obs/solidifyObject',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ objectKey: id() }),
    result: () =>
      z.object({
        objectKey: z.string(),
        name: z.string(),
        size: z.int(),
        /** SHA-256 of the bytes, hex. */
        digest: z.string(),
      }),
    errors: ['30003'],
  }),
  saveFile: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/boss/order/saveOrderFile',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ orderId: id(), objectKey: id() }),
    result: bossFileView,
    errors: ['40001', '40011', '30003'],
  }),
  files: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/boss/order/listOrderFile',
    access: 'token',
    idempotent: true,
    request: ofOrder,
    result: () => z.object({ files: z.array(bossFileView()) }),
    errors: ['40001'],
  }),
  removeFile: endpoint({
    method: 'POST',
    path: '/jian-butler-portal-biz/boss/order/removeOrderFile',
    access: 'token',
    // Not idempotent: a second removal finds no file.
    idempotent: false,
    request: () => z.strictObject({ orderId: id(), fileId: id() }),
    result: done,
    errors: ['40001', '40011', '30003'],
  }),
  stageFiles: endpoint({
    method: 'POST',
    path: '/jian-butler-applet-biz/boss/order/getStageFileDetails',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ orderId: id(), stage: z.optional(stage()) }),
    result: () =>
      z.object({
        requirements: z.array(
          z.object({
            requirementId: z.string(),
            stage: stage(),
            stageName: z.string(),
            name: z.string(),
            note: z.string(),
            types: z.array(z.enum(SERVICE_FILE_TYPE_NAMES)),
            maxBytes: z.int(),
            isNeeded: z.boolean(),
            state: z.enum(['missing', 'returned', 'checking', 'accepted', 'optional']),
            takesFiles: z.boolean(),
            files: z.array(bossFileView()),
          }),
        ),
      }),
    errors: ['40001'],
  }),
  uploadStageFile: endpoint({
    method: 'POST',
    path: '/jian-butler-applet-biz/boss/order/uploadStageFile',
    access: 'token',
    idempotent: true,
    request: () => z.strictObject({ orderId: id(), requirementId: id(), objectKey: id() }),
    result: bossFileView,
    errors: ['40001', '40011', '30003'],
  }),
  deleteStageFile: endpoint({
    method: 'POST',
    path: '/jian-butler-applet-biz/boss/order/deleteStageFile',
    access: 'token',
    idempotent: false,
    request: () => z.strictObject({ orderId: id(), fileId: id() }),
    result: done,
    errors: ['40001', '40011', '30003'],
  }),
}
