import { randomUUID } from 'node:crypto'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import { difficultyFor, unavailableText } from './captcha.limits'
import type { ChallengeProvider, MustWait, NewWork, Verified } from './captcha.ports'
import { addressOf, excuseChallenge, insertPuzzle, LIFETIMES, takeChallenge } from './captcha.store'
import { verifyWork } from './proof-of-work'
import { issueSign } from './sign.store'

interface NewChallenge extends NewWork, Pick<ChallengeProvider, 'sceneId' | 'prefix'> {}

interface ProviderAnswer {
  readonly captchaId: string
  /** The value from the provider's script, unmodified. */
  readonly param: string
  readonly nonce: string
}

type Failed = { readonly error: '00135'; readonly message: string }

/**
 * Challenges that a provider shows and judges, with the limits, the proof of work and the signs of the slider. The
 * provider knows neither scene nor subject, so they are bound here.
 * @param first the mean number of hashes for an asker's first challenge
 */
export function providerCaptcha(
  { orm }: Pick<Database, 'orm'>,
  clock: Clock,
  first: number,
  provider: ChallengeProvider,
) {
  const { sceneId, prefix } = provider

  return {
    async create(scene: string, subject: string, ip: string): Promise<NewChallenge | MustWait> {
      const draft = { id: randomUUID(), kind: 'alibaba', scene, subject, address: addressOf(ip) } as const
      const stored = await insertPuzzle(orm, draft, (recent) => difficultyFor(first, recent), clock.now())
      if ('retryAt' in stored) return stored
      const { id, difficulty, createdAt } = stored
      return { id, difficulty, expiresAt: createdAt + LIFETIMES.alibaba, sceneId, prefix }
    },

    /**
     * Calls the provider, which costs money, only once per challenge and only after the work. 00135: the provider did
     * not answer; the challenge is used up and does not count as wrong.
     */
    async verify({ captchaId: id, param, nonce }: ProviderAnswer): Promise<Verified | Failed> {
      const challenge = isUuid(id) ? await takeChallenge(orm, id, 'alibaba', clock.now()) : null
      if (challenge === null) return { error: '10003' }
      if ('retryAt' in challenge) return challenge
      if (!(await verifyWork(id, nonce, challenge.difficulty))) return { error: '10002' }
      const result = await provider.check(param)
      if (result === 'passed') return issueSign(orm, challenge, clock.now())
      if (result === 'refused') return { error: '10002' }
      await excuseChallenge(orm, id)
      return { error: '00135', message: unavailableText(challenge.scene) }
    },
  }
}

export type ProviderCaptcha = ReturnType<typeof providerCaptcha>
