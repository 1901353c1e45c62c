import { IMPORT_MODE_LABELS, IMPORT_MODES, type MappingFile } from '@zhushutong/domain/data-import'
import { KINDS } from '@zhushutong/domain/records'
import { DateField } from '@zhushutong/ui/fields/date-field'
import { Field, Select, TextField } from '@zhushutong/ui/fields/field'
import { TitledCard } from '@zhushutong/ui/layout/card'
import type { Preview, Upload } from './upload.types'
import type { ImportDraft } from './use-import-settings'

const MODE_HINTS = {
  delta: '文件里没有的记录保持不变',
  full: '文件里没有的记录标为来源已撤下',
  delete: '文件里的记录从这个来源删除',
} as const

function ModeField({ draft, change }: ImportDraft) {
  return (
    <Field label="方式" hint={MODE_HINTS[draft.mode]}>
      {(control) => (
        <Select
          {...control}
          name="mode"
          value={draft.mode}
          onChange={({ target }) => {
            const mode = IMPORT_MODES.find((each) => each === target.value)
            if (mode) change({ mode, shrinks: false })
          }}
        >
          {IMPORT_MODES.map((mode) => (
            <option key={mode} value={mode}>
              {IMPORT_MODE_LABELS[mode]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function SourceFields({
  mapping,
  sources,
  onChange,
}: {
  mapping: MappingFile
  sources: Preview['sources']
  onChange: (mapping: MappingFile) => void
}) {
  const rename = (platform: string) => {
    const { platform: _, ...rest } = mapping
    onChange(platform === '' ? rest : { ...rest, platform })
  }
  const choose = (source: string) => {
    const known = sources.find((each) => each.source === source)
    onChange({ ...mapping, source, ...(known?.platform && { platform: known.platform }) })
  }
  return (
    <>
      <TextField
        label="来源代号"
        required
        name="source"
        list="known-sources"
        autoComplete="off"
        hint="同一来源每次用同一个：小写字母、数字、连字符"
        value={mapping.source}
        onChange={({ target }) => choose(target.value)}
      />
      <datalist id="known-sources">
        {sources.map(({ source, platform }) => (
          <option key={source} value={source}>
            {platform}
          </option>
        ))}
      </datalist>
      <TextField
        label="来源名称"
        name="platform"
        autoComplete="off"
        hint="页面上显示的来源"
        value={mapping.platform ?? ''}
        onChange={({ target }) => rename(target.value)}
      />
    </>
  )
}

interface SettingsProps extends ImportDraft {
  readonly upload: Upload
  readonly mapping: MappingFile | null
  readonly sources: Preview['sources']
}

/** Kind, sheet, source, date of the data and mode. */
export function SettingsCard({ upload, draft, change, mapping, sources }: SettingsProps) {
  return (
    <TitledCard title="1. 设置">
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        <Field
          label="类型"
          required
          hint={upload.guessedKind === null ? '没有认出类型，请选择' : '按表头认出，可以改'}
        >
          {(control) => (
            <Select
              {...control}
              name="kind"
              value={draft.kind}
              onChange={({ target }) => change({ kind: target.value, mapping: undefined })}
            >
              <option value="">请选择</option>
              {KINDS.map(({ kind, label }) => (
                <option key={kind} value={kind}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {upload.sheets.length > 1 && (
          <Field label="工作表" hint="不选时取第一个有数据的">
            {(control) => (
              <Select
                {...control}
                name="sheet"
                value={draft.sheet ?? ''}
                onChange={({ target }) => change({ sheet: target.value || undefined, mapping: undefined })}
              >
                <option value="">第一个有数据的</option>
                {upload.sheets.map((sheet) => (
                  <option key={sheet}>{sheet}</option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <ModeField draft={draft} change={change} />
        <Field label="数据日期" hint="不填时取文件里的日期，没有就按导入当天；较早的数据不会改动较新的值">
          {(control) => (
            <DateField
              {...control}
              aria-label="数据日期"
              name="dataOn"
              defaultValue={draft.dataOn ?? ''}
              onChange={(day) => change({ dataOn: day || undefined })}
            />
          )}
        </Field>
        {mapping && (
          <SourceFields
            mapping={mapping}
            sources={sources}
            onChange={(changed) => change({ mapping: changed })}
          />
        )}
      </div>
    </TitledCard>
  )
}
