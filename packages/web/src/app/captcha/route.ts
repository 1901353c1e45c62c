import { DATA_POLICY } from '@zhushutong/domain/security-headers'
import { CAPTCHA_POLICY } from '@/forwarding/captcha-page'
import { orNull } from '@/wiring/server/answers'
import { visitorContainer } from '@/wiring/server/container'
import { CALLS } from '@/wiring/server/services'

export const dynamic = 'force-dynamic'

/* The dialog loads Alibaba's script into this page. The mask of the captcha's window would darken the
   dialog. */
const PAGE = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>安全验证</title>
<style>body{margin:0;font-family:system-ui,"PingFang SC","Microsoft YaHei",sans-serif}#aliyunCaptcha-mask{background:none!important}</style>
</head>
<body><div id="captcha-element"></div><button id="captcha-button" type="button" hidden>开始验证</button></body>
</html>
`

const NOWHERE = {
  status: 404,
  headers: { 'content-security-policy': DATA_POLICY, 'cache-control': 'no-store' },
}

/**
 * The empty page for Alibaba's captcha. Its content security policy allows Alibaba's script, which no other
 * page does. 404 unless the gateway is configured with this captcha.
 */
export async function GET(): Promise<Response> {
  const captcha = await orNull(visitorContainer().get(CALLS).login.captchaKind({}))
  if (captcha?.kind !== 'alibaba') return new Response(null, NOWHERE)
  return new Response(PAGE, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': CAPTCHA_POLICY,
      'cache-control': 'no-store',
    },
  })
}
