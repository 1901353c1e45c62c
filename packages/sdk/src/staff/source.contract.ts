import { BATCH_STATES, IMPORT_MODES } from '@zhushutong/domain/data-import'
import { ALARMS, RHYTHMS } from '@zhushutong/domain/data-sources'
import * as z from 'zod/mini'
import { atMost, shortText, time } from '../contract/shape/common'
import { callsOf, searchWords } from './resource'

const text = (most: number) => z._default(z.string().check(atMost(most)), '')
const number = () => z.nullable(z.number())

/** The settings of a source, as domain `readSourceForm` checks them. */
const settings = () => ({
  /** The name on the screens. */
  platform: text(200),
  /** A source of a higher rank overrules one of a lower rank (DAT-01). */
  rank: z.number(),
  /** folder:name, s3:prefix/ or https://…; '' for a source that is only imported by hand. */
  place: text(500),
  mode: z.enum(IMPORT_MODES),
  rhythm: z.enum(RHYTHMS),
  /** HH:mm, for a daily source. */
  at: text(5),
  /** Hours, for one by hours. */
  every: number(),
  /** Hours after the expected delivery until it counts as late. */
  tolerance: z.number(),
  /** Percent. */
  maxRejected: z.number(),
  /** Percent; null for no limit. */
  maxLost: number(),
  maxChanged: number(),
  /** The text of a mapping file; '' for a file that is read by its headers. */
  mapping: text(100_000),
})

/** The Authorization header for an https address: null leaves the stored one, '' removes it. */
const credential = () => z._default(z.nullable(z.string().check(atMost(2000))), null)

const lastRun = () =>
  z.object({
    batch: z.string(),
    file: z.string(),
    state: z.enum(BATCH_STATES),
    startTime: time(),
    note: z.nullable(z.string()),
  })

const row = () =>
  z.object({
    /** kind:source */
    id: z.string(),
    kind: z.string(),
    kindName: z.string(),
    source: z.string(),
    ...settings(),
    hasCredential: z.boolean(),
    /** False for a source that is paused or has no rhythm. */
    isOn: z.boolean(),
    /** True while a run waits or goes on. */
    isRunning: z.boolean(),
    nextTime: z.nullable(time()),
    /** The end of the last batch that is done. */
    deliveryTime: z.nullable(time()),
    /** The date of the data of that batch, YYYY-MM-DD. */
    dataOn: z.nullable(z.string()),
    /** Records that the source has. */
    rows: z.int(),
    lastRun: z.nullable(lastRun()),
    alarm: z.nullable(z.enum(ALARMS)),
    alarmTime: z.nullable(time()),
    /** The reason of the alarm; null for a late source. */
    alarmText: z.nullable(z.string()),
  })

const calls = callsOf('source', row)

/** The sources of data with their places, rhythms and limits (DAT-60 to DAT-63). */
export const source = {
  list: calls.list(['deliveryTime', 'rank'], () => ({
    kind: z.optional(z.string()),
    words: searchWords(),
    state: z.optional(z.enum(['alarm', 'on', 'off'])),
  })),
  get: calls.get(),
  create: calls.create(() => ({
    kind: shortText(20),
    source: shortText(40),
    ...settings(),
    credential: credential(),
  })),
  update: calls.update(() => ({ ...settings(), credential: credential() })),
  run: calls.action('run', () => ({})),
  pause: calls.action('pause', () => ({})),
  resume: calls.action('resume', () => ({})),
}
