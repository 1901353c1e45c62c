import { MATCH_LABELS } from '@zhushutong/domain/batch-check'
import { CSV_BOM, formatCsvLine } from '@zhushutong/domain/export'
import { downloadBlob } from '@zhushutong/ui/download'
import { type Checked, type Choices, findChosen, listSubjects, type Match } from './batch-machine'

/** The table as rows of texts, with its header. */
function buildBatchRows(
  matches: readonly Match[],
  choices: Choices,
  checked: readonly Checked[],
): ReadonlyArray<readonly string[]> {
  const subjects = listSubjects(checked)
  const byId = new Map(checked.map((each) => [each.id, each]))
  const rows = matches.map((match) => {
    const chosen = findChosen(match, choices)
    const result = byId.get(chosen?.id ?? '')
    const titles = subjects.map(({ key }) => result?.findings.find((each) => each.key === key)?.title ?? '')
    return [
      ...[match.text, MATCH_LABELS[match.outcome], chosen?.name ?? '', chosen?.creditCode ?? ''],
      ...titles,
      result?.summary ?? '',
    ]
  })
  return [
    ['名单', '匹配', '企业名称', '统一社会信用代码', ...subjects.map(({ label }) => label), '结论'],
    ...rows,
  ]
}

/** Saves the table as it is shown, as CSV for Excel; nothing is read for it. */
export function saveBatch(matches: readonly Match[], choices: Choices, checked: readonly Checked[]): void {
  const lines = buildBatchRows(matches, choices, checked).map((texts) =>
    formatCsvLine(texts.map((text) => ({ type: 'text', text }))),
  )
  downloadBlob(new Blob([CSV_BOM, ...lines], { type: 'text/csv' }), '批量核查.csv')
}
