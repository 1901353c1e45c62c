import * as z from 'zod'
import { filled, onOff, origin } from './schemas'

const S3 = 'FILES_PROVIDER=s3 时必填'

export const FILE_VARIABLES = {
  FILES_PROVIDER: [z.enum(['folder', 's3']).default('folder'), 'folder 或 s3'],
  S3_ENDPOINT: [
    origin().optional(),
    `S3 兼容存储的地址，不带路径与存储桶，如 https://s3.cn-north-1.amazonaws.com.cn（${S3}）`,
  ],
  S3_REGION: [
    z
      .string()
      .regex(/^[a-z\d][a-z\d-]{0,62}$/)
      .optional(),
    `存储桶所在的地域，如 cn-north-1（${S3}；没有地域的存储填 us-east-1）`,
  ],
  S3_BUCKET: [
    z
      .string()
      .regex(/^[a-z\d][a-z\d-]{1,61}[a-z\d]$/)
      .optional(),
    `存储桶的名称，3 到 63 位小写字母、数字与连字符（${S3}）`,
  ],
  S3_ACCESS_KEY_ID: [filled().optional(), `只能读写这个存储桶的 Access Key ID（${S3}）`],
  S3_SECRET_ACCESS_KEY: [filled().optional(), `该 Access Key 的 Secret（${S3}）`],
  S3_PATH_STYLE: [
    onOff(false),
    'on 或 off（on 时存储桶写在路径里，off 时写在域名前；S3_ENDPOINT 是 IP 地址时必须为 on）',
  ],
} as const
