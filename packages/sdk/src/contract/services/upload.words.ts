import type { GroupWords } from '../words'
import type { upload } from './upload.contract'

/** Words of the fields of an upload's scope. */
export const uploadScopeWords = {
  orderId: '服务订单编号',
  requirementId: '资料项编号；不属于任何资料项时为空',
  name: '文件名，按扩展名判断格式：pdf、jpg、png、docx、xlsx、ofd',
  size: '文件的字节数',
} as const

/** Words of an upload permission. */
export const uploadPermissionWords = {
  objectKey: '对象编号',
  orderId: '服务订单编号',
  requirementId: '资料项编号；不属于任何资料项时为空',
  name: '文件名',
  size: '文件的字节数',
  type: '文件格式，如 pdf',
  expires: '签名失效的时刻',
  signature: '签名，只对以上内容和这个账号有效',
  pieceBytes: '每片最多的字节数',
} as const

export function uploadWords(): GroupWords<typeof upload> {
  return {
    signature: {
      summary: '取得上传签名：30 分钟内可以上传这一个文件',
      request: { purpose: '用途：boss-order 服务订单的文件', ...uploadScopeWords },
      result: uploadPermissionWords,
      example: { purpose: 'boss-order', orderId: 'made-up', name: '营业执照.pdf', size: 1024 },
    },
    putObject: {
      summary: '按顺序上传一片，连同上传签名的全部内容；中断后从已收到的字节数接着上传',
      request: {
        objectKey: '对象编号',
        orderId: '服务订单编号',
        requirementId: '资料项编号；不属于任何资料项时为空',
        name: '文件名',
        size: '文件的字节数',
        type: '文件格式',
        expires: '签名失效的时刻',
        signature: '签名',
        offset: '这一片在文件中的起点，字节',
        content: '这一片的内容，base64',
      },
      result: { received: '已收到的字节数' },
      example: {
        objectKey: 'made-up',
        orderId: 'made-up',
        requirementId: '',
        name: '营业执照.pdf',
        size: 4,
        type: 'pdf',
        expires: 0,
        signature: 'made-up',
        offset: 0,
        content: 'JVBERg==',
      },
    },
  }
}
