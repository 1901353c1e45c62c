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
const TRACK = [0, 60, 120, 180, 240, 300].map((at, i) => [i * 12, 1, at] as [number, number, number])

/** The token of the demo SVIP, logged in by password and slider. */
export async function memberToken(gateway: string): Promise<string> {
  const accounts = await sandbox<readonly DemoAccount[]>(gateway, 'accounts')
  const svip = accounts.find(({ key }) => key === 'svip')
  if (!svip) throw new Error('沙箱里没有建筑管家 SVIP 演示账号')
  const { login, close } = createNodeClient({ baseUrl: gateway, timeout: 20_000 })
  const { captchaId } = await login.createSlider({ scene: SCENE, mobile: svip.mobile })
  const { x } = await sandbox<{ x: number }>(gateway, `captcha/${captchaId}`)
  await sleep(350)
  const { sign } = await login.verifySlider({ captchaId, x, track: TRACK })
  const { access_token: token } = await login.byPassword({
    loginName: svip.mobile,
    password: svip.password,
    params: { sign, scene: SCENE },
  })
  close()
  if (!token) throw new Error('网关没有给出令牌')
  return token
}
