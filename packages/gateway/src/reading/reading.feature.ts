import { MINUTE_MS } from '@zhushutong/domain/formatting'
import { banText } from '@zhushutong/domain/reading'
import { contract } from '@zhushutong/sdk/contract'
import { sliderCaptcha } from '../captcha'
import type { Feature } from '../platform/feature'
import { CODES, type Handlers, mountGroup } from '../platform/http'
import { banReaders, findBan, widenLimits } from './bans.store'
import type { HostNames } from './crawlers.ports'
import { dnsNames } from './dns-names.adapter'
import { accountSubject, findReadingCaller, readingFigures } from './reader'
import { countReads, deleteReader, findReadCounters, sweepReads } from './reading.store'
import { createReadingGate } from './reading-gate'
import { saveReads } from './save-reads'
import { createUnsavedReads } from './unsaved-reads'
import { createCrawlerVerifier } from './verify-crawler'

const SAVE_EVERY_MS = 5_000
const SWEEP_EVERY_MS = 30 * MINUTE_MS

/** The limits on reading, and the captcha that they require. */
export function createReadingFeature(hostNames: HostNames): Feature {
  return ({ config, database, clock, calls, log }) => {
    const figures = readingFigures(config)
    const { orm } = database
    const unsaved = createUnsavedReads()
    const verifyCrawler = createCrawlerVerifier(hostNames)
    const slider = sliderCaptcha(database, clock, config.CAPTCHA_DIFFICULTY)

    const save = () =>
      saveReads(unsaved, (subject, records) => countReads(orm, [subject], records, clock.now(), 0))

    const handlers: Handlers<typeof contract.risk> = {
      async pass({ sign, scene }, context) {
        if (!(await slider.consume(sign, scene, ''))) return { error: '10002' }
        const { subjects } = findReadingCaller(context, null, figures)
        const names = subjects.map(({ name }) => name)
        const until = await findBan(orm, names, context.now)
        if (until !== null) return { error: CODES.tooMany, message: banText(until), data: { until } }
        await widenLimits(orm, subjects, context.now + figures.passMs, context.now)
        return true
      },
    }

    return {
      readingGate: createReadingGate({
        figures,
        counters: {
          count: (subjects, records, now) => countReads(orm, subjects, records, now),
          find: (subjects, now) => findReadCounters(orm, subjects, now),
          ban: (subjects, until) => banReaders(orm, subjects, until),
        },
        unsaved,
        verifyCrawler,
      }),
      async closeAccount(tx, { userId }) {
        const name = accountSubject(userId)
        unsaved.forget(name)
        await deleteReader(tx, name)
      },
      routes: (app) => mountGroup(app, contract.risk, handlers, calls),
      jobs: [
        { name: 'save reads', every: SAVE_EVERY_MS, run: save },
        { name: 'sweep reads', every: SWEEP_EVERY_MS, run: () => sweepReads(orm, clock.now()) },
      ],
      close: () =>
        save().catch((err: unknown) => log.error({ err }, 'reads of the last seconds were not saved')),
    }
  }
}

export const readingFeature: Feature = createReadingFeature(dnsNames())
