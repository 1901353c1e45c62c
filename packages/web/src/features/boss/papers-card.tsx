import {
  describeFileRule,
  REQUIREMENT_STATE_LABELS,
  type RequirementState,
} from '@zhushutong/domain/boss-orders'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { Tag, type Tone } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'
import type { RequiredFile, UploadedFile } from './boss.types'
import { FileRow } from './file-row'

const TONES: Readonly<Record<RequirementState, Tone>> = {
  missing: 'warn',
  returned: 'bad',
  checking: 'blue',
  accepted: 'ok',
  optional: 'neutral',
}

/** The files required by the order's stages, and the files sent (BOS-02). */
export function PapersCard({
  requirements,
  uploadTo,
  removeOf,
}: {
  requirements: readonly RequiredFile[]
  uploadTo: (requirement: RequiredFile) => ReactNode
  removeOf: (requirement: RequiredFile, file: UploadedFile) => ReactNode
}) {
  if (requirements.length === 0) return null
  const accepted = requirements.filter(({ state }) => state === 'accepted').length
  return (
    <TitledCard id="papers" title="办理资料" note={`${accepted}/${requirements.length} 项已通过`}>
      <ul className="grid gap-4">
        {requirements.map((requirement) => (
          <li
            key={requirement.requirementId}
            className="grid gap-2 border-b border-line pb-4 last:border-b-0 last:pb-0"
          >
            <h3 className="flex flex-wrap items-center gap-2 font-semibold">
              {requirement.name}
              <Tag tone={TONES[requirement.state]}>{REQUIREMENT_STATE_LABELS[requirement.state]}</Tag>
              <span className="text-12 font-normal text-ink-3">{requirement.stageName}阶段</span>
            </h3>
            <p className="text-12 text-ink-3">
              {requirement.note && `${requirement.note}；`}
              {describeFileRule(requirement)}
            </p>
            {requirement.files.length > 0 && (
              <ul>
                {requirement.files.map((file) => (
                  <FileRow key={file.fileId} file={file} action={removeOf(requirement, file)} />
                ))}
              </ul>
            )}
            {requirement.takesFiles && uploadTo(requirement)}
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
