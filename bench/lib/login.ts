import { setTimeout as sleep } from 'node:timers/promises'
import { createNodeClient } from '../../packages/sdk/src/node'

interface DemoAccount {
  readonly key: string
  readonly mobile: string
  readonly password: string
}

const sandbox = async <T>(gateway: string, path: string): Promise<T> => {
  const answer = await fetch(`${gateway}/sandbox/${path}`, { headers: { accept: 'application/json' } })
  const body = (await answer.json()) as { data?: T } & T
  return body.data ?? body
}

const SCENE = 'password'
const PARTS = [0, 0.1, 0.4, 0.7, 0.9, 1]

export async function memberToken(gateway: string): Promise<string> {
  const accounts = await sandbox<readonly DemoAccount[]>(gateway, 'accounts')
  const svip = accounts.find(({ key }) => key === 'svip')
  if (!svip) throw new Error('沙箱里没有建筑管家 SVIP 演示账号')
  const { login, close } = createNodeClient({ baseUrl: gateway, timeout: 20_000 })
  const { captchaId } = await login.createSlider({ scene: SCENE, mobile: svip.mobile })
  const answer = await sandbox<{ x: number; nonce: string }>(gateway, `captcha/${captchaId}`)
  const track = PARTS.map((part, i): [number, number, number] => [Math.round(answer.x * part), 1, i * 90])
  await sleep(450)
  const { sign } = await login.verifySlider({ captchaId, ...answer, track })
  const { access_token: token } = await login.byPassword({
    loginName: svip.mobile,
    password: svip.password,
    params: { sign, scene: SCENE },
  })
  close()
  if (!token) throw new Error('网关没有给出令牌')
  return token
}
