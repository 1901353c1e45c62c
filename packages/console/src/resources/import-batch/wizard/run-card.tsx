import type { HttpError } from '@refinedev/core'
import { isUploadActive } from '@zhushutong/domain/data-import'
import { Button } from '@zhushutong/ui/button'
import { Checkbox } from '@zhushutong/ui/fields/checkbox'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { useState } from 'react'
import { Link } from 'react-router'
import { callStaff } from '../../../api'
import { formatCount } from '../batch-words'
import { CountsStrip } from '../counts'
import { Reasons } from '../reasons'
import { ResultFiles } from '../result-files'
import type { Settings, Upload } from './upload.types'
import { isSameSettings } from './use-import-settings'

const TASKS = { check: '试运行', import: '导入' } as const

function Progress({ upload: { task, state, progress } }: { upload: Upload }) {
  const name = TASKS[task ?? 'check']
  return (
    <div className="grid max-w-120 gap-2" aria-live="polite">
      <p>
        {state === 'waiting' ? `${name}排队中` : `正在${name}`}
        {progress && `：${formatCount(progress.read)} / ${formatCount(progress.rows)} 行`}
      </p>
      <progress
        className="h-2 w-full accent-primary"
        aria-label={`${name}进度`}
        {...(progress && { value: progress.read, max: progress.rows })}
      />
    </div>
  )
}

function Stop({
  stop,
  shrinks,
  isFull,
  onShrinks,
}: {
  stop: string
  shrinks: boolean
  isFull: boolean
  onShrinks: (shrinks: boolean) => void
}) {
  return (
    <div className="grid gap-2 rounded-2 bg-bad-soft p-3">
      <p className="text-bad-ink">不会导入：{stop}</p>
      {isFull && (
        <Checkbox checked={shrinks} onChange={({ target }) => onShrinks(target.checked)}>
          仍然导入：文件确实变少了
        </Checkbox>
      )}
    </div>
  )
}

interface RunProps {
  readonly upload: Upload
  readonly settings: Settings
  /** The reason for which the settings cannot be checked. */
  readonly problem: string | null
  readonly onUpload: (upload: Upload) => void
  readonly onShrinks: (shrinks: boolean) => void
}

function Result({ upload, settings, onShrinks }: RunProps) {
  const { counts, reasons, stop, note, state, batch } = upload
  return (
    <>
      {note !== null && state === 'failed' && <p className="text-bad">{note}</p>}
      {counts && state !== 'failed' && (
        <p>{state === 'imported' ? '导入完成' : '试运行完成，没有写入。导入时将会：'}</p>
      )}
      {counts && <CountsStrip counts={counts} />}
      {stop !== null && (
        <Stop
          stop={stop}
          shrinks={settings.shrinks}
          isFull={settings.mode === 'full'}
          onShrinks={onShrinks}
        />
      )}
      <Reasons reasons={reasons} />
      <ResultFiles {...upload} />
      {state === 'imported' && batch !== null && (
        <p>
          <Link className="text-primary underline" to={`/importBatch/${batch}`}>
            查看这一批
          </Link>
        </p>
      )}
    </>
  )
}

/** The dry run of a file and its import, with progress and results (DAT-57). */
export function RunCard(props: RunProps) {
  const { upload, settings, problem, onUpload } = props
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const call = async (run: () => Promise<Upload>) => {
    setBusy(true)
    setRefusal('')
    try {
      onUpload(await run())
    } catch (error) {
      setRefusal((error as HttpError).message)
    } finally {
      setBusy(false)
    }
  }
  const { id, state, stop, task } = upload
  const isActive = isUploadActive(state)
  const isSame = isSameSettings(upload.settings, settings)
  const mayRetry = state === 'failed' && task === 'import'
  const mayStart = isSame && stop === null && (state === 'checked' || mayRetry)
  return (
    <TitledCard title={state === 'imported' ? '导入结果' : '3. 试运行与导入'}>
      <div className="grid gap-4">
        {isActive && <Progress upload={upload} />}
        {!isActive && isSame && <Result {...props} />}
        {!isActive && !isSame && (
          <p className="text-ink-2">先试运行：检查每一行，看会新增、更新多少，不写入数据。</p>
        )}
        <p className="text-bad empty:hidden" role="alert">
          {refusal}
        </p>
        {state !== 'imported' && (
          <div className="flex flex-wrap gap-2">
            <Button
              variant={mayStart ? undefined : 'primary'}
              loading={busy || isActive}
              disabled={problem !== null}
              onClick={() => call(() => callStaff('importBatch', 'check', { id, ...settings }))}
            >
              试运行
            </Button>
            {mayStart && (
              <Button
                variant="primary"
                loading={busy}
                onClick={() => call(() => callStaff('importBatch', 'start', { id }))}
              >
                导入
              </Button>
            )}
          </div>
        )}
      </div>
    </TitledCard>
  )
}
