import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listMetricNames } from './metric-names.mjs'
import { at } from './workspace.mjs'

const namesIn = (file, pattern) =>
  [...readFileSync(at(file), 'utf8').matchAll(pattern)].map(([, name]) => name)

it('every alert has its entry in the runbook, in the same order, and links to it', () => {
  const alerts = namesIn('deploy/prometheus/alerts.yml', /- alert: (\w+)$/gm)
  expect(alerts.length).toBeGreaterThan(10)
  const headings = namesIn('docs/RUNBOOK.md', /^## (\w+)$/gm)
  expect([...headings].sort()).toEqual([...alerts].sort())
  expect(namesIn('deploy/prometheus/alerts.yml', /runbook: docs\/RUNBOOK\.md#(\w+)$/gm)).toEqual(
    alerts.map((name) => name.toLowerCase()),
  )
})

it('every graph of the dashboard has an expression and its place', () => {
  const { panels } = JSON.parse(readFileSync(at('deploy/grafana/zhushutong.json'), 'utf8'))
  for (const { type, title, gridPos, targets } of panels) {
    expect(title).toBeTruthy()
    expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24)
    if (type !== 'row')
      for (const { expr } of targets) expect(expr).toMatch(/(gateway|portal|process|nodejs)_/)
  }
})

it('the alerts and the dashboard name metrics', () => {
  for (const file of ['deploy/prometheus/alerts.yml', 'deploy/grafana/zhushutong.json'])
    expect(listMetricNames().filter((found) => found.file === file).length).toBeGreaterThan(10)
})
