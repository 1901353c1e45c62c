import {
  AMOUNT_PARSES,
  assignField,
  listTargets,
  type MappingFile,
  type MappingTarget,
  type ParseName,
  readAssignments,
  setKey,
} from '@zhushutong/domain/data-import'
import type { RecordKind } from '@zhushutong/domain/records'
import { Select } from '@zhushutong/ui/fields/field'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { ScrollBox } from '@zhushutong/ui/layout/scroll-box'
import { MappingFileButtons } from './mapping-file-buttons'
import type { Preview } from './upload.types'

type Assignments = ReturnType<typeof readAssignments>

interface RowProps {
  readonly field: Preview['fields'][number]
  readonly targets: readonly MappingTarget[]
  readonly assignments: Assignments
  readonly keys: readonly string[] | null
  readonly onAssign: (target: string | null, parse?: ParseName) => void
  readonly onKey: (isKey: boolean) => void
}

function TargetSelect({ field: { header }, targets, assignments, onAssign }: RowProps) {
  const takenBy = new Map([...assignments].map(([name, { target }]) => [target, name]))
  const labelOf = ({ id, label }: MappingTarget) => {
    const taker = takenBy.get(id)
    return taker === undefined || taker === header ? label : `${label}（现为“${taker}”）`
  }
  return (
    <Select
      aria-label={`${header} 对应到`}
      className="h-8! max-w-64"
      value={assignments.get(header)?.target ?? ''}
      onChange={({ target }) => onAssign(target.value || null)}
    >
      <option value="">不导入</option>
      {targets.map((target) => (
        <option key={target.id} value={target.id}>
          {labelOf(target)}
        </option>
      ))}
    </Select>
  )
}

function UnitSelect({ field: { header }, targets, assignments, onAssign }: RowProps) {
  const assignment = assignments.get(header)
  const target = targets.find(({ id }) => id === assignment?.target)
  if (!assignment || !target?.isAmount) return <span className="text-ink-3">--</span>
  return (
    <Select
      aria-label={`${header} 的单位`}
      className="h-8! w-24!"
      value={assignment.parse ?? 'capital'}
      onChange={(event) => onAssign(assignment.target, event.target.value as ParseName)}
    >
      {Object.entries(AMOUNT_PARSES).map(([parse, label]) => (
        <option key={parse} value={parse}>
          {label}
        </option>
      ))}
    </Select>
  )
}

function FieldRow(props: RowProps) {
  const { field, keys, onKey } = props
  return (
    <tr>
      <th scope="row">{field.header}</th>
      <td data-label="前几个值" className="wrap-anywhere text-ink-2">
        {field.samples.length > 0 ? field.samples.join('；') : <span className="text-ink-3">空</span>}
      </td>
      <td data-label="对应到">
        <TargetSelect {...props} />
      </td>
      <td data-label="单位">
        <UnitSelect {...props} />
      </td>
      {keys && (
        <td data-label="区分行">
          <input
            type="checkbox"
            className="size-4 accent-primary"
            aria-label={`用 ${field.header} 区分行`}
            checked={keys.includes(field.header)}
            onChange={({ target }) => onKey(target.checked)}
          />
        </td>
      )}
    </tr>
  )
}

const listOf = (value: string | readonly string[] | undefined) => [value ?? []].flat()

/** The fields of a file with the places that they fill, to be changed one by one (DAT-56). */
export function MappingCard({
  kind,
  mapping,
  preview: { fields, notes, problem },
  onChange,
}: {
  kind: RecordKind
  mapping: MappingFile
  preview: Preview
  onChange: (mapping: MappingFile) => void
}) {
  const targets = listTargets(kind)
  const assignments = readAssignments(kind, mapping)
  // Companies are recognised by code, or by name and place.
  const keys = kind.kind === 'company' ? null : [...listOf(mapping.key), ...listOf(mapping.moreKey)]
  const mark = (header: string, isKey: boolean) =>
    onChange(
      setKey(mapping, isKey ? [...(keys ?? []), header] : (keys ?? []).filter((key) => key !== header)),
    )
  return (
    <TitledCard
      title="2. 对应列"
      count={`${assignments.size} / ${fields.length}`}
      note={<MappingFileButtons mapping={mapping} onLoad={onChange} />}
    >
      {[...(problem === null ? [] : [problem]), ...notes].map((note) => (
        <p key={note} className={`mb-2 ${note === problem ? 'text-bad' : 'text-warn'}`}>
          {note}
        </p>
      ))}
      {keys && (
        <p className="mb-2 text-12 text-ink-3">
          “区分行”的列合起来认出同一条记录：再次导入时按它更新，不新增。第一个不能为空。
        </p>
      )}
      <ScrollBox label="文件的列">
        <table className="data-table" data-cards="">
          <caption className="sr-only">文件的列与对应</caption>
          <thead>
            <tr>
              <th scope="col">文件的列</th>
              <th scope="col">前几个值</th>
              <th scope="col">对应到</th>
              <th scope="col">单位</th>
              {keys && <th scope="col">区分行</th>}
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <FieldRow
                key={field.header}
                field={field}
                targets={targets}
                assignments={assignments}
                keys={keys}
                onAssign={(target, parse) =>
                  onChange(assignField(kind, mapping, field.header, target, parse))
                }
                onKey={(isKey) => mark(field.header, isKey)}
              />
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </TitledCard>
  )
}
