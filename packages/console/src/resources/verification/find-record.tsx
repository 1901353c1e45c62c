import { KINDS } from '@zhushutong/domain/records'
import type { ResultOf } from '@zhushutong/sdk/contract'
import type { StaffContract } from '@zhushutong/sdk/staff'
import { Button } from '@zhushutong/ui/button'
import { Field, Select, TextField } from '@zhushutong/ui/fields/field'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useState } from 'react'
import { callStaff } from '../../api'
import type { RecordKey } from './use-fields'

type Hits = ResultOf<StaffContract['verification']['find']>['records']

/** The choice of a record by its name or code; of companies only with `isCompany`. */
export function FindRecord({
  isCompany = false,
  onChoose,
}: {
  isCompany?: boolean
  onChoose: (record: RecordKey) => void
}) {
  const [kind, setKind] = useState('company')
  const [words, setWords] = useState('')
  const [hits, setHits] = useState<Hits | 'loading' | null>(null)
  const find = async () => {
    setHits('loading')
    try {
      setHits((await callStaff('verification', 'find', { kind, words })).records)
    } catch (error) {
      setHits(null)
      toast((error as Error).message, 'bad')
    }
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (words.trim() !== '') void find()
      }}
    >
      {!isCompany && (
        <Field label="类型">
          {(control) => (
            <Select {...control} value={kind} onChange={(event) => setKind(event.target.value)}>
              {KINDS.map((each) => (
                <option key={each.kind} value={each.kind}>
                  {each.label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <TextField
        label="数据"
        hint="名称；企业也可填统一社会信用代码"
        maxLength={50}
        autoComplete="off"
        data-autofocus=""
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" variant="primary" loading={hits === 'loading'}>
        查找
      </Button>
      <div aria-live="polite">
        {Array.isArray(hits) && hits.length === 0 && <p className="text-ink-3">没有找到</p>}
        {Array.isArray(hits) && hits.length > 0 && (
          <ul className="grid gap-1">
            {hits.map(({ recordId, title, region }) => (
              <li key={recordId}>
                <button
                  type="button"
                  className="w-full rounded-2 px-2 py-1.5 text-left hover:bg-surface-2"
                  onClick={() => onChoose({ kind, recordId })}
                >
                  {title}
                  {region !== null && <span className="ml-2 text-12 text-ink-3">{region}</span>}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </form>
  )
}
