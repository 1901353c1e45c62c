import { COMPANY_PDF_PATH, DUE_PDF_PATH, EXPORT_FILE_PATH, PUBLIC_KEY_PATH } from '@zhushutong/sdk/contract'
import { FAULT, REFUSAL } from './responses'
import { refTo } from './schema'
import type { OpenApiDocument, Operation, Parameter } from './types'

const header = (name: string, description: string, example?: string): Parameter => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
  ...(example && { example }),
})

export const PARAMETERS: OpenApiDocument['components']['parameters'] = {
  IdempotencyKey: header(
    'Idempotency-Key',
    '1 到 64 位字母、数字或 . _ : -。24 小时内同一个键、同样的参数得到同一个结果；参数不同则拒绝（00422）',
  ),
  SecureKey: header('secureKey', '这次调用的随机密钥，RSA-OAEP/SHA-256 加密后的 base64；没有它就不加密'),
  SecureTimestamp: header('secureTimestamp', '签名的毫秒时间戳，与网关相差不超过 5 分钟'),
  SecureSign: header(
    'secureSign',
    '用密钥对方法、路径、时间戳与请求体摘要的 HMAC-SHA256，十六进制，一次有效',
  ),
  DataSource: header('Data-Source', '调用方的名称', 'partner'),
  RequestId: header('x-request-id', '自己指定的请求编号，8 到 64 位字母、数字、- 或 _；不给则由网关生成'),
}

export const SECURITY_SCHEMES: OpenApiDocument['components']['securitySchemes'] = {
  token: { type: 'http', scheme: 'bearer', description: '登录得到的 access_token' },
}

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: refTo('Refusal') } },
})

const file: Operation = {
  operationId: 'exports.file',
  tags: ['导出文件'],
  summary: '下载一个已完成的导出；支持 Range 断点续传',
  description: '需要令牌。`exports.get` 返回的 `file` 就是这个路径。',
  security: [{ token: [] }],
  parameters: [
    { name: 'exportId', in: 'path', required: true, description: '导出编号', schema: { type: 'string' } },
    header('Range', '只取一部分', 'bytes=0-1023'),
  ],
  responses: {
    200: { description: '整个文件', content: { 'application/octet-stream': { schema: {} } } },
    206: { description: '文件的一部分', content: { 'application/octet-stream': { schema: {} } } },
    401: refusal('`00113` 请先登录；`00401` 登录已失效，请重新登录'),
    404: refusal('`30003` 文件不存在或已过期'),
    416: { description: 'Range 超出文件' },
  },
}

const companyPdf: Operation = {
  operationId: 'company.pdf',
  tags: ['导出文件'],
  summary: '一家企业的详情页，生成为 PDF',
  description: '需要令牌与导出权限。内容按调用者的权限打码；每次计入本月导出额度 1 条。',
  security: [{ token: [] }],
  parameters: [
    { name: 'id', in: 'path', required: true, description: '企业编号', schema: { type: 'string' } },
  ],
  responses: {
    200: { description: 'PDF 文件', content: { 'application/pdf': { schema: {} } } },
    401: refusal('`00113` 请先登录；`00401` 登录已失效，请重新登录'),
    403: refusal('`00403` 导出为会员功能，请先开通会员'),
    404: refusal('`30003` 没有这家企业'),
    429: refusal('`00429` 导出过于频繁，或本月的免费导出额度已用完'),
  },
}

const duePdf: Operation = {
  operationId: 'dueDiligence.pdf',
  tags: ['导出文件'],
  summary: '出具一家企业的尽调表，生成为带编号与校验码的 PDF',
  description:
    '需要令牌与导出权限。内容按调用者的权限打码；每次计入本月导出额度 1 条。编号与校验码可用 `dueDiligence.verify` 核验。',
  security: [{ token: [] }],
  parameters: [
    { name: 'id', in: 'path', required: true, description: '企业编号', schema: { type: 'string' } },
    {
      name: 'recipient',
      in: 'query',
      required: false,
      description: '出具给谁，最多 40 字；凭编号与校验码的任何人可见',
      schema: { type: 'string' },
    },
  ],
  responses: {
    ...companyPdf.responses,
    400: refusal('`00400` recipient 太长，或含有号码、网址'),
  },
}

const publicKey: Operation = {
  operationId: 'gateway.publicKey',
  tags: ['网关'],
  summary: '加密 secureKey 头所用的公钥',
  description: '不需要令牌。SDK 会自动取得并缓存。',
  security: [],
  responses: {
    200: {
      description: '成功',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              statusCode: { type: 'string', const: '00000', description: '成功' },
              statusMessage: { type: 'string', description: '说明' },
              data: {
                type: 'object',
                description: '结果',
                properties: { publicKey: { type: 'string', description: 'RSA 公钥，PEM' } },
                required: ['publicKey'],
              },
            },
            required: ['statusCode', 'statusMessage', 'data'],
          },
        },
      },
    },
  },
}

/** Routes of the gateway that are not in the contract. */
export const OTHER_PATHS: OpenApiDocument['paths'] = {
  [COMPANY_PDF_PATH]: { get: companyPdf },
  [DUE_PDF_PATH]: { get: duePdf },
  [EXPORT_FILE_PATH]: { get: file },
  [PUBLIC_KEY_PATH]: { get: publicKey },
}

export const COMMON_SCHEMAS = { Refusal: REFUSAL }
export const COMMON_RESPONSES = { Fault: FAULT }
