import { type PortalError, portalError } from '../errors'

type ScanAnswer = { readonly state: string; readonly [key: string]: unknown } | PortalError['kind']

/** A scan login client that returns the given states in turn, then 'waiting'; records the times of the calls. */
export function scanClient(answers: readonly ScanAnswer[], now: () => number) {
  const asked: number[] = []
  const login = {
    createScan: async () => ({ url: 'https://wx.example/1', isPage: false, loginTaskId: 't1', expiresAt: 9 }),
    byScan: async ({ loginTaskId }: { loginTaskId: string }) => {
      if (loginTaskId !== 't1') throw new Error('another task')
      const next = answers[asked.length] ?? { state: 'waiting' }
      asked.push(now())
      if (typeof next === 'string') throw portalError({ kind: next, message: next } as never)
      return next
    },
  }
  return { client: { login } as never, login, asked }
}
