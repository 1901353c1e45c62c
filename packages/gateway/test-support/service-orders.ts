import { contract } from '@zhushutong/sdk/contract'
import { type CallOptions, smsProof, type TestGateway } from './gateway'

const PORTAL = '/jian-butler-portal-biz/boss/order'

/** Bytes that begin like a PDF. */
export function pdfBytes(size: number): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(Math.max(0, size - 9), 0x20)]).subarray(
    0,
    size,
  )
}

/** A contract of sufficient length to be proposed to a principal. */
export const CONTRACT = {
  title: '资质办理合同',
  text: '甲方委托乙方办理资质升级，乙方按约定办理，甲方按约定付款。'.repeat(3),
}

export interface Permission {
  readonly objectKey: string
  readonly orderId: string
  readonly requirementId: string
  readonly name: string
  readonly size: number
  readonly type: string
  readonly expires: number
  readonly signature: string
  readonly pieceBytes: number
}

export function serviceOrderCalls(gateway: TestGateway, staffToken: () => string) {
  const staff = <T = { id: string; details: never }>(name: string, body: object) =>
    gateway.call<T>(`/console/serviceOrder/${name}`, body, { token: staffToken() })

  const put = ({ pieceBytes: _, ...permission }: Permission, bytes: Buffer, token: string, offset = 0) =>
    gateway.call<{ received: number }>(
      contract.upload.putObject.path,
      { ...permission, offset, content: bytes.toString('base64') },
      { token },
    )

  const permit = (
    token: string,
    scope: { orderId: string; requirementId?: string; name?: string; size?: number },
  ) =>
    gateway.call<Permission>(
      `${PORTAL}/obs/getUploadSignature`,
      { name: '营业执照.pdf', size: 2000, ...scope },
      { token },
    )

  return {
    staff,
    put,
    permit,

    async create(principalMobile: string, companyName: string, kind = 'qualification') {
      const form = {
        kind,
        title: '资质升级',
        companyName,
        creditCode: '',
        principalName: '王建国',
        principalMobile,
      }
      return (await staff('create', form)).data.id
    },

    /** Logs in a principal; moves the clock a minute, because of the limit on SMS codes. */
    async login(mobile: string, options: CallOptions & { headers?: Record<string, string> } = {}) {
      gateway.clock.advance(60_000)
      const proof = await smsProof(gateway, mobile)
      const answer = await gateway.app.server.inject({
        method: 'POST',
        url: contract.login.byBoss.path,
        payload: proof,
        headers: { ...options.headers },
      })
      return answer.json<{ statusCode: string; data: { access_token: string; userId: string } | null }>()
    },

    /** Uploads and saves a file, for a requirement or for none. */
    async upload(
      token: string,
      orderId: string,
      requirementId = '',
      name = '营业执照.pdf',
      bytes = pdfBytes(2000),
    ) {
      const permission = (await permit(token, { orderId, requirementId, name, size: bytes.length })).data
      await put(permission, bytes, token)
      const { objectKey } = permission
      await gateway.call(`${PORTAL}/obs/solidifyObject`, { objectKey }, { token })
      const [path, body] =
        requirementId === ''
          ? [contract.bossFile.saveFile.path, { orderId, objectKey }]
          : [contract.bossFile.uploadStageFile.path, { orderId, requirementId, objectKey }]
      return gateway.call<{ fileId: string; href: string; state: string }>(path, body, { token })
    },
  }
}
