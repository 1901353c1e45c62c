import { readFileSync } from 'node:fs'
import { at } from './workspace.mjs'

const FILES = [
  'deploy/prometheus/alerts.yml',
  'deploy/grafana/zhushutong.json',
  'docs/OPERATIONS.md',
  'docs/RUNBOOK.md',
]
const NAME = /\b(?:gateway|portal|process|nodejs)_[a-z0-9_]*[a-z0-9]\b/g
/** Prometheus derives these from a histogram. */
const SERIES = /_(bucket|sum|count)$/

/** Names of metrics in alerts, dashboard and documents, each with its file. */
export function listMetricNames() {
  return FILES.flatMap((file) =>
    [...new Set(readFileSync(at(file), 'utf8').match(NAME))].map((name) => ({
      file,
      name: name.replace(SERIES, ''),
    })),
  )
}

/** Names of metrics in the text that a server answers to Prometheus. */
export function readExposedNames(text) {
  return new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name))
}
