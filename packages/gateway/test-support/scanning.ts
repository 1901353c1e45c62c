import type { CallOptions, TestGateway } from './gateway'

const CREATE = '/jian-butler-member-biz/login/getWxLoginUrl'
export const POLL = '/jian-butler-member-biz/login/registerLoginWx'
export const BIND = '/jian-butler-member-biz/login/associatedUserByMobile'

interface Created {
  readonly url: string
  readonly isPage: boolean
  readonly loginTaskId: string
  readonly expiresAt: number
}

export interface Polled {
  readonly state: string
  readonly access_token?: string
  readonly userId?: string
}

/** Both sides of a scan: the page that shows the code, and the person with the phone. */
export function scanning(gateway: TestGateway) {
  const createRaw = (ip?: string, options: CallOptions = {}) =>
    gateway.call<Created>(CREATE, {}, { ip, ...options })
  const create = async (ip?: string) => (await createRaw(ip)).data
  const choose = async (url: string, as: string) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ as }),
    })
    const page = await answer.text()
    const asks = page.includes('name="answer"')
    return asks ? decide(answer.url, 'yes') : { status: answer.status, text: page }
  }
  /** Answers the page's question "Is this login yours?" */
  const decide = async (url: string, answer: 'yes' | 'no', headers: Record<string, string> = {}) => {
    const body = new URLSearchParams({ answer })
    const decided = await fetch(url, { method: 'POST', body, headers })
    return { status: decided.status, text: await decided.text() }
  }
  return {
    createRaw,
    create,
    choose,
    decide,
    poll: (loginTaskId: string, options: CallOptions = {}) =>
      gateway.call<Polled>(POLL, { loginTaskId }, options),
    look: (url: string) => fetch(url, { headers: { accept: 'text/html' } }),
    /** The task id of a scan that was confirmed with a demo account, or with an unbound WeChat ('new'). */
    async confirmed(as: string): Promise<string> {
      const { url, loginTaskId } = await create()
      await choose(url, as)
      return loginTaskId
    },
  }
}
