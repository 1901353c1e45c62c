import { MINUTE_MS } from '@zhushutong/domain/formatting'
import { createSecretBox } from '../console'
import { createImportFile } from '../import'
import type { Feature } from '../platform/feature'
import { alarmGauge } from './alarm-gauge'
import { createOfferFiles } from './offer-files'
import { sourceRunner } from './source.runner'

const EVERY_MS = 5_000

/** Sources of data on a schedule (DAT-60 to DAT-63). */
export const sourcesFeature: Feature = (deps) => {
  const { config, database, clock, log } = deps
  const runner = sourceRunner({
    database,
    clock,
    log,
    offerFiles: createOfferFiles(config, createSecretBox(config)),
    importFile: createImportFile(deps),
    folder: config.PORTAL_DATA_DIR,
  })
  return {
    gauges: [alarmGauge(database)],
    jobs: [
      { name: 'import due sources', every: EVERY_MS, run: runner.run },
      { name: 'watch sources', every: MINUTE_MS, run: runner.watch },
    ],
  }
}
