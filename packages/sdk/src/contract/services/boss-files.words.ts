import type { GroupWords } from '../words'
import type { bossFile } from './boss-files.contract'
import { uploadPermissionWords, uploadScopeWords } from './upload.words'

const ORDER = { orderId: '服务订单编号' } as const
const MADE_UP = { orderId: 'made-up' } as const
const KEY = '对象编号，由取得上传签名得到'

export const bossFileResult = {
  fileId: '文件编号',
  name: '文件名',
  type: '文件格式，如 pdf',
  size: '字节数',
  state: '核对状态：submitted 核对中，accepted 已通过，returned 已退回',
  reason: '退回的原因；没有为 null',
  isFromStaff: '是否由服务方提供',
  isRemovable: '是否可以由负责人删除',
  href: '文件的地址，需要令牌',
  createTime: '上传的时刻',
} as const

export function bossFileWords(): GroupWords<typeof bossFile> {
  return {
    uploadSignature: {
      summary: '取得上传订单文件的签名：30 分钟内可以上传这一个文件',
      request: uploadScopeWords,
      result: uploadPermissionWords,
      example: { ...MADE_UP, name: '营业执照.pdf', size: 1024 },
    },
    solidify: {
      summary: '核对上传完整的文件并保留；没有保留的文件会自动清除',
      request: { objectKey: KEY },
      result: { objectKey: '对象编号', name: '文件名', size: '字节数', digest: '文件的 SHA-256，十六进制' },
      example: { objectKey: 'made-up' },
    },
    saveFile: {
      summary: '把保留的文件存为订单的文件（不属于任何资料项）',
      request: { ...ORDER, objectKey: KEY },
      result: bossFileResult,
      example: { ...MADE_UP, objectKey: 'made-up' },
    },
    files: {
      summary: '订单的文件：负责人补充的与服务方交付的',
      request: ORDER,
      result: { files: ['文件，新的在前', bossFileResult] },
      example: MADE_UP,
    },
    removeFile: {
      summary: '删除自己上传的订单文件；已核对通过的不能删除',
      request: { ...ORDER, fileId: '文件编号' },
      example: { ...MADE_UP, fileId: 'made-up' },
    },
    stageFiles: {
      summary: '各阶段需要的资料与已上传的文件',
      request: { ...ORDER, stage: '只看一个阶段' },
      result: {
        requirements: [
          '资料项',
          {
            requirementId: '资料项编号',
            stage: '阶段',
            stageName: '阶段的名称',
            name: '资料',
            note: '说明',
            types: '可以上传的格式',
            maxBytes: '最大字节数',
            isNeeded: '是否必需',
            state: '状态：missing 待上传，returned 需重传，checking 核对中，accepted 已通过，optional 选填',
            takesFiles: '现在是否可以上传',
            files: ['已上传的文件', bossFileResult],
          },
        ],
      },
      example: MADE_UP,
    },
    uploadStageFile: {
      summary: '把保留的文件交给一个资料项，等待核对',
      request: { ...ORDER, requirementId: '资料项编号', objectKey: KEY },
      result: bossFileResult,
      example: { ...MADE_UP, requirementId: 'license', objectKey: 'made-up' },
    },
    deleteStageFile: {
      summary: '删除自己上传的资料；已核对通过的不能删除',
      request: { ...ORDER, fileId: '文件编号' },
      example: { ...MADE_UP, fileId: 'made-up' },
    },
  }
}
