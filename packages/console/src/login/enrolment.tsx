import { CopyButton } from '@zhushutong/ui/fields/copy-button'
import { Qr } from '@zhushutong/ui/qr'

/** The secret for the authenticator app, as QR code and as text. */
export function Enrolment({ secret, uri }: { secret: string; uri: string }) {
  return (
    <div className="grid justify-items-center gap-3">
      <p className="justify-self-start">
        首次登录：用身份验证器（如 Microsoft Authenticator、Google
        Authenticator）扫描下面的二维码，再填写它显示的验证码。
      </p>
      <Qr text={uri} label="扫描以绑定身份验证器" size={200} />
      <p className="text-12 text-ink-2">
        不能扫描时，手动输入密钥{' '}
        <code className="break-all text-ink">{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <CopyButton text={secret} label="复制密钥" />
    </div>
  )
}
