import type { ImportMode, MappingFile } from '@zhushutong/domain/data-import'
import { findKind, type RecordKind } from '@zhushutong/domain/records'
import { useState } from 'react'
import type { Preview, Settings, Upload } from './upload.types'

interface Draft {
  readonly kind: string
  readonly sheet?: string
  /** undefined: as proposed; null: as the format that the gateway knows. */
  readonly mapping?: MappingFile | null
  readonly dataOn?: string
  readonly mode: ImportMode
  readonly shrinks: boolean
}

const draftOf = ({ settings, guessedKind }: Upload): Draft =>
  settings ?? { kind: guessedKind ?? '', mode: 'delta', shrinks: false }

/** The settings of an upload while they are edited: as last checked, or as proposed. */
export function useImportSettings(upload: Upload) {
  const [draft, setDraft] = useState(() => draftOf(upload))
  const change = (values: Partial<Draft>) => setDraft((before) => ({ ...before, ...values }))
  return { draft, change }
}

export type ImportDraft = ReturnType<typeof useImportSettings>

/** The complete settings, in the order in which the gateway returns them. */
export function completeSettings(
  { kind, sheet, mapping, dataOn, mode, shrinks }: Draft,
  preview: Preview,
): Settings {
  return { kind, sheet, mapping: mapping === undefined ? preview.mapping : mapping, dataOn, mode, shrinks }
}

export function isSameSettings(a: Settings | null, b: Settings): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

export function kindOf({ kind }: Pick<Draft, 'kind'>): RecordKind | null {
  return findKind(kind) ?? null
}
