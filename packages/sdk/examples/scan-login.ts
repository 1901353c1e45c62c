import { createPortalClient } from '@zhushutong/sdk'
import { scanLogin } from '@zhushutong/sdk/login'

let token: string | undefined
const client = createPortalClient({
  baseUrl: process.env.GATEWAY_URL ?? 'http://localhost:4000',
  getToken: () => token,
})

// 每 2 秒问一次，最多 30 次；离开循环就停止
for await (const state of scanLogin(client)) {
  if (state.at === 'code') console.log(`请打开并扫码：${state.url}`)
  if (state.at === 'scanned') console.log('已扫码，请在手机上确认')
  if (state.at === 'loggedIn') token = state.access_token
  if (state.at === 'toBind') console.log('这个微信还没有账号，请用 login.bindScan 绑定手机号')
  if (state.at === 'cancelled') console.log('已在手机上取消')
  if (state.at === 'expired') console.log('二维码已失效，再调用一次 scanLogin 即可刷新')
}
if (token) console.log(`欢迎，${(await client.profile.memberInfo()).nickName}`)
