import { Button } from '@zhushutong/ui/button'
import { downloadFile } from '../download-file'

/** Downloads of a run: its refused rows, to be mended and imported again, and its report. */
export function ResultFiles({
  id,
  hasReport,
  hasRefused,
}: {
  id: string
  hasReport: boolean
  hasRefused: boolean
}) {
  if (!hasReport && !hasRefused) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {hasRefused && (
        <Button onClick={() => downloadFile('importBatch', { id, file: 'refused' })}>下载未收录的行</Button>
      )}
      {hasReport && (
        <Button onClick={() => downloadFile('importBatch', { id, file: 'report' })}>下载报告</Button>
      )}
      {hasRefused && <span className="text-12 text-ink-3">按“原因”一列改好后可以直接再导入</span>}
    </div>
  )
}
